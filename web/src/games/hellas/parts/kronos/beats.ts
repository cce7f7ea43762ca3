/** What Kronos and the heroes do against each other. */
import type { Rows } from '../../../../lib/time/rows';

const plate = { opens: 500, joins: 250, camera: 'plate', sound: 'clay', still: 'number', skip: 'end' } as const;
const omen = { opens: 900, joins: 600, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark' } as const;
const card = { opens: 700, joins: 400, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' } as const;
const number = { opens: 350, joins: 180, camera: 'plate', still: 'number', skip: 'end' } as const;

export const beats: Rows = {
  chain_chosen: plate,
  kronos_placed: { ...omen, sound: 'piece' },
  attitude_changed: { opens: 700, joins: 450, camera: 'place', sound: 'bronze', still: 'fade', skip: 'mark' },
  orders_drawn: card,
  order_discarded: card,
  order_played: { ...card, banner: true, opens: 900 },
  order_revealed: card,
  order_put_away: card,
  anger_spent: number,
  anger_gained: number,
  kronos_attribute_raised: { ...plate, banner: true },
  chain_broken: { ...omen, camera: 'plate', still: 'card' },
  chain_used: { ...omen, camera: 'plate', still: 'card' },
  chain_destroyed: { ...omen, camera: 'plate', still: 'card' },
  chains_refreshed: number,
  finals_unlocked: { ...omen, camera: 'plate', opens: 1200 },
  kronos_acted: { opens: 700, joins: 300, camera: 'plate', sound: 'drum', banner: true, still: 'fade', skip: 'end' },
  kronos_passed: plate,
  terror_spread: omen,
  temple_destroyed: { ...omen, opens: 1000 },
  monument_damaged: omen,
  monument_destroyed: { ...omen, opens: 1300 },
  kronos_moved: { opens: 1000, joins: 700, camera: 'way', sound: 'drum', banner: true, still: 'fade', skip: 'end' },
  hero_brought_down: { ...omen, harms: 'seat' },
  heroes_rose: plate,
  orders_reshuffled: number,
  anger_cleared: number,
  hero_banished: { ...omen, camera: 'way', harms: 'seat' },
  token_chosen: plate,
  token_used: { ...plate, banner: true },
  hoplite_led: { opens: 500, joins: 250, camera: 'way', sound: 'piece', still: 'fade', skip: 'end' },
  hero_healed: plate,
  card_given: card,
  blessing_drawn: card,
};
