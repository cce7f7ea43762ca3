/** What is seen to move with the events of The Oracle of Delphi, and where they happen. */
import type { EventInfo, View } from '../../lib/board';
import type { ActionInfo, DecisionInfo } from '../../lib/wire';
import type { Flight } from '../../lib/time/flight';
import { ICONS, type IconName } from '../icons/delphi';
import { type Colour, colourIn, companionIcon, equipmentIcon, godColour, SYMBOLS } from './names';

type Fields = EventInfo['fields'];

const plate = ({ seat }: Fields): string => `seat:${String(seat)}`;
const ship = ({ seat }: Fields): string => `ship:${String(seat)}`;
const hex = (fields: Fields): string => `hex:${String(fields.hex)}`;
const AT_SHIP: ReadonlySet<string> = new Set(['fight_round', 'surrendered', 'statue_loaded', 'reached_zeus']);

/** The place of a deed: a hex, the ship of whoever does it, or a plate. */
export function where({ kind, fields }: EventInfo): string | null {
  if (typeof fields.hex === 'string') return `hex:${fields.hex}`;
  if (AT_SHIP.has(kind)) return ship(fields);
  if (kind === 'looked' && Array.isArray(fields.hexes)) return `hex:${String(fields.hexes[0])}`;
  return kind !== 'game_over' && typeof fields.seat === 'number' ? plate(fields) : null;
}

/** Where a way began. */
export const whence = ({ fields }: EventInfo): string | null => (typeof fields.start === 'string' ? `hex:${fields.start}` : null);

const stone = (colour: string, icon: IconName = SYMBOLS[colour as Colour]): Pick<Flight, 'look' | 'colour' | 'icon'> => ({ look: 'stone', colour, icon: ICONS[icon] });
const on = (fields: Fields, part: string): string => `${plate(fields)}/${part}`;
const got = (fields: Fields, part: string, icon: IconName, text = ''): Flight[] => [{ to: on(fields, part), look: 'token', icon: ICONS[icon], text }];
const god = (fields: Fields): Flight[] => [{ to: on(fields, `god:${String(fields.god)}`), ...stone(godColour(String(fields.god))) }];
const plus = (count: unknown): string => `+${String(count)}`;

const FLIGHTS: Record<string, (fields: Fields) => Flight[]> = {
  source_used: (fields) => {
    const colour = colourIn(String(fields.source));
    return colour ? [{ to: on(fields, String(fields.source)), ...stone(colour) }] : [];
  },
  offering_loaded: (fields) => [{ from: `offering:${String(fields.hex)}:${String(fields.colour)}`, to: ship(fields), ...stone(String(fields.colour), 'amphora') }],
  statue_loaded: (fields) => [{ from: `statue:${String(fields.colour)}`, to: ship(fields), ...stone(String(fields.colour), 'stone-bust') }],
  offering_made: (fields) => [{ from: ship(fields), to: hex(fields), ...stone(String(fields.colour), 'amphora') }],
  statue_raised: (fields) => [{ from: ship(fields), to: `pedestal:${String(fields.hex)}:${String(fields.colour)}`, ...stone(String(fields.colour), 'stone-bust') }],
  shrine_built: (fields) => [{ from: ship(fields), to: hex(fields), look: 'token', icon: ICONS['ionic-column'] }],
  favours_gained: (fields) => got(fields, 'favours', 'olive', plus(fields.count)),
  strength_gained: (fields) => got(fields, 'strength', 'biceps', plus(fields.count)),
  oracle_drawn: (fields) => (typeof fields.colour === 'string' ? [{ to: on(fields, 'deck:oracle'), ...stone(fields.colour) }] : [{ to: on(fields, 'deck:oracle'), look: 'card', icon: ICONS['fire-bowl'] }]),
  god_advanced: god,
  power_used: god,
  injury_drawn: (fields) => [{ to: on(fields, 'injury:'), look: 'loss', text: '' }],
  consulted: (fields) => (fields.colours as Colour[]).map((colour) => ({ to: on(fields, 'die:'), look: 'die', icon: ICONS[SYMBOLS[colour]] })),
  fight_round: (fields) => [{ to: ship(fields), look: 'die', text: String(fields.roll) }],
  monster_defeated: (fields) => [{ from: `monster:${String(fields.hex)}:${String(fields.colour)}`, to: on(fields, 'task:monster'), ...stone(String(fields.colour)) }],
  equipment_taken: (fields) => [{ from: `equipment:${String(fields.equipment)}`, to: plate(fields), look: 'card', icon: ICONS[equipmentIcon(String(fields.equipment))] }],
  companion_gained: (fields) => [{ to: plate(fields), look: 'card', icon: ICONS[companionIcon(String(fields.companion))] }],
  task_completed: (fields) => got(fields, 'task:', 'laurel-crown'),
};

export const flights = ({ kind, fields }: EventInfo): Flight[] => FLIGHTS[kind]?.(fields) ?? [];

/** One's own ship before the server has answered, and what is carried from it to an island. */
export function ghost({ kind, fields }: ActionInfo, _: DecisionInfo, __: View, you: number): Flight[] {
  const own = { from: ship({ seat: you }), to: hex(fields) };
  if (kind === 'sail') return [{ ...own, look: 'token', icon: ICONS.trireme }];
  return kind === 'build_shrine' ? [{ ...own, look: 'token', icon: ICONS['ionic-column'] }] : [];
}
