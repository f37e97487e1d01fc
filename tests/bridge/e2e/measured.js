// Plays every sound that was started once more, where it can be looked at.
const [done] = arguments;
const RATE = 48000;
const measure = async ({ buffer, playbackRate }) => {
  const offline = new OfflineAudioContext(1, RATE, RATE);
  const source = offline.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = playbackRate.value;
  source.connect(offline.destination);
  source.start();
  const samples = (await offline.startRendering()).getChannelData(0);
  const last = samples.findLastIndex((sample) => sample !== 0);
  let crossings = 0;
  for (let index = 1; index <= last; index += 1) if (samples[index] >= 0 !== samples[index - 1] >= 0) crossings += 1;
  return {
    finite: samples.every(Number.isFinite),
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    seconds: (last + 1) / RATE,
    height: (crossings / (last + 1)) * RATE,
  };
};
Promise.all(window.heard.sources.map(measure)).then(done);
