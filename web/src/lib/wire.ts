/** What travels between the server and this client: the types of aegean.server.wire. */

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type Fields = Record<string, Plain>;

export interface Refused {
  code: string;
  message: string;
  number?: number | null;
}

export interface Person {
  id: number;
  name: string;
  guest: boolean;
  language: string;
  /** Let in by an invitation or by the host. */
  member: boolean;
  /** May look after the house: remove a line of chat, and more by call. */
  moderator: boolean;
}

/** What everybody is to read, until a time; an empty text: nothing any more. */
export interface Announcement {
  text: string;
  until: number;
}

export interface House {
  name: string;
  door: 'open' | 'members' | 'accounts';
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  expires: number;
}

export interface OptionInfo {
  name: string;
  default: Plain;
  choices: Plain[];
  /** A value is a set of the choices. */
  many: boolean;
}

/** A module that a game can be played with. */
export interface ModuleInfo {
  id: string;
  option: string;
  seats: number[];
  /** For experienced players. */
  marked: boolean;
}

/** Whether a module goes with those that are chosen. */
export interface ModuleFit {
  id: string;
  chosen: boolean;
  /** The modules that speak against it, or `seats`; empty: it can be added. */
  clash: string[];
  reason: '' | 'excludes' | 'needs' | 'marked' | 'seats';
  /** The expansions that make room for it. */
  remedy: string[] | null;
}

/** What a choice of modules leads to. */
export interface Fit {
  options: Fields;
  seats: number[];
  refused: string;
  modules: ModuleFit[];
}

export interface GameInfo {
  id: string;
  version: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  /** The level to take where nobody has chosen one. */
  usual: string;
  modules: ModuleInfo[];
}

export interface SeatForm {
  bot?: string | null;
  name?: string;
}

export interface TableForm {
  game: string;
  seats: SeatForm[];
  options?: Fields;
  seed?: string;
  public?: boolean;
  title?: string;
  sit?: boolean;
  start?: boolean;
  advice?: boolean;
  hot_seat?: boolean;
  absence?: Absence;
  absence_after?: number;
}

/** Who may let a bot play for somebody who is away. */
export type Absence = 'never' | 'host' | 'others';

export interface SeatInfo {
  seat: number;
  name: string;
  person: number | null;
  bot: string | null;
  connected: boolean;
  /** The table has waited for them so long that its rule allows a bot in their place. */
  absent: boolean;
  resigned: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  version: string;
  title: string;
  status: 'open' | 'running' | 'over' | 'closed';
  public: boolean;
  options: Fields;
  seats: SeatInfo[];
  host: number | null;
  created: number;
  started: number | null;
  touched: number;
  waiting: number[];
  result: Plain;
  commitment: string;
  /** Somebody chose the seed, and so may know all that is hidden. */
  seed_given: boolean;
  seed: string | null;
  /** A number that somebody gave: the server mixed it with what nobody knows, which is shown at the end. */
  seed_word: string | null;
  seed_salt: string | null;
  /** It began from a position that somebody set up. */
  arranged: boolean;
  imported: boolean;
  rematch: string | null;
  /** Players may ask a bot what it would do. */
  advice: boolean;
  /** All people play on one device. */
  hot_seat: boolean;
  /** It teaches a first game. */
  lesson: boolean;
  absence: Absence;
  absence_after: number;
  /** People's seats that a bot plays at present. */
  lent: number[];
  /** No rules of this server can continue it. */
  stuck: boolean;
  /** The seats that are one's own: several only where all play on one device. */
  own: number[];
  /** The seat that one looks from. */
  mine: number | null;
  invite: string | null;
  /** Of a closed table: who closed it, `house`, `host` or `players`, and what the house said of it. */
  ended_by: string;
  reason: string;
}

export interface TableList {
  tables: TableInfo[];
  more: boolean;
}

export interface ActionInfo {
  text: string;
  kind: string;
  fields: Fields;
  targets: string[];
}

export interface DecisionInfo {
  kind: string;
  about: Fields;
  confirm: boolean;
  actions: ActionInfo[];
  since: number;
}

export interface EventInfo {
  kind: string;
  fields: Fields;
}

export type EntryKind =
  | 'begin'
  | 'act'
  | 'undo'
  | 'redo'
  | 'ask'
  | 'propose'
  | 'agree'
  | 'decline'
  | 'resign'
  | 'bot'
  | 'replace'
  | 'back'
  | 'gone'
  | 'given'
  | 'rewind'
  | 'migrate';

export interface EntryInfo {
  number: number;
  seat: number;
  kind: EntryKind;
  text: string | null;
  events: EventInfo[];
  moves: number;
  at: number;
}

export interface Asked {
  seat: number;
  moves: number;
  missing: number[];
  /** Who is to be replaced by a bot, where that is the question. */
  absent: number | null;
}

export interface Now {
  number: number;
  moves: number;
  decision: DecisionInfo | null;
  undoable: number;
  redoable: boolean;
  asked: Asked | null;
  seats: SeatInfo[];
  result: Plain;
  /** The seats that have to decide, where the server says so. */
  deciding: number[];
}

/** Something that the catalogues have a sentence for. */
export interface Worded {
  kind: string;
  fields: Fields;
}

/** What a strong bot would do in one's place, by what one knows oneself. Actions are places in the decision's list. */
export interface Advice {
  since: number;
  action: number;
  alternatives: { action: number; chance: number | null; looks: number }[];
  plan: Worded[];
  grounds: Worded[];
  chances: number[];
  looks: number;
}

/** How a game ended: the seats that won, everybody by rank, and why. */
export interface Result {
  winners: number[];
  ranking: number[][];
  reason: string;
}

export interface ChatLine {
  id: number;
  room: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  removed: boolean;
}

export interface StoryPage {
  entries: EntryInfo[];
  more: boolean;
}

/** [path, value] puts a value in place, [path] takes the key at the path's end away. */
export type Change = [path: (string | number)[], value?: Plain];

export type Message =
  | { type: 'state'; table: TableInfo; now: Now; view: Fields; entries: EntryInfo[]; chat: ChatLine[] }
  | { type: 'moved'; now: Now; entries: EntryInfo[]; patch: Change[] }
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; line: ChatLine }
  | { type: 'chat_again'; chat: ChatLine[] }
  | { type: 'announcement'; announcement: Announcement }
  | { type: 'done'; id: number | null; number: number }
  | { type: 'refused'; id: number | null; code: string; message: string; number: number | null };

export type Command =
  | { do: 'act'; number: number; action: number | string; id?: number }
  | { do: 'undo' | 'restart' | 'redo' | 'ask_back' | 'resign' | 'return'; number: number; id?: number }
  | { do: 'answer'; number: number; agree: boolean; id?: number }
  | { do: 'hand_over'; number: number; bot?: string; id?: number }
  | { do: 'replace'; number: number; seat: number; id?: number }
  | { do: 'say'; text: string; id?: number };

export interface Verdict {
  commitment: string;
  seed: string;
  kept: boolean;
  replays: boolean;
  hash: string;
  problem: string;
  /** Of the rules it was played by. */
  version: string;
  /** The entry at which the table changed to these rules. */
  changed: number | null;
  word: string | null;
  salt: string | null;
  /** Whether the seed is what these two make. */
  mixed: boolean | null;
}

export interface StepInfo {
  entry: EntryInfo;
  patch: Change[];
  deciding: number[];
}

export interface ReplayPage {
  number: number;
  last: number;
  /** A seat's number, `spectator` or `above`. */
  eyes: string;
  version: string;
  view: Fields;
  entry: EntryInfo;
  deciding: number[];
  steps: StepInfo[];
}

export interface Chances {
  /** The entries that were looked at so far. */
  numbers: number[];
  /** After each of them, by seat. */
  chances: number[][];
  /** How many there will be in the end. */
  total: number;
}

export interface FigureInfo {
  name: string;
  counts: number[];
  by_turns: number[][];
}

export interface Statistics {
  decisions: number;
  seconds: number | null;
  seats: { turns: number; decisions: number; seconds: number | null }[];
  figures: FigureInfo[];
}
