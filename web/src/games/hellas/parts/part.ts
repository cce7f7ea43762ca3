/**
 * What a module of the game brings to the table: pictures, pieces, panels, scenes, explanations, boards.
 *
 * A part is one folder, and nothing in the frame knows it by name: the frame asks the registry for whatever the parts of
 * this game bring to a place. The base game's battle, hunt, draft and countdown are parts like any other.
 */
import type { Component, Snippet } from 'svelte';
import type { ActionInfo, BoardProps, DecisionInfo, EventInfo, Texts, View } from '../../../lib/board';
import type { Icon } from '../../../lib/icon';
import type { Flight } from '../../../lib/time/flight';
import type { Rows } from '../../../lib/time/rows';
import type { Chart, Layout } from '../boards/board';
import type { Monster, Player, Wound } from '../frame/reading';

/** The pictures of things by their family and id: `icons.monster.talos`. */
export type Icons = Record<string, Record<string, Icon>>;

export interface Thing {
  title: string;
  text: string;
  /** Its picture where it is another thing's. */
  icon?: Icon;
}
/** Explains a target `kind:id:more`; null where there is nothing to say. */
export type Explains = (view: View, id: string, texts: Texts, more: string) => Thing | null;

export interface PieceProps {
  shared: BoardProps;
  layout: Layout;
  /** How much larger than their own size the pieces are drawn, so that they stay readable. */
  grow: number;
  /** A piece was touched; it stands for its region too. */
  ontouch: (target: string, region: string, at: Element) => void;
  /** A piece that could be moved was taken hold of. */
  onhold: (target: string, event: PointerEvent) => void;
}
export type PlayerProps = BoardProps & { player: Player };

/** What everybody sees for a moment when an event happens. */
export interface News {
  icon: (fields: EventInfo['fields']) => Icon;
  /** Whoever did it need not be told. */
  own?: false;
  /** Only then. */
  when?: (fields: EventInfo['fields'], you: number | null) => boolean;
}

/** What is seen to move with events, by their kind. */
export type Flights = Readonly<Record<string, (fields: EventInfo['fields'], view: View) => Flight[]>>;

/** A regular action: the kinds of actions it consists of, and the thing it begins with where that lies in the own area. */
export interface Regular {
  kinds: readonly string[];
  begins?: (offered: ReadonlySet<string>, player: Player) => string | null;
}

/** A small sign at a hero on the map, and what it means. */
export interface Mark {
  icon: Icon;
  text: string;
}

/** What is hunted, and is no monster of the map. */
export interface Prey {
  of: (view: View, id: string) => Monster | null;
  /** Its wounds in their order; `symbols` draws some of them as a monster's are drawn. */
  Wounds: Component<BoardProps & { symbols: Snippet<[Wound[]]> }>;
  /** How it is painted. */
  figure: Icon;
  /** What is added to its attacks, in words. */
  adds: (view: View, texts: Texts) => string;
}

/** A seat that is no lord's. */
export interface Role {
  Own: Component<PlayerProps>;
  Other: Component<PlayerProps>;
  Foot: Component<PlayerProps>;
  /** Where its piece stands. */
  at: (view: View) => string | null;
  /** What it is called. */
  name: (texts: Texts) => string;
}

/** What is repeated all over a land, so that it is known without its colour. */
export interface Pattern {
  width: number;
  height: number;
  turned?: number;
  path: string;
  stroke: number;
  /** Its strokes end round. */
  round?: true;
}

export interface Part {
  id: string;
  /** Whether a game with this view has it, or it goes on now. */
  active: (view: View) => boolean;

  /** Drawn over the board while something goes on; of several that show, the first part's. */
  scene?: { Scene: Component<BoardProps>; shows: (view: View) => boolean };
  /** On the map: above what the frame draws, and upon the land below all pieces. */
  pieces?: Component<PieceProps>;
  ground?: Component<{ view: View; layout: Layout }>;
  /** Among one's own things, in the plate of another player, and beside the map among monuments and quests. */
  own?: Component<PlayerProps>;
  other?: Component<PlayerProps>;
  sacred?: Component<BoardProps>;
  /** The board's module: one panel at the side of the table, and its one line where there is no room. */
  module?: { Panel: Component<BoardProps>; Line: Component<BoardProps> };

  /** By role, where a seat is played by other rules than a lord: its whole area, its plate, its actions at the foot of a phone. */
  roles?: Record<string, Role>;
  /** Whether a seat can win so at all; undefined: not this part's to say. */
  wins?: (view: View, seat: number, victory: string) => boolean | undefined;
  /** Sections beside the board that the part's own panel takes the place of, by their titles. */
  replaces?: readonly string[];
  /** What is hunted besides the monsters of the map, and how its wounds are drawn. */
  prey?: Prey;
  /** What a hero can do, where that is not what its board says; undefined: not this part's to say. */
  ability?: (view: View, hero: string, seat: number | null, texts: Texts) => string | undefined;

  icons?: Icons;
  /** A line about a region, among what is said of it; empty where there is nothing to say. */
  here?: (view: View, region: string, texts: Texts) => string;
  /** A sign at the hero of a seat, where there is something to be seen of it. */
  mark?: (view: View, seat: number, texts: Texts) => Mark | null;
  /** What the part's pieces add to the population of a region. */
  population?: (view: View, region: string) => number;
  /** Of the regions that are lit, those that the part lights at a piece of its own, and not along their borders. */
  lights?: (shared: BoardProps, lit: readonly string[]) => readonly string[];
  /** Explanations by the kind of the target. */
  things?: Record<string, Explains>;
  /** A short label for an action's button; null: its sentence. Undefined: not this part's action. */
  label?: (action: ActionInfo, picked: string[], texts: Texts, view: View) => string | null | undefined;
  regulars?: Record<string, Regular>;
  news?: Record<string, News>;
  /** How long its events are looked at, and what is seen to move with them: `beats.ts` and `flights.ts` of its folder. */
  beats?: Rows;
  flights?: Flights;
  boards?: readonly Chart[];
  /** The patterns of its lands; their colours are the tokens `--land-<id>`, `--land-<id>-deep` and `--token-<id>`. */
  lands?: Record<string, Pattern>;

  /** Decisions that are asked with cards laid before the player while the map stays in sight. */
  offers?: readonly string[];
  /** The card that such a decision is about, which lies there too and cannot be chosen. */
  about?: (decision: DecisionInfo) => string | null;
  /** Decisions that are answered on the map although a scene goes on. */
  onMap?: readonly string[];
  /** Kinds of targets that cost something and do something: asked about, they say what. */
  powers?: readonly string[];
}
