/** The colour to which a player has turned the wheel of the oracle, to see what a die could do as that colour. */
import type { Colour } from './names';

class Turning {
  colour = $state<Colour | null>(null);

  /** Turns to a colour, or back. */
  turn(colour: Colour): void {
    this.colour = this.colour === colour ? null : colour;
  }
}

export const turning = new Turning();
