/**
 * The seam between the frame and a game's board.
 *
 * A game is one folder: `src/games/<id>/index.ts` exports a GameClient as its default. The frame finds it by the game's
 * id, and draws the game as plain lists where there is no such folder. A board draws what its view says, and asks
 * through `choosing`; it knows no rule.
 */
import type { Component } from 'svelte';
import type { Colour } from './players';
import type { Settings } from './settings.svelte';
import type { Texts } from './texts.svelte';
import type { Beat } from './time/echo.svelte';
import type { Flight } from './time/flight';
import type { Rows } from './time/rows';
import type { Mark } from './time/since';
import type { ActionInfo, DecisionInfo, EntryInfo, EventInfo, Fields, Result, TableInfo } from './wire';

export type { Settings } from './settings.svelte';
export type { Texts } from './texts.svelte';
export type { ActionInfo, DecisionInfo, EventInfo, Fields, Plain, SeatInfo, TableInfo } from './wire';

export type View = Record<string, any>;

/** One of the offered actions, with its place in the list. */
export interface Choice {
  index: number;
  action: ActionInfo;
}

/** How a player comes from many actions to one, by touching things. Reactive. */
export interface Choosing {
  readonly decision: DecisionInfo | null;
  /** The targets touched so far, in order. */
  readonly picked: string[];
  /** The actions that still fit. */
  readonly open: Choice[];
  /** Something is asked at a thing, with a way back of its own. */
  readonly menu: object | null;
  /** Whether it may be touched now. */
  isLit(target: string): boolean;
  isPicked(target: string): boolean;
  /** The actions that touching it leads to: for costs and consequences at the thing. */
  through(target: string): Choice[];
  /**
   * Narrows by one thing. Where one action is left it is taken, or confirmed first if the player wishes that; where
   * several are left that no further thing tells apart, a menu opens at the element. A picked thing is put back.
   */
  touch(target: string, at?: Element): void;
  /** Steps back by one thing, as Escape does. */
  back(): void;
}

export interface BoardProps {
  view: View;
  table: TableInfo;
  /** One's own seat; null for a spectator. */
  you: number | null;
  choosing: Choosing;
  texts: Texts;
  /** The players' names by seat. */
  names: string[];
  /** What happened with the latest entries, for animation. */
  events: EventInfo[];
  /** What is told at this moment, and how long it takes; null where nothing is. */
  beat: Beat | null;
  /** Harm to oneself that is not answered yet, where it was done. */
  marks: Mark[];
  /** All that happened so far. */
  entries: EntryInfo[];
  /** Shows what a thing is, beside the element; for hover, focus and long press (see `explains` in lib/explain). */
  explain: (thing: string, at: Element) => void;
  settings: Settings;
}

export interface EndingProps {
  view: View;
  texts: Texts;
  names: string[];
  result: Result;
}

/** How far a player is on a way to victory. */
export interface Reach {
  /** So many of those that are needed. */
  now: number;
  needed: number;
  /** In per cent, with what counts only in part. */
  share: number;
  /** The outline (512 x 512) that tells the way from others, and its name's text. */
  icon?: string;
  name?: string;
}

/** What lies beside the board for all, in sections: a wide table has two places for them, any other has one. */
export interface World {
  /** The sections from one to another, counted from 0; those that find no room, where it is limited, show their names alone. */
  Sections: Component<BoardProps & { from?: number; to?: number; room?: number }>;
  /** How high the first sections are, one by one, in pixels: those that may stand below the plates. */
  heights(view: View): number[];
}

export interface GameClient {
  Board: Component<BoardProps>;
  /** One's own area, in the dock below the board; on a phone it is a page of its own. */
  Own: Component<BoardProps>;
  /** Another player's area: the compact plate's body. It may show more where it has the class `expanded` around it. */
  Other: Component<BoardProps & { seat: number }>;
  /** Fights and the like: shown over the board while `hasScene` says so. */
  Scene?: Component<BoardProps>;
  hasScene?(view: View): boolean;
  /** What modules of the game show at the side of the table while `hasModules` says so; in one line where there is no room. */
  Modules?: Component<BoardProps & { line?: boolean }>;
  hasModules?(view: View): boolean;
  /** What lies beside the board for all to see. */
  World?: World;
  /** What else there is to say of the end, below who won. */
  Ending?: Component<EndingProps>;
  /** The places on the board by which the game was won, and what is painted beside the victor. */
  prize?(view: View, result: Result): string[];
  spoils?(): Promise<{ default: Component }>;
  /** What a card, hex or token is, in words. */
  thing(view: View, target: string, texts: Texts): { title: string; text: string } | null;
  /** Where the rules speak of such a thing: a clause or a component, as an anchor on their page. */
  anchor?(target: string, view: View): string | null;
  /** The clause of the rules by which a game ended so. */
  endClause?(reason: string): string | null;
  /** A short label for an action's button in the prompt, where its whole sentence would be long; null: the sentence. */
  label?(action: ActionInfo, picked: string[], texts: Texts, view: View): string | null;
  /** What the view tells of the place that an action's fields name, as further fields for its sentence. */
  place?(fields: Fields, view: View): Fields;
  /** Where the place that an action's fields name lies, in words: for actions that would read alike without it. */
  bearing?(fields: Fields, view: View, texts: Texts): string | null;
  /** The thing on the table that stands for the action together with many others, and is touched before their own. */
  group?(action: ActionInfo): string | null;
  /** A name for answering a question in one go, each of its actions after the other; null where it cannot be. */
  series?(decision: DecisionInfo, texts: Texts): string | null;
  /** What an action comes to: of several that come to the same, one is offered where things do not tell them apart. */
  outcome?(action: ActionInfo): string;
  /** What would be lost by an action, in words: whoever takes it is asked once more. */
  losses?(action: ActionInfo, decision: DecisionInfo, view: View, texts: Texts, names: string[]): string[];
  /** What an action spends, in words, or nothing: where a finger may slip, whoever takes it is asked once more. */
  spends?(action: ActionInfo, texts: Texts): string;
  /** Whose turn it is; null before the first. */
  turn?(view: View): number | null;
  /** The outline (512 x 512) of an icon for an action's button. */
  icon?(action: ActionInfo): string | null;
  /** What an action costs: the cheaper ones come first among the prompt's buttons. */
  cost?(action: ActionInfo): number;
  /** What a seat is called by what it plays, as its hero; null: nothing yet. */
  called?(view: View, seat: number, texts: Texts): string | null;
  /** Whether two seats win and lose together. */
  allied?(view: View, one: number, other: number): boolean;
  /** A player's colour, where it is not that of the seat; null: none chosen yet. */
  colour?(view: View, seat: number): Colour | null;
  /** How far a player is on each way to victory, where room is small. */
  standing?(view: View, seat: number): Reach[];
  /** What threatens a player on the table as it stands, besides others who are near their victory: whom it is about, and where. */
  dangers?(view: View, you: number, texts: Texts, names: string[]): { seat: number; text: string; place: string }[];
  /** The stone that stands before a colour's name in the story. */
  Stone?: Component<{ colour: any; size?: number }>;
  /** The kinds of events that are told as one where they follow each other, with the field that counts them. */
  folds?: Record<string, string>;
  /** How long what happens is looked at, by the kinds of events. */
  beats?: Rows;
  /** Where it happens, as a target or `seat:n` for a plate; and what is seen to move with it. */
  where?(event: EventInfo, view: View): string | null;
  /** Where a way began. */
  whence?(event: EventInfo): string | null;
  flights?(event: EventInfo, view: View): Flight[];
  /** The board is higher than wide: on a tablet in landscape one's own things stand beside it. */
  upright?: boolean;
  /** How one's own pieces move with an answer to a question, as far as one can see that beforehand. */
  ghost?(action: ActionInfo, decision: DecisionInfo, view: View, you: number): Flight[];
  /** Whether it is told in large words over the board, to whoever sits at `you`; `events` came with it. */
  announces?(event: EventInfo, you: number | null, events: EventInfo[]): boolean;
  /** What a game with these options needs besides its catalogue, which the frame loads. */
  load(options: Fields): Promise<void>;
}
