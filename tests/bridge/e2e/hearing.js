// Writes down every device for sound that the page asks for, and every sound it starts.
window.heard = { devices: 0, sources: [] };
const { start } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (...given) {
  window.heard.sources.push(this);
  return start.apply(this, given);
};
window.AudioContext = class extends AudioContext {
  constructor(...given) {
    super(...given);
    window.heard.devices += 1;
  }
};
