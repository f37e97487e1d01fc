/**
 * The interface in a plain browser, with sample answers instead of the app: `npm run dev`, then
 * `/dev/?scene=two&language=ru&theme=dark#/game/sholo-guti`. No part of the build.
 */
import { mount } from 'svelte';
import App from '../src/App.svelte';
import type { Settings } from '../src/bindings/Settings';
import '../src/styles/base.css';
import { sampleDesk, type Scene } from './sample-desk';

const query = new URLSearchParams(location.search);
const settings: Settings = {
  language: (query.get('language') ?? 'system') as Settings['language'],
  theme: (query.get('theme') ?? 'system') as Settings['theme'],
  speed: (query.get('speed') ?? 'normal') as Settings['speed'],
  turnBoard: query.has('turn'),
  sound: !query.has('silent'),
  haptics: false,
};
const target = document.getElementById('app');
if (target)
  mount(App, { target, props: { desk: sampleDesk((query.get('scene') ?? 'idle') as Scene, settings) } });
