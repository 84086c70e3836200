import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { arrive } from './lib/me.svelte';
import { keepWorker } from './lib/push';

const LATER = 3000; // milliseconds: first comes what somebody waits for

void arrive().finally(() => mount(App, { target: document.getElementById('app')! }));
addEventListener('load', () => setTimeout(() => void keepWorker().catch(() => undefined), LATER));
