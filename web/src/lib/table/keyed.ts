/** What the keys do at a table (see keys). */
import { flushSync } from 'svelte';
import type { Touches } from '../choosing.svelte';
import { explanation } from '../explain.svelte';
import { notices } from '../notices.svelte';
import { settings } from '../settings.svelte';
import { texts } from '../texts.svelte';
import type { Recent } from '../time/recent.svelte';
import { PACES } from '../time/rows';
import type { Showing } from '../time/showing.svelte';
import type { DecisionInfo, TableInfo } from '../wire';
import type { Counsel } from './counsel.svelte';
import type { Keyed } from './keys';
import type { Looking } from './looking.svelte';
import type Prompt from './Prompt.svelte';

interface Table {
  showing: Showing;
  choosing: Touches;
  counsel: Counsel;
  looking: Looking;
  recent: Recent;
  prompt: () => Prompt | null;
  place: () => HTMLElement | null;
  question: () => DecisionInfo | null;
  table: () => TableInfo;
  /** Asks for advice, where that is allowed now. */
  advise: () => (() => void) | null;
  /** Where the rules speak of a thing. */
  anchor: (thing: string) => string | null;
  undo: () => void;
  redo: () => void;
  point: () => void;
  help: () => void;
}

export function keyedTo({ showing, choosing, counsel, looking, recent, prompt, place, question, table, advise, anchor, undo, redo, point, help }: Table): Keyed {
  return {
    choosing,
    undo,
    redo,
    point,
    help,
    press: (number) => prompt()?.pressNumber(number) ?? false,
    list: () => prompt()?.list(),
    // The way out of one's turn, where there is one now: the same button that a hand would press.
    end: () => {
      const asked = question();
      const kind = asked?.actions.find((action) => action.kind === 'end_turn' || (asked.kind === 'turn' && action.kind === 'pass'))?.kind;
      if (kind) place()?.querySelector<HTMLElement>(`[data-choice="${kind}"], [data-target="${kind}"]`)?.click();
    },
    chat: () => {
      looking.show('story');
      looking.turn('chat');
      // Before the next key comes: whoever types on at once means the chat.
      flushSync();
      document.querySelector<HTMLElement>('#chat-words')?.focus();
    },
    // Advice is about a question, and as long as something is to be seen there is none.
    advise: () => (showing.waiting ? showing.pause() : advise()?.()),
    skip: () => {
      if (!showing.waiting) return false;
      showing.skip();
      return true;
    },
    pace: (by) => {
      settings.pace = PACES[Math.min(Math.max(PACES.indexOf(settings.pace) + by, 0), PACES.length - 1)]!;
      notices.tell(texts.text('web-pace-now', { pace: texts.text(`web-setting-pace-${settings.pace}`) }));
    },
    since: () => recent.tell(!recent.told),
    rules: () => {
      const at = explanation.thing && anchor(explanation.thing);
      window.open(`/rules/${table().game}${at ? `#${at}` : ''}`, '_blank', 'noopener');
    },
    putAway: () => {
      const { id, mine } = table();
      if (counsel.about && mine !== null) {
        counsel.close(id, mine);
        return true;
      }
      const there = looking.away;
      looking.show('board');
      if (there || !recent.told) return there;
      recent.tell(false);
      return true;
    },
  };
}
