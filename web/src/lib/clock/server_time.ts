/** The server's time in seconds, as near as messages tell it: of all of them the one that was on its way for the shortest time. */
let ahead: number | null = null;

/** A message said what time it is; the first of a new line counts by itself. */
export function heardTime(time: number | null | undefined, anew = false): void {
  if (typeof time !== 'number') return;
  const found = time - performance.now() / 1000;
  ahead = anew || ahead === null ? found : Math.max(ahead, found);
}

/** It never goes back between messages, whatever the clock of this machine is set to. */
export const serverTime = (): number => (ahead ?? Date.now() / 1000 - performance.now() / 1000) + performance.now() / 1000;
