/** The modules of Lords of Hellas at a new table: every part's own card, and sets that go well together. */
import cornucopia from 'icon:cornucopia';
import greekTemple from 'icon:greek-temple';
import lion from 'icon:lion';
import meepleGroup from 'icon:meeple-group';
import scythe from 'icon:scythe';
import trireme from 'icon:trireme';
import type { Card, Offer } from '../../lib/modules';

const LANDS = ['poseidon_simple', 'atlantis'];

export const offer: Offer = {
  groups: [
    { id: 'cards', title: 'web-hellas-group-cards' },
    { id: 'gods', title: 'web-hellas-group-gods', broad: true },
    { id: 'lands', title: 'web-hellas-group-lands' },
  ],
  cards: Object.values(import.meta.glob<Card>('./parts/*/card.ts', { eager: true, import: 'card' })),
  presets: [
    { id: 'base', title: 'making-preset-base', icon: greekTemple, expansions: () => [], seats: [2, 3, 4] },
    {
      id: 'beasts',
      title: 'web-hellas-preset-beasts',
      icon: lion,
      expansions: (seats) => ['heroes_monsters', 'combat_cards', 'opportunity', 'chiron', ...(seats > 4 ? LANDS : []), ...(seats > 5 ? ['city_of_steel'] : [])],
    },
    { id: 'sea', title: 'web-hellas-preset-sea', icon: trireme, expansions: (seats) => ['poseidon_full', ...(seats > 4 ? ['atlantis'] : [])], seats: [2, 3, 4, 5] },
    { id: 'lords', title: 'web-hellas-preset-lords', icon: meepleGroup, expansions: () => [...LANDS, 'city_of_steel'], seats: [6] },
    { id: 'all', title: 'making-preset-all', icon: cornucopia, expansions: () => null },
    { id: 'kronos', title: 'web-hellas-preset-kronos', icon: scythe, expansions: () => [], mode: 'kronos', seats: [2, 3, 4] },
  ],
};
