/** What is heard of a table: sounds, and what is read out to those who do not see it. */
import { untrack } from 'svelte';
import type { Touches } from '../choosing.svelte';
import { notices } from '../notices.svelte';
import { begins } from '../replay/turns';
import { settings } from '../settings.svelte';
import { ambient, play } from '../sound';
import { story } from '../story';
import { texts } from '../texts.svelte';
import type { Showing } from '../time/showing.svelte';
import type { Asking } from './asking';

interface Heard {
  showing: Showing;
  choosing: Touches;
  asking: Asking;
  you: () => number | null;
  over: () => boolean;
  /** One has to decide, seen or not. */
  wanted: () => boolean;
  /** One is asked again. */
  asked: () => void;
}

/** For as long as the component lives that calls it. */
export function hears({ showing, choosing, asking, you, over, wanted, asked: ask }: Heard): void {
  // The question, and what is read out with it: once for every turn that was seen, and when nothing more is to be seen.
  let heard = untrack(() => showing.now.number);
  let asked = false;
  $effect(() => {
    const { decision, number } = showing.now;
    const live = showing.mode === 'live';
    untrack(() => {
      choosing.ask(decision);
      const mine = decision !== null;
      const fresh = showing.entries.filter((entry) => entry.number > heard && entry.number <= number);
      if (!live && !fresh.some(begins)) return;
      heard = number;
      const told = story(texts, asking.game, fresh, asking.names(), you()).map(({ pieces }) => pieces.map(({ text }) => text).join(''));
      if (decision && (fresh.length > 0 || !asked)) told.push(asking.question(decision));
      if (told.length) notices.say(told.join(' '));
      if (fresh.length > 0 && (asked || (settings.pace === 'at_once' && !mine))) play('piece');
      if (mine && !asked) ask();
      asked = mine;
    });
  });

  const sea = $derived(settings.sound && settings.ambient ? settings.volume : null);
  $effect(() => (sea === null ? undefined : ambient()));

  $effect(() => {
    if (wanted()) untrack(() => play('turn'));
  });

  // Whoever sees something again does not hear the end again.
  let ended = false;
  $effect(() => {
    if (!over() || ended) return;
    ended = true;
    untrack(() => play('end'));
  });
}
