/** How a page keeps up with what is shown of its table. */
import { untrack } from 'svelte';
import type { Connection } from '../connection.svelte';
import { settings } from '../settings.svelte';
import type { Showing } from './showing.svelte';

interface Shows {
  connection: () => Connection;
  showing: Showing;
  place: () => HTMLElement | null;
  /** Something lies over the board that has nothing to do with the game. */
  covered: () => boolean;
}

/** For as long as the component lives that calls it. */
export function shows({ connection, showing, place, covered }: Shows): void {
  $effect(() => {
    const told = connection();
    told.shows = showing;
    return () => {
      told.shows = null;
      showing.leave();
    };
  });
  $effect(() => {
    const seen = () => showing.seen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  });
  $effect(() => {
    void settings.pace;
    untrack(() => showing.paced());
  });
  // Where the picture jumps over something, it comes up anew.
  const fade = (from: number): void => void place()?.querySelector('.board')?.animate?.([{ opacity: from }, { opacity: 1 }], 200);
  $effect(() => {
    if (showing.jumps > 0) untrack(() => fade(0.4));
  });
  $effect(() => {
    if (showing.leaps > 0) untrack(() => fade(0.7));
  });
  $effect(() => {
    if (!covered()) return;
    untrack(() => showing.hold('dialog'));
    return () => showing.release('dialog');
  });
}
