import { mount } from 'svelte';
import App from './App.svelte';
import { tauriDesk } from './desk/tauri-desk';
import './styles/base.css';

const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target, props: { desk: tauriDesk } });
}
