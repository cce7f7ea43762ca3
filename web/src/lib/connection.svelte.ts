/**
 * The live line to one table. It opens by itself again after every break and asks for what it has missed by number, so
 * that the page is right whatever happened to the line, the server or the machine meanwhile.
 */
import { announcements } from './announcements.svelte';
import { heardTime } from './clock/server_time';
import { patched } from './patch';
import type { Received, Step } from './time/steps';
import type { AnsweringMessage, ChatLine, Command, EntryInfo, Fields, Message, Now, Reason, TableInfo } from './wire';

export type Line = 'opening' | 'open' | 'waiting' | 'refused' | 'ended';
/** A command without what the line itself adds: its number and id. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'number' | 'id'> : never) : never;

export interface Answer {
  done: boolean;
  code: string;
  message: string;
  /** The rule that an action would break. */
  refusal?: Reason | null;
}

/** Whoever shows the table: the connection knows what is, and hands on how it came to be so. */
export interface Shows {
  begin(received: Received): void;
  take(step: Step, received: Received): void;
}

/** The part of WebSocket that is used, so that a test can stand in for it. */
export interface Socket {
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Somebody points at a thing on the table. */
export interface Pointed {
  key: number;
  seat: number;
  thing: string;
}

/** So long a thing is seen that somebody points at. */
const POINTED = 6000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The server's own reasons to close: it will not have us here, we should come again at once, or we are signed out. */
const REFUSED = 4000;
const AGAIN = 4001;
const ENDED = 4003;

export class Connection {
  line = $state<Line>('opening');
  table = $state.raw<TableInfo | null>(null);
  now = $state.raw<Now | null>(null);
  view = $state.raw<Fields | null>(null);
  entries = $state.raw<EntryInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What people of one's own side point at now, the latest last. */
  pointed = $state.raw<Pointed[]>([]);
  /** A standing order of one's own is about to answer the open question. */
  answering = $state.raw<AnsweringMessage | null>(null);
  refusedCode = $state('');
  shows: Shows | null = null;

  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #nextId = 1;
  #asked = new Map<number, (answer: Answer) => void>();
  readonly #address: (since: number | null) => string;
  readonly #make: (address: string) => Socket;

  constructor(address: (since: number | null) => string, make: (address: string) => Socket = (to) => new WebSocket(to)) {
    this.#address = address;
    this.#make = make;
  }

  open(): void {
    if (this.#closed || this.#socket) return;
    this.line = 'opening';
    const socket = this.#make(this.#address(this.entries.at(-1)?.number ?? null));
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (this.#closed) return;
      if (event?.code === REFUSED || event?.code === ENDED) {
        this.line = event.code === REFUSED ? 'refused' : 'ended';
        this.refusedCode = String(event.reason ?? '');
        return;
      }
      if (event?.code === AGAIN && this.#wait === FIRST_WAIT) {
        this.#wait += 1; // Once at once; if that fails too, with patience.
        return this.open();
      }
      this.line = 'waiting';
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Tries at once instead of waiting: the network is back, or the page is looked at again. */
  hurry = (): void => {
    if (this.#socket || this.#closed || this.line === 'refused' || this.line === 'ended') return;
    clearTimeout(this.#timer);
    this.open();
  };

  /** Opens the line anew for whoever one is by now; what is known stays until the server speaks. */
  renew(): void {
    const socket = this.#drop();
    clearTimeout(this.#timer);
    socket?.close();
    this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** The page has left this line for another: what was touched last on the old picture is nobody's fault. */
  get left(): boolean {
    return this.#closed;
  }

  /** What is known of a table that has begun. */
  get received(): Received {
    return { view: this.view!, now: this.now!, entries: this.entries };
  }

  /** Sends a command; the answer is the server's word on it. */
  send(wish: Wish): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || this.line !== 'open') return Promise.resolve({ done: false, code: 'no-connection', message: '' });
    const id = this.#nextId++;
    const command = wish.do === 'say' || wish.do === 'point' ? { ...wish, id } : { ...wish, number: this.now?.number ?? 0, id };
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      socket.send(JSON.stringify(command));
    });
  }

  /** The page is before somebody's eyes, or not any more: whoever is away is notified. */
  look(away: boolean): void {
    if (this.line === 'open') this.#socket?.send(`{"do":"look","away":${away}}`);
  }

  /** The line is gone, and with it every answer that was waited for. */
  #drop(): Socket | null {
    const socket = this.#socket;
    this.#socket = null;
    for (const answer of this.#asked.values()) answer({ done: false, code: 'no-connection', message: '' });
    this.#asked.clear();
    return socket;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'state':
        this.line = 'open';
        this.#wait = FIRST_WAIT;
        this.answering = null;
        this.table = message.table;
        this.view = message.view;
        this.chat = message.chat;
        heardTime(message.table.time, true);
        this.#follow(message.now, message.entries);
        this.shows?.begin(this.received);
        break;
      case 'moved':
        if (!this.view) return;
        this.view = patched(this.view, message.patch);
        this.#follow(message.now, message.entries);
        this.shows?.take(message, this.received);
        break;
      case 'table':
        this.line = 'open'; // Before the start this is the first word.
        this.#wait = FIRST_WAIT;
        this.table = message.table;
        heardTime(message.table.time);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        break;
      case 'answering':
        this.answering = message.at === null ? null : message;
        break;
      case 'pointed':
        this.#point(message.seat, message.thing);
        break;
      case 'chat_again':
        this.chat = message.chat;
        break;
      case 'announcement':
        announcements.heard(message.announcement);
        break;
      case 'done':
        this.#answer(message.id, { done: true, code: '', message: '' });
        break;
      case 'refused':
        this.#answer(message.id, { done: false, code: message.code, message: message.message, refusal: message.refusal });
        break;
    }
  }

  /** One hand points at one thing. */
  #point(seat: number, thing: string): void {
    const key = this.#nextId++;
    this.pointed = [...this.pointed.filter((one) => one.seat !== seat), { key, seat, thing }];
    setTimeout(() => (this.pointed = this.pointed.filter((one) => one.key !== key)), POINTED);
  }

  #follow(now: Now, entries: EntryInfo[]): void {
    this.now = now;
    heardTime(now.time);
    const first = entries[0]?.number;
    if (first !== undefined) this.entries = [...this.entries.filter((entry) => entry.number < first), ...entries];
    if (this.table) this.table = { ...this.table, seats: now.seats, result: now.result, waiting: now.deciding };
  }

  #answer(id: number | null, answer: Answer): void {
    if (id === null) return;
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }
}
