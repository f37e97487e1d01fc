/** Texts about the app itself: its version, its licence and those of what it is made of. */
export const about = {
  title: 'About',
  version: (version: string) => `Version ${version}`,
  offline: 'Everything happens on your device: no network, no account, no advertisements.',
  open: 'Licences',
  back: 'Back',
  own: 'Leap & Sow is free software, to be used under either the MIT or the Apache\u00a02.0 licence, as you choose.',
  font: 'The letters are Inter by the Inter Project Authors, under the SIL Open Font Licence\u00a01.1.',
  page: 'The interface is made of',
  rust: 'The rules and the app are made of',
};
