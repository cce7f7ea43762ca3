export { Texts, texts } from './texts.svelte';
