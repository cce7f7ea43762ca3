/** What travels between server and client. Written by tools/wire.py from aegean.server.wire: `make wire`. */

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type Fields = Record<string, Plain>;

export type Door = 'accounts' | 'members' | 'open';

export type DestinationKind = 'discord' | 'email' | 'json' | 'ntfy' | 'push' | 'slack';

export type Wish = 'agree' | 'ended' | 'friends' | 'tables' | 'turn';

export type Absence = 'host' | 'never' | 'others';

export type TournamentKind = 'cup' | 'league' | 'rounds';

export type TournamentStatus = 'called_off' | 'open' | 'over' | 'running';

export type Criterion = '' | 'direct' | 'late' | 'lot' | 'opposition' | 'points' | 'wins';

export type Out = '' | 'absent' | 'gone' | 'left' | 'removed' | 'spare';

export type Decided = '' | 'nobody' | 'organiser' | 'played' | 'walkover';

export type ShownTo = 'everybody' | 'friends' | 'nobody';

export type Bond = 'asked' | 'asks' | 'friend' | 'none' | 'self';

export type Speed = 'live' | 'slow';

/**
 * The condition of the rules that keeps an action from being possible: its message in the catalogues is `<game>-why-<reason>`, or `core-
 * why-<reason>`; `clause` is the rule.
 */
export interface Reason {
  reason: string;
  clause: string;
  fields: Fields;
}

/**
 * Why something was refused: `code` for programs, `message` for people. `number` where a table has moved on, `refusal` where an action is
 * not possible by the rules.
 */
export interface Refused {
  code: string;
  message: string;
  number: number | null;
  refusal: Reason | null;
}

export interface GuestForm {
  name: string;
  language?: 'de' | 'en' | 'es' | 'pl';
  /** the word in the host's link, where only members come in */
  invitation?: string;
}

export interface AccountForm {
  name: string;
  password: string;
  /** of somebody who was no guest before */
  language?: 'de' | 'en' | 'es' | 'pl';
  invitation?: string;
}

export interface SignInForm {
  name: string;
  password: string;
}

export interface NewPasswordForm {
  old: string;
  new: string;
}

export interface InvitationForm {
  invitation: string;
}

/** A new password by a link of the host's. */
export interface ResetForm {
  secret: string;
  password: string;
}

export interface PasswordForm {
  password: string;
}

export interface ProfileForm {
  name?: string | null;
  language?: 'de' | 'en' | 'es' | 'pl' | null;
}

export interface TokenForm {
  label: string;
}

/** Oneself. */
export interface Person {
  id: number;
  name: string;
  guest: boolean;
  language: string;
  /** let in by an invitation or by the host */
  member: boolean;
  /** may look after the house: /api/house */
  moderator: boolean;
  /** may do all of that, ban people and decide about reports: /api/host */
  host: boolean;
  /** a destination of one's notifications was switched off, since nothing gets there */
  unreached: boolean;
}

/** Everything that is kept of oneself. Times are seconds since 1970, in UTC. */
export interface MyData {
  profile: Fields;
  /** where one is signed in, and tokens: without their secrets */
  sessions: Fields[];
  /** that are known to be one's own */
  devices: Fields[];
  /** links to a new password that were made for one */
  tickets: Fields[];
  /** at which tables one sits or sat */
  seats: Fields[];
  /** the tables that one made */
  hosted: Fields[];
  /** what one said */
  chat: Fields[];
  /** where one is reached, what one wishes to be told, and what was sent lately */
  notifications: Fields;
  /** what one told the hosts of, and what they decided */
  reports: Fields[];
  /** what whoever looks after the house did to one */
  acts: Fields[];
  /** the games that one finished, each to be had at this address */
  records: string[];
  /** while they lasted, one's slow clocks stood still */
  vacations: Fields[];
  /** friends, who asks and was asked, whom one blocks, invitations to tables */
  company: Fields;
  /** what was written down of one's finished games, and one's ratings */
  games: Fields;
  /** those that one entered, and those that one organised */
  tournaments: Fields;
}

export interface VacationForm {
  days: number;
}

/** One's slow clocks stand still while it lasts. */
export interface Vacation {
  /** None: one is not on vacation */
  begins: number | null;
  ends: number | null;
  /** days that one can still take, of those within a year */
  left: number;
  /** days within a year */
  budget: number;
}

/** A token of one's own, without its secret. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  expires: number;
}

/** A token for a program of one's own. The secret is shown this once. */
export interface TokenMade {
  token: string;
  label: string;
  expires: number;
}

export interface OptionInfo {
  name: string;
  default: Plain;
  /** empty: any value that the game accepts */
  choices: Plain[];
  /** a value is a set of the choices */
  many: boolean;
}

/** A module that a game can be played with. */
export interface ModuleInfo {
  id: string;
  /** the option that names it: "expansions" or "mode" */
  option: string;
  seats: number[];
  /** for experienced players */
  marked: boolean;
}

export interface GameInfo {
  id: string;
  version: string;
  /** that some options allow */
  seats: number[];
  options: OptionInfo[];
  /** levels, the strongest last */
  bots: string[];
  /** the level to take where nobody has chosen one */
  usual: string;
  modules: ModuleInfo[];
  /** of bots: one may be named with a level, as in "pythia.atalanta" */
  characters: string[];
  /** its first games */
  lessons: string[];
}

/** Whether a module goes with those that are chosen. */
export interface ModuleFit {
  id: string;
  chosen: boolean;
  /** the modules that speak against it, or "seats"; empty: it can be added */
  clash: string[];
  /** "excludes", "needs", "marked" or "seats"; empty: nothing */
  reason: string;
  /** the expansions that make room for it */
  remedy: string[] | null;
}

/** What a choice of modules leads to. */
export interface Fit {
  /** in their one form */
  options: Fields;
  /** that these options allow */
  seats: number[];
  /** empty, or why no game can be played with them */
  refused: string;
  modules: ModuleFit[];
  /** of the seats that were asked about, where a game can be played with so many */
  sides: number[];
  /** what each of them plays; empty words where all play the same */
  roles: string[];
}

/** The components of a game, as its data tell them: table, id, facts. What is empty or nought is left out. */
export interface ComponentTables {
  game: string;
  version: string;
  tables: Record<string, Record<string, Fields>>;
}

/**
 * How time is kept. Live: `budget` seconds for the whole game, and `decision` more with each decision. Slow: `decision` seconds for each,
 * and a reserve of `budget` seconds that is used when these are up.
 */
export interface ClockForm {
  kind: Speed;
  budget: number;
  decision: number;
  /** at the end of time: a bot goes on, one gives up, or they decide */
  then?: 'bot' | 'others' | 'resign';
  /** that goes on then; empty: the usual one */
  bot?: string;
}

/**
 * Who is to sit there: a person (None: whoever comes), or a bot: its level, and its character where one is wished for, as in
 * "pythia.atalanta".
 */
export interface SeatForm {
  bot?: string | null;
  /** of a person, where all play on one device */
  name?: string;
}

export interface TableForm {
  game: string;
  seats: SeatForm[];
  options?: Fields;
  /** empty: drawn */
  seed?: string;
  public?: boolean;
  title?: string;
  /** take the first seat for a person oneself */
  sit?: boolean;
  /** at once, if nobody else is waited for */
  start?: boolean;
  /** whether players may ask a bot what it would do; None: where only one person plays */
  advice?: boolean | null;
  /** all people play on this device, and the seats for them are all one's own */
  hot_seat?: boolean;
  /** seats of one side that one player leads */
  together?: number[];
  /** the seat to take oneself; None: the first for a person */
  seat?: number | null;
  /** who sits where is dealt when the game begins */
  dealt?: boolean;
  /** who may let a bot play for somebody who is away */
  absence?: Absence;
  /** seconds that the table waited for them */
  absence_after?: number;
  /** where time is kept, it says who is late, and not `absence` */
  clock?: ClockForm | null;
  /** None: where at least two people play; true: against bots alone as well */
  rated?: boolean | null;
}

export interface LessonForm {
  /** one of those that its game names */
  lesson: string;
}

export interface JoinForm {
  invite?: string;
  /** None: the first that is free */
  seat?: number | null;
}

/** The clock of a person's seat, as it stood when the table last moved. */
export interface SeatClock {
  /** seconds left of this decision's own time, which is used first */
  own: number;
  /** seconds left of the budget, or of the reserve */
  budget: number;
  /** it has run since then, or will from then on; None: it stands */
  since: number | null;
  /** its player is on vacation until then */
  rests: number | null;
  /** its time was up */
  late: boolean;
}

export interface SeatInfo {
  seat: number;
  /** empty: free, or a bot without a person behind it */
  name: string;
  /** the user's id */
  person: number | null;
  /** the bot that plays here now: its level, and its character if it has one, as in "pythia.atalanta" */
  bot: string | null;
  connected: boolean;
  /** the table has waited for them so long that its rule allows a bot in their place */
  absent: boolean;
  resigned: boolean;
  clock: SeatClock | null;
}

/** What everybody who may see the table knows of it. */
export interface TableInfo {
  id: string;
  game: string;
  version: string;
  title: string;
  status: 'closed' | 'open' | 'over' | 'running';
  public: boolean;
  options: Fields;
  seats: SeatInfo[];
  host: number | null;
  created: number;
  started: number | null;
  touched: number;
  waiting: number[];
  /** 0: it has not begun, or has not moved since rounds are counted */
  round: number;
  result: Plain;
  commitment: string;
  /** somebody chose the seed, and so may know all that is hidden */
  seed_given: boolean;
  /** once the game is over */
  seed: string | null;
  /** a number that somebody gave: the server mixed it with what nobody knows */
  seed_word: string | null;
  /** what it was mixed with, once the game is over */
  seed_salt: string | null;
  /** it began from a position that somebody described, and not from the setup */
  arranged: boolean;
  imported: boolean;
  /** the table that follows this one */
  rematch: string | null;
  /** its players may ask a bot what it would do */
  advice: boolean;
  /** its people all play on one device */
  hot_seat: boolean;
  /** the first game that it teaches; empty: none */
  lesson: string;
  /** who may let a bot play for somebody who is away: nobody, its host, or all others together */
  absence: Absence;
  /** after how many seconds that the table waited for them */
  absence_after: number;
  /** the server's, when this was told */
  time: number;
  /** people's seats that a bot plays at present */
  lent: number[];
  /** of a closed table: "house", "host" or "players" */
  ended_by: string;
  /** what the house said of it */
  reason: string;
  /** the side of each seat */
  sides: number[];
  /** what each seat plays; empty words where all play the same */
  roles: string[];
  /** the seats that one player leads */
  together: number[];
  /** who sits where is dealt when the game begins, or was */
  dealt: boolean;
  /** how time is kept, if at all */
  clock: ClockForm | null;
  /** that it belongs to */
  tournament: string | null;
  /** whether the game counts for ratings, as it was wished: see TableForm */
  rated: boolean | null;
  /** no rules here can continue it: it can be read, and ended by its people */
  stuck: boolean;
  /** the seats that are one's own */
  own: number[];
  /** the seat that one looks from */
  mine: number | null;
  /** for those who sit here */
  invite: string | null;
  /** for the same, once a private game is over: what a link for others to look back carries */
  reading: string | null;
}

export interface TableList {
  tables: TableInfo[];
  more: boolean;
}

/** To this kind of question this answer, wherever it is offered. */
export interface StandingOrder {
  decision: string;
  action: string;
  /** while what is going on now lasts: this battle */
  once?: boolean;
}

/** A bot that answers for a player who is away. */
export interface Steward {
  bot: string;
  /** one's own turn too, and not only what one is asked in the turns of others */
  turns?: boolean;
}

/** All of a seat's standing orders. A new order is an answer that is offered now. */
export interface OrdersForm {
  /** not to be asked what has one sensible answer */
  single?: boolean;
  always?: StandingOrder[];
  /** powers not to be used */
  never?: string[];
  steward?: Steward | null;
}

/** An order as it stands, with what its sentence is made of. */
export interface Ordered {
  decision: string;
  action: string;
  /** of the action */
  kind: string;
  fields: Fields;
  once: boolean;
}

/** A power that is not used. */
export interface Refrained {
  /** its kind, and the thing that it uses */
  action: string;
  kind: string;
  fields: Fields;
}

/** An answer that one is offered now, and what order it can become. */
export interface Orderable {
  decision: string;
  action: string;
  kind: string;
  fields: Fields;
  always: boolean;
  never: boolean;
}

export interface StandingOrders {
  single: boolean;
  always: Ordered[];
  never: Refrained[];
  steward: Steward | null;
  /** what can become an order now */
  offers: Orderable[];
  /** something is going on, such as a battle, that an order can be limited to */
  once: boolean;
  /** of the bots that one may choose as a steward */
  levels: string[];
}

/** One's open question is answered by a standing order, unless one is quicker. Sent to its seat alone. */
export interface AnsweringMessage {
  type: 'answering';
  /** the number of the entry that opened it */
  since: number;
  /** by the server's time; None: it is not, as things stand now */
  at: number | null;
  /** None: a bot thinks about it */
  action: string | null;
}

/** Take one of the offered actions: by its place in the list, or by its notation. */
export interface Act {
  do: 'act';
  /** of the latest entry that the player had seen */
  number: number;
  action: number | string;
  /** comes back with the answer */
  id?: number | null;
}

export interface Undo {
  do: 'undo';
  number: number;
  id?: number | null;
}

export interface Restart {
  do: 'restart';
  number: number;
  id?: number | null;
}

export interface Redo {
  do: 'redo';
  number: number;
  id?: number | null;
}

/** Ask the others to go back to just before one's own latest action, past what is sealed. */
export interface AskBack {
  do: 'ask_back';
  number: number;
  id?: number | null;
}

export interface Answer {
  do: 'answer';
  number: number;
  agree: boolean;
  id?: number | null;
}

export interface Resign {
  do: 'resign';
  number: number;
  id?: number | null;
}

/** Let a bot play one's own seat. Without a level it is the usual one. */
export interface HandOver {
  do: 'hand_over';
  number: number;
  bot?: string;
  id?: number | null;
}

/** Let a bot play for somebody who is away, or propose it to the others: as the table's rule has it. */
export interface Replace {
  do: 'replace';
  number: number;
  seat: number;
  id?: number | null;
}

/** Take one's own seat back from the bot. */
export interface Return {
  do: 'return';
  number: number;
  id?: number | null;
}

export interface Say {
  do: 'say';
  text: string;
  /** everybody who plays (or watches) with oneself, or one's own side alone */
  to?: 'side' | 'table';
  id?: number | null;
}

/** Show the others of one's side a thing on the table, for a moment. */
export interface Point {
  do: 'point';
  thing: string;
  id?: number | null;
}

/** One turns away from the page, or back to it: whoever does not look is notified. */
export interface Look {
  do: 'look';
  away: boolean;
  id?: number | null;
}

export interface AdviceForm {
  /** of the latest entry that the player had seen */
  number: number;
  /** which of one's seats, where one has several */
  seat?: number | null;
}

export interface ActionInfo {
  /** its notation */
  text: string;
  kind: string;
  /** what its sentence is made of, its costs among them */
  fields: Fields;
  /** the things on the table that stand for it, in the order a hand would touch them */
  targets: string[];
}

export interface DecisionInfo {
  kind: string;
  about: Fields;
  confirm: boolean;
  actions: ActionInfo[];
  /** the number of the entry that opened it: an answer that had seen this is not too late */
  since: number;
}

export interface EventInfo {
  kind: string;
  fields: Fields;
}

/** One entry of a table's record, as one seat may know it. */
export interface EntryInfo {
  number: number;
  /** -1: the server's doing */
  seat: number;
  /** of those that aegean.server.timeline lists; "ordered" for whose standing order it was alone */
  kind: string;
  /** an action's notation, for its own seat and after the end; otherwise what the kind needs */
  text: string | null;
  events: EventInfo[];
  /** how many actions stand after it: fewer than before where some were taken back */
  moves: number;
  at: number;
}

/** Somebody asks to go back, or to let a bot play for the `absent`; `missing` have not answered yet. */
export interface Asked {
  /** -1: the server does, for somebody whose time is up */
  seat: number;
  /** to go back to; -1 where that is not the question */
  moves: number;
  missing: number[];
  absent: number | null;
}

/** Something that the catalogues have a sentence for. */
export interface Worded {
  kind: string;
  fields: Fields;
}

/** An action that was considered. */
export interface Weighed {
  /** its place among the decision's actions */
  action: number;
  /** of winning after it, as far as could be told */
  chance: number | null;
  /** how often it was looked at */
  looks: number;
}

/** What a strong bot would do in one's place, by what one knows oneself. */
export interface Advice {
  /** the number of the entry that opened the decision */
  since: number;
  /** its place among the decision's actions */
  action: number;
  /** the best first: the recommended action, and what else was considered */
  alternatives: Weighed[];
  /** the actions that are to follow each other, as far as no luck and nobody else has a say */
  plan: Worded[];
  /** what speaks for it, and what it costs, in the game's own terms */
  grounds: Worded[];
  /** of each seat to win */
  chances: number[];
  /** 0: it was decided at a glance */
  looks: number;
}

/** An action that a thing on the table stands for, and why it is not offered now. */
export interface Miss {
  kind: string;
  /** the things that stand for it, in the order a hand would touch them */
  targets: string[];
  refusal: Reason;
}

/** Where a table stands for one seat, besides its view. */
export interface Now {
  number: number;
  moves: number;
  decision: DecisionInfo | null;
  /** the seats that have to decide */
  deciding: number[];
  undoable: number;
  redoable: boolean;
  asked: Asked | null;
  seats: SeatInfo[];
  result: Plain;
  /** the server's, when this was told; clocks count on from it */
  time: number | null;
}

/** All of it: sent when a socket opens, with the entries that the client had not seen. */
export interface StateMessage {
  type: 'state';
  table: TableInfo;
  now: Now;
  view: Fields;
  entries: EntryInfo[];
  chat: ChatLine[];
}

/** The table moved: what happened, and what changed in the view. */
export interface MovedMessage {
  type: 'moved';
  now: Now;
  entries: EntryInfo[];
  /** [path, value] puts, [path] removes; see aegean.server.patches */
  patch: Plain[][];
}

/** Names, seats or the status changed. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

export interface ChatLine {
  /** below 0: said among a side */
  id: number;
  /** "players", "watchers" or "side" */
  room: string;
  name: string;
  seat: number | null;
  /** empty where it was removed */
  text: string;
  at: number;
  removed: boolean;
}

export interface ChatMessage {
  type: 'chat';
  line: ChatLine;
}

/** All that was said and stands: a line was removed, or somebody's name. */
export interface ChatAgainMessage {
  type: 'chat_again';
  chat: ChatLine[];
}

/** Somebody of one's side points at a thing. */
export interface PointedMessage {
  type: 'pointed';
  seat: number;
  thing: string;
}

/** What everybody is to read, until a time; an empty text: nothing any more. */
export interface Announcement {
  text: string;
  until: number;
}

export interface AnnouncementMessage {
  type: 'announcement';
  announcement: Announcement;
}

/** A command was carried out, and is on disk; `number` is its entry. */
export interface DoneMessage {
  type: 'done';
  id: number | null;
  number: number;
}

export interface RefusedMessage {
  type: 'refused';
  id: number | null;
  code: string;
  message: string;
  number: number | null;
  refusal: Reason | null;
}

export type Command =
  | Act
  | Undo
  | Restart
  | Redo
  | AskBack
  | Answer
  | Resign
  | HandOver
  | Replace
  | Return;

export type SocketCommand =
  | Act
  | Undo
  | Restart
  | Redo
  | AskBack
  | Answer
  | Resign
  | HandOver
  | Replace
  | Return
  | Say
  | Point
  | Look;

export type Message =
  | StateMessage
  | MovedMessage
  | TableMessage
  | ChatMessage
  | ChatAgainMessage
  | PointedMessage
  | AnsweringMessage
  | AnnouncementMessage
  | DoneMessage
  | RefusedMessage;

/** What one wishes to be told, and when. Quiet hours begin and end at a minute of the day, by the time zone. */
export interface NotificationSettings {
  about: Wish[];
  /** both or none of the two */
  quiet_from?: number | null;
  quiet_to?: number | null;
  /** such as Europe/Warsaw */
  zone?: string;
  /** at most one message to a destination in so many minutes */
  gather?: number;
}

/** A new destination. A browser sends the address and the keys that its subscription has. */
export interface DestinationForm {
  kind: DestinationKind;
  /** a URL, or an e-mail address */
  address: string;
  label?: string;
  p256dh?: string;
  auth?: string;
  /** for ntfy, where the topic needs one */
  token?: string;
}

/** Where one is reached. Dead: nothing gets there, and nothing is sent any more until it is switched on again. */
export interface DestinationInfo {
  id: number;
  kind: DestinationKind;
  label: string;
  /** the e-mail address, or the host of the URL */
  place: string;
  state: 'dead' | 'off' | 'on' | 'unconfirmed';
  /** it is dead: "gone", "refused", "failing" */
  why: string;
  created: number;
  /** when the latest message went there */
  sent: number | null;
  /** it is the browser that asks */
  here: boolean;
}

/** A new destination. The secret signs what is sent as plain JSON, and is shown this once. */
export interface DestinationMade {
  destination: DestinationInfo;
  secret: string;
}

/** All about one's notifications. */
export interface Notifications {
  /** what this server sends */
  offered: DestinationKind[];
  /** of this server, for a browser's subscription */
  key: string;
  settings: NotificationSettings;
  destinations: DestinationInfo[];
  /** the tables that one wants to hear nothing of */
  silent: string[];
}

export interface SwitchForm {
  on: boolean;
}

export interface ConfirmForm {
  /** the word in the link that was sent */
  secret: string;
}

/** What was given up: never where to. */
export interface LetterInfo {
  /** when it came about */
  at: number;
  /** when it was given up */
  done: number;
  person: number;
  kind: DestinationKind;
  reason: string;
  table: string;
  tries: number;
  why: string;
}

/** How notifications get on. */
export interface OutboxInfo {
  waiting: number;
  /** of these, what was tried in vain */
  late: number;
  /** in the last day */
  sent: number;
  dead: number;
  /** since when the longest has been due */
  oldest: number | null;
  /** the dead ones, the latest first */
  letters: LetterInfo[];
}

export interface CloseForm {
  /** that is shown to everybody */
  reason?: string;
}

export interface GiveSeatForm {
  /** an account's name, or id: and a number */
  person: string;
}

export interface TakeBackForm {
  /** how many of the latest */
  actions: number;
}

export interface RenameForm {
  name: string;
}

export interface MuteForm {
  /** 0: heard again */
  hours: number;
}

export interface AnnounceForm {
  text: string;
  hours?: number;
}

/** What somebody did who looks after the house. */
export interface ActInfo {
  at: number;
  /** a moderator's name; "host" for the command */
  by: string;
  kind: string;
  subject: string;
  text: string;
}

export interface BanForm {
  /** for the log */
  reason?: string;
}

export interface ReportForm {
  /** that hosts alone read */
  reason: string;
}

export interface DecisionForm {
  decision: 'dismissed' | 'upheld';
}

/** Somebody, as hosts see them. */
export interface PersonInfo {
  id: number;
  name: string;
  guest: boolean;
  created: number;
  role: '' | 'host' | 'moderator';
  banned: boolean;
  /** until when */
  muted: number | null;
}

/** A line of chat as hosts read it: what was removed, too. */
export interface ContextLine {
  id: number;
  at: number;
  name: string;
  text: string;
  removed: boolean;
}

/** What a player told the hosts of. */
export interface ReportInfo {
  id: number;
  at: number;
  /** whoever asks plays at the table, and is told nothing else until the game is over */
  yours: boolean;
  /** null: not here any more */
  reporter: PersonInfo | null;
  /** whom it is about */
  person: PersonInfo | null;
  /** as they were called at that time */
  name: string;
  table: string | null;
  game: string;
  title: string;
  /** null: it is about the person */
  line: number | null;
  /** what the line said at that time */
  said: string;
  reason: string;
  /** the line, and some before and after it */
  context: ContextLine[];
  settled: number | null;
  decision: 'dismissed' | 'upheld' | null;
}

/** What the server has to carry now, by all its processes together. */
export interface Load {
  accounts: number;
  guests: number;
  /** people at tables, within the last minute */
  connected: number;
  /** tables that wait for people */
  open: number;
  running: number;
  over: number;
  /** within the last minute */
  entries: number;
  entries_today: number;
  /** tables where a bot is to move */
  bots_waiting: number;
  /** those of them where it should have moved by now */
  bots_late: number;
  /** finished games that are not kept as they were yet */
  unkept: number;
  /** that are to be decided */
  reports: number;
}

/** A table, as hosts see it: private ones too. */
export interface TableLine {
  id: string;
  game: string;
  status: 'closed' | 'open' | 'over' | 'running';
  public: boolean;
  title: string;
  touched: number;
  /** by seat; empty: free, or a bot */
  names: string[];
}

/** An address or network that may not come in. */
export interface BanInfo {
  address: string;
  since: number;
  reason: string;
}

/** Who may not come in, and whom nobody hears. */
export interface Barred {
  people: PersonInfo[];
  muted: PersonInfo[];
  addresses: BanInfo[];
}

/** What a stranger may know. */
export interface House {
  /** empty: it has none */
  name: string;
  door: Door;
}

/** How the server is. Failing: moves cannot be written. Degraded: they can, and reach other processes late. */
export interface Health {
  status: 'degraded' | 'failing' | 'ok';
  version: string;
  /** it answers */
  database: boolean;
  /** it takes moves */
  writes: boolean;
  /** processes hear of each other's moves at once */
  channels: boolean;
  /** what is wrong */
  why: string;
}

/** Entries of a table from one number on, and whether more follow. */
export interface StoryPage {
  entries: EntryInfo[];
  more: boolean;
}

/** One step of a replay: what happened, and what it changed in the view before it. */
export interface StepInfo {
  entry: EntryInfo;
  patch: Plain[][];
  deciding: number[];
}

/** A table as it stood after an entry, through one pair of eyes, and the steps that follow. */
export interface ReplayPage {
  number: number;
  /** the number of the latest entry */
  last: number;
  /** a seat's number, "spectator" or "above" */
  eyes: string;
  /** of the rules that the views are made by */
  version: string;
  view: Fields;
  entry: EntryInfo;
  deciding: number[];
  steps: StepInfo[];
}

/** Whether a finished game kept its promise. */
export interface Verdict {
  commitment: string;
  seed: string;
  /** the seed fits the commitment that was shown before the first roll */
  kept: boolean;
  /** every roll, shuffle and action follows from the seed */
  replays: boolean;
  hash: string;
  /** empty, or what is wrong */
  problem: string;
  /** of the rules it was played by, and is replayed by */
  version: string;
  /** the entry at which the table changed to these rules */
  changed: number | null;
  /** the number that somebody gave to be mixed into the seed */
  word: string | null;
  /** what the server mixed it with */
  salt: string | null;
  /** whether the seed is what these two make; None where nothing was mixed */
  mixed: boolean | null;
}

/** How likely each seat was to win after each of the entries, as far as it is worked out. */
export interface Chances {
  /** of the entries */
  numbers: number[];
  /** after each of them, by seat; 1 together */
  chances: number[][];
  /** how many entries it will be when all is done */
  total: number;
}

/** One of the numbers that tell how a game went. */
export interface FigureInfo {
  /** as in the message `GAME-figure-NAME` */
  name: string;
  /** by seat */
  counts: number[];
  /** by seat: after each of its turns; empty where only the whole is told */
  by_turns: number[][];
}

export interface SeatStatistics {
  turns: number;
  decisions: number;
  /** that the table waited for this seat; None where nobody knows */
  seconds: number | null;
}

/** A finished game in numbers. */
export interface Statistics {
  decisions: number;
  /** from the first entry to the last; None where nobody knows */
  seconds: number | null;
  seats: SeatStatistics[];
  figures: FigureInfo[];
}

export interface Imported {
  id: string;
}

/** What is agreed on besides; each kind has its own. */
export interface Plan {
  /** league: about how many play in a division */
  division?: number;
  /** league: who go up, and as many down, after the season */
  moves?: number;
  games?: number;
  /** league: games that somebody has at a time */
  at_once?: number;
  /** event with rounds */
  rounds?: number;
}

export interface TournamentForm {
  kind: TournamentKind;
  title: string;
  game: string;
  /** at a table, at most */
  seats: number;
  clock: ClockForm;
  options?: Fields;
  plan?: Plan;
  /** listed for everybody, or for those with the link */
  public?: boolean;
  /** on which date */
  begins?: number | null;
  /** as soon as so many have signed up */
  begins_with?: number | null;
  most?: number;
}

/** What the organiser changes before the beginning; what is not said stays. */
export interface TournamentChange {
  title?: string | null;
  begins?: number | null;
  /** it begins by no date and no number */
  by_hand?: boolean;
  begins_with?: number | null;
  most?: number | null;
}

export interface EntryForm {
  invite?: string;
}

/** How the organiser decides a game: the place of each seat, 1 for the first; null for whoever does not count. */
export interface PlacesForm {
  places: (number | null)[];
}

export interface EntrantInfo {
  number: number;
  /** empty: somebody who is no longer here */
  name: string;
  person: number | null;
  division: number | null;
  /** why they play no more */
  out: Out;
}

/** A row of a table of standings. Points are what a game is worth, 100 for a win. */
export interface StandingInfo {
  entrant: number;
  place: number;
  points: number;
  played: number;
  wins: number;
  direct: number;
  opposition: number;
  late: number;
  /** what tells it from the row above */
  by: Criterion;
  /** 1: would go up if the season ended like this; -1: down */
  moves: number;
}

export interface DivisionInfo {
  /** 0 where there are none */
  number: number;
  standings: StandingInfo[];
}

export interface FixtureInfo {
  number: number;
  round: number;
  division: number | null;
  /** by seat; a single one has no opponent */
  entrants: number[];
  table: string | null;
  running: boolean;
  /** its table was closed before the end: the organiser has three days to say what follows */
  closed: boolean;
  places: (number | null)[] | null;
  late: boolean[];
  decided: Decided;
  ended: number | null;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  kind: TournamentKind;
  title: string;
  game: string;
  options: Fields;
  seats: number;
  clock: ClockForm;
  status: TournamentStatus;
  public: boolean;
  season: number;
  entrants: number;
  most: number;
  begins: number | null;
  begins_with: number | null;
  /** one has signed up, or organises it */
  own: boolean;
  touched: number;
}

export interface TournamentList {
  tournaments: TournamentLine[];
  more: boolean;
}

export interface TournamentInfo {
  id: string;
  kind: TournamentKind;
  title: string;
  game: string;
  options: Fields;
  seats: number;
  clock: ClockForm;
  status: TournamentStatus;
  public: boolean;
  season: number;
  entrants: number;
  most: number;
  begins: number | null;
  begins_with: number | null;
  own: boolean;
  touched: number;
  plan: Plan;
  /** empty: they are no longer here */
  organiser: string;
  /** one may do what the organiser may */
  organises: boolean;
  round: number;
  created: number;
  started: number | null;
  /** it was called off */
  why: string;
  /** who are needed */
  least: number;
  /** of a league: how many each of a full division has */
  games: number;
  /** the season before */
  follows: string | null;
  followed_by: string | null;
  people: EntrantInfo[];
  divisions: DivisionInfo[];
  fixtures: FixtureInfo[];
  /** one's own number */
  entrant: number | null;
  /** for those who take part */
  invite: string | null;
  /** the server's */
  time: number;
}

/** The season after this one. */
export interface SeasonForm {
  begins?: number | null;
  begins_with?: number | null;
}

/** Who sees one's profile, and one's ratings anywhere. */
export interface ShownForm {
  shown_to: ShownTo;
}

/** Whom one asks to be friends, by the account's name. */
export interface AskForm {
  name: string;
}

export interface InviteForm {
  person: number;
}

/** Somebody one has to do with. */
export interface Acquaintance {
  id: number;
  name: string;
  guest: boolean;
  /** since when it is so; of recent company: when the table last moved */
  at: number;
  /** one may see it */
  profile: boolean;
}

/** Somebody one has played with lately. */
export interface Companion {
  id: number;
  name: string;
  guest: boolean;
  bond: Bond;
  profile: boolean;
  /** the latest that they shared */
  table: string;
  game: string;
  /** when it last moved */
  at: number;
  /** it can be played again with the same people */
  over: boolean;
}

/** One's own company; nobody else is told of it. */
export interface Company {
  shown_to: ShownTo;
  friends: Acquaintance[];
  /** who waits for one's own answer */
  asks: Acquaintance[];
  /** who has not answered */
  asked: Acquaintance[];
  blocked: Acquaintance[];
  recent: Companion[];
  /** tables that have not begun and that one is invited to */
  invitations: TableInfo[];
}

/** What somebody is worth in a game, live or slow: OpenSkill's mean and deviation; who is unknown has 25 and 8.3. */
export interface RatingInfo {
  game: string;
  speed: Speed;
  mean: number;
  deviation: number;
  games: number;
  /** too little is known yet */
  provisional: boolean;
  /** the level of bots that is about as good; None while it is provisional */
  level: string | null;
}

/** A rating after a game. */
export interface CurvePoint {
  at: number;
  mean: number;
  deviation: number;
}

export interface Curve {
  game: string;
  speed: Speed;
  /** the latest of them, in the order of the games */
  points: CurvePoint[];
}

/** How many games of a kind there were, and how many of them were won. */
export interface Tally {
  what: string;
  games: number;
  won: number;
}

/** What somebody chose, by a family of the game's words. */
export interface PlayedWith {
  family: string;
  /** the favourite first */
  words: Tally[];
}

/**
 * How somebody has played a game so far. Games that began from a described position, first games, those on one device and imported ones are
 * not among it.
 */
export interface GameRecord {
  game: string;
  games: number;
  won: number;
  by_seats: Tally[];
  /** each with the games that it was part of; an empty word: without any */
  by_module: Tally[];
  /** where roles differ */
  by_role: Tally[];
  /** how games ended */
  by_reason: Tally[];
  played_with: PlayedWith[];
  /** seconds to decide: the median over the games of each game's median */
  pace_live: number | null;
  pace_slow: number | null;
}

/** Somebody met in games that whoever asks may see too. */
export interface Opponent {
  id: number;
  name: string;
  games: number;
  /** games in which the one whose profile it is came before them */
  ahead: number;
  behind: number;
}

export interface FinishedPlayer {
  name: string;
  bot: string | null;
  place: number;
  /** a seat of the one whose profile it is */
  own: boolean;
}

export interface FinishedGame {
  table: string;
  game: string;
  title: string;
  ended: number;
  reason: string;
  won: boolean;
  rated: boolean;
  /** by seat */
  players: FinishedPlayer[];
}

export interface FinishedList {
  games: FinishedGame[];
  more: boolean;
}

/** What somebody lets others see of themselves. */
export interface Profile {
  id: number;
  name: string;
  since: number;
  bond: Bond;
  /** by whoever asks */
  blocked: boolean;
  /** for oneself */
  shown_to: ShownTo | null;
  ratings: RatingInfo[];
  curves: Curve[];
  records: GameRecord[];
  opponents: Opponent[];
}

/** What a level of bots is worth: it does not move. */
export interface Anchor {
  level: string;
  mean: number;
  deviation: number;
}

export interface LadderRow {
  id: number;
  name: string;
  mean: number;
  deviation: number;
  games: number;
  provisional: boolean;
}

/** The ratings of those whose profile everybody may see; the provisional ones come last. */
export interface Ladder {
  game: string;
  speed: Speed;
  rows: LadderRow[];
  /** whoever asks has a rating here, and is not listed by their own choice */
  unlisted: boolean;
  /** the levels that are told apart, the strongest first */
  anchors: Anchor[];
}

/** What a person at a table is worth, by the table's game and clock. */
export interface SeatRating {
  person: number;
  mean: number;
  deviation: number;
  provisional: boolean;
}
