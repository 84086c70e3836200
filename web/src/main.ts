import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { arrive } from './lib/me.svelte';

void arrive().finally(() => mount(App, { target: document.getElementById('app')! }));
