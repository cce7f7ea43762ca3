/** What happened since one's last turn: told until one acts or puts it away, and again when it is asked for. */
import type { GameClient, View } from '../board';
import type { Asking } from '../table/asking';
import { texts } from '../texts.svelte';
import type { Showing } from './showing.svelte';
import { between, hasActed, since, type Since } from './since';

interface Table {
  showing: Showing;
  client: GameClient;
  asking: Asking;
  view: () => View;
  you: () => number | null;
  /** Something else is to be seen or learnt first. */
  busy: () => boolean;
}

export class Recent {
  readonly #table: Table;
  #wish = $state.raw<{ of: number; open: boolean } | null>(null);
  readonly #happened = $derived.by(() => {
    const { showing, you, busy } = this.#table;
    const seat = you();
    return seat === null || !showing.now.decision || busy() ? null : between(showing.entries, seat);
  });
  readonly #latest = $derived(this.#happened?.at(-1)?.entry.number ?? -1);
  /** What there is to tell now. */
  readonly told: Since | null = $derived.by(() => {
    const { showing, client, asking, view, you } = this.#table;
    const happened = this.#happened;
    if (!happened || !(this.#wish?.of === this.#latest ? this.#wish.open : !hasActed(showing.entries, you()!))) return null;
    return since(happened, view(), you()!, client.beats ?? {}, client, texts, asking.game, asking.names());
  });

  constructor(table: Table) {
    this.#table = table;
  }

  tell(open: boolean): void {
    this.#wish = { of: this.#latest, open };
  }
}
