/** Shows a section of an article from its heading on; a screen reader goes on reading there. */
export function showSection(article: HTMLElement, section: string): void {
  const heading = article.querySelector<HTMLElement>(`[data-section="${section}"] h2`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
