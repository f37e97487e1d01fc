window.__TAURI_INTERNALS__ = {
  async invoke(command, given = {}) {
    const answer = await fetch('/invoke', { method: 'POST', body: JSON.stringify([command, given]) });
    const content = await answer.json();
    if (answer.ok) return content;
    throw content;
  },
};
