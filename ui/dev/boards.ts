import '@fontsource-variable/inter';
import { mount } from 'svelte';
import Bench from './Bench.svelte';

mount(Bench, { target: document.body });
