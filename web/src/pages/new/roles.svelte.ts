/** Who plays what at a new table where seats play different parts: one seat alone against a side of several. */
import { isPerson, PERSON, SELF } from './seats';

/** Oneself, a person who comes, a bot; or it is dealt when the game begins. */
export const PARTS = [SELF, PERSON, 'bot', 'lot'] as const;
export type Part = (typeof PARTS)[number];

export class Roles {
  /** One player leads all seats of the side that has several. */
  together = $state(false);
  dealt = $state(false);
  readonly #sides: () => readonly number[];
  readonly #roles: () => readonly string[];

  constructor(sides: () => readonly number[], roles: () => readonly string[]) {
    this.#sides = sides;
    this.#roles = roles;
  }

  /** Whether seats play different parts. */
  get differ(): boolean {
    return this.#roles().some((role) => role !== '');
  }

  role(seat: number): string {
    return this.#roles()[seat] ?? '';
  }

  /** The seat that stands alone. */
  get lone(): number {
    const sides = this.#sides();
    return Math.max(0, sides.findIndex((side) => sides.filter((other) => other === side).length === 1));
  }

  /** The seats of the side that has several. */
  get allied(): number[] {
    const sides = this.#sides();
    return sides.flatMap((side, seat) => (sides.filter((other) => other === side).length > 1 ? [seat] : []));
  }

  /** The seats that one player leads. */
  get led(): number[] {
    return this.differ && this.together ? this.allied : [];
  }

  /** Who sits in each seat, with those that follow another's player. */
  seated(seats: readonly string[]): string[] {
    const [first, ...further] = this.led;
    return seats.map((who, seat) => (further.includes(seat) ? seats[first!]! : who));
  }

  part(seats: readonly string[]): Part {
    if (this.dealt) return 'lot';
    const who = seats[this.lone] ?? SELF;
    return who === SELF || who === PERSON ? who : 'bot';
  }

  /** Who plays the lone seat; oneself sits at the other side, where it is somebody else. */
  choose(part: Part, seats: readonly string[], bot: string): string[] {
    this.dealt = part === 'lot';
    if (part === 'lot') return [...seats];
    const { lone } = this;
    const other = this.allied[0] ?? lone;
    const self = seats.indexOf(SELF);
    const before = seats[lone]!;
    return seats.map((who, seat) => {
      if (part === SELF) return seat === lone ? SELF : seat === self ? (isPerson(before) ? PERSON : before) : who;
      if (seat === lone) return part === PERSON ? PERSON : isPerson(before) ? bot : before;
      return self === lone && seat === other ? SELF : who;
    });
  }
}
