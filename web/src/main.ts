import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { texts } from './lib/texts.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

// The texts first: nothing is shown in bare ids.
await texts.speak(settings.language);
await texts.need('core', 'web', 'bots');
mount(App, { target: document.getElementById('page')! });
