/** Fleets: how large each lord's is, and what its ships add in a port region. */
import type { Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { hoplites, type Player, players } from '../../frame/reading';
import { playerName } from '../../frame/thing';
import type { Thing } from '../part';
import { portThing } from './ports';

const FLEET = 'fleet';

export const fleetOf = (player: Player): number => player.attributes[FLEET] ?? 0;

export const largest = (): number => Number(printed.of('attributes', FLEET).maximum) || 5;

/** What is asked about: the fleet of a lord. */
export const fleetTarget = (seat: number): string => `attribute:${FLEET}:${seat}`;

/** A port, and what the ships of those who stand there would add to their armies. */
export function portWithShips(view: View, region: string, texts: Texts): Thing {
  const port = portThing(view, region, texts);
  const ships = players(view).flatMap((player) => {
    const number = Math.min(fleetOf(player), hoplites(view, player.seat, region));
    return number > 0 ? [texts.text('web-hellas-ships_here', { who: playerName(view, player.seat, texts), value: fleetOf(player), number })] : [];
  });
  return { ...port, text: [port.text, ...ships].join('\n') };
}
