/** What a person wishes of the page; kept in this browser. */
import { type Pace, PACES } from './time/rows';

export type Language = 'en' | 'es' | 'de' | 'pl';
export const LANGUAGES: readonly Language[] = ['en', 'es', 'de', 'pl'];

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
/** Which actions are asked about once more: none, those that end something while more could be done, every one. */
export type Confirm = 'none' | 'ending' | 'all';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  ambient: boolean;
  patterns: boolean;
  confirm: Confirm;
  pace: Pace;
}

const PLACE = 'aegean.settings';

/** The first of the browser's languages that there are texts in. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}

function kept(): Partial<Kept> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function among<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

export class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sound = $state(false);
  /** From 0 to 100; sounds were made for 50. */
  volume = $state(50);
  /** The sea under the game. */
  ambient = $state(false);
  /** Stronger patterns beside the colours. */
  patterns = $state(false);
  confirm = $state<Confirm>('ending');
  /** How fast the moves of others are shown. */
  pace = $state<Pace>('normal');

  #systemReduced = $state(false);
  #systemDark = $state(false);

  constructor() {
    const old = kept();
    this.language = among(old.language, LANGUAGES, preferred(navigator.languages ?? []));
    this.theme = among(old.theme, ['system', 'light', 'dark'], 'system');
    this.motion = among(old.motion, ['system', 'full', 'reduced'], 'system');
    this.sound = old.sound === true;
    this.volume = typeof old.volume === 'number' && old.volume >= 0 && old.volume <= 100 ? old.volume : 50;
    this.ambient = old.ambient === true;
    this.patterns = old.patterns === true;
    this.confirm = among(old.confirm, ['none', 'ending', 'all'], 'ending');
    this.pace = among(old.pace, PACES, 'normal');
    const wish = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.#systemReduced = wish?.matches ?? false;
    wish?.addEventListener?.('change', () => (this.#systemReduced = wish.matches));
    const night = window.matchMedia?.('(prefers-color-scheme: dark)');
    this.#systemDark = night?.matches ?? false;
    night?.addEventListener?.('change', () => (this.#systemDark = night.matches));
  }

  /** Whether pieces should not move about. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.#systemReduced);
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  /** Puts the settings onto the page and keeps them; called by an effect, so that every change does it. */
  settle(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset.theme = this.dark ? 'dark' : 'light';
    page.dataset.motion = this.still ? 'reduced' : 'full';
    page.dataset.patterns = this.patterns ? 'strong' : 'plain';
    const { language, theme, motion, sound, volume, ambient, patterns, confirm, pace } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, motion, sound, volume, ambient, patterns, confirm, pace } satisfies Kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
