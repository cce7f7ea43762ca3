/** Zoom and pan of a game's map: wheel, pinch, drag, buttons. */
import type { Box, Point } from './plane';

const MOST = 2.6;
/** A finger or mouse that moves less than this has clicked. */
const SLIP = 7;
/** Below this scale a hex is too small for a finger; a small screen begins zoomed in. */
const READABLE = 0.6;
/** What lies nearer to the edge than this is covered by buttons, or only half seen. */
const EDGE = 58;

/** The event by which something on a map asks to be seen: somebody points at it. */
export const SOUGHT = 'sought';
/** The eye is led there by what happens, not by a hand: the map says whether it moved. A hand on the map goes before. */
export interface Led {
  moved: boolean;
  /** Where the way there begins: as much of the map is seen as holds both ends, for a while. */
  from?: Element | null;
  /** Without gliding. */
  still: boolean;
}
/** So long after a hand has let go of the map it stays where it is, and so long it glides. */
const REST = 3000;
const GLIDE = 300;
/** A way is looked at for so long before the map comes near again. */
const LOOKED = 1100;

interface Seen {
  x: number;
  y: number;
  scale: number;
}

export class Panning {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The player moved the map: it is no longer fitted when the window changes. */
  moved = $state(false);
  dragging = $state(false);

  #width = 0;
  #height = 0;
  #map: Box = { x: 0, y: 0, width: 1, height: 1 };
  #fingers = new Map<number, Point>();
  #travelled = 0;
  #touched = -Infinity;
  #gliding = 0;
  #near: { scale: number; timer: ReturnType<typeof setTimeout> } | null = null;

  get transform(): string {
    return `translate(${this.x.toFixed(1)} ${this.y.toFixed(1)}) scale(${this.scale.toFixed(4)})`;
  }

  /** Which part of the map is seen, in its own units. */
  get seen(): Box {
    return {
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      width: this.#width / this.scale,
      height: this.#height / this.scale,
    };
  }

  get whole(): number {
    return Math.min(this.#width / this.#map.width, this.#height / this.#map.height) || 1;
  }

  /** Whether a click that just ended was in truth a drag. */
  get slipped(): boolean {
    return this.#travelled > SLIP;
  }

  /** `covered`: so much of the screen lies under something at its foot. */
  resize(width: number, height: number, map: Box, about: Point, covered = 0): void {
    this.#width = width;
    this.#height = height;
    this.#map = map;
    if (!this.moved) this.fit(about, covered);
    else this.#hold();
  }

  /** The whole map, or on a small screen as much of it around a point as fingers can use. */
  fit(about: Point, covered = 0): void {
    this.moved = false;
    if (this.whole >= READABLE * 0.75 || this.#width > 640) this.showAll();
    else {
      this.look(about, READABLE);
      this.#fill([about], this.#height - covered);
    }
  }

  showAll(): void {
    this.scale = this.whole;
    this.x = this.#width / 2 - (this.#map.x + this.#map.width / 2) * this.scale;
    this.y = this.#height / 2 - (this.#map.y + this.#map.height / 2) * this.scale;
  }

  /** Brings a point to the middle. */
  look(at: Point, scale = this.scale): void {
    this.scale = scale;
    this.x = this.#width / 2 - at.x * scale;
    this.y = this.#height / 2 - at.y * scale;
    this.#hold();
  }

  /** Moves the map just so far that the point is seen. */
  reveal(at: Point): void {
    const margin = Math.min(70, this.#width / 5);
    const x = at.x * this.scale + this.x;
    const y = at.y * this.scale + this.y;
    if (x < margin) this.x += margin - x;
    if (x > this.#width - margin) this.x -= x - (this.#width - margin);
    if (y < margin) this.y += margin - y;
    if (y > this.#height - margin) this.y -= y - (this.#height - margin);
  }

  /** Brings a thing on the map to the middle of what is seen of it, unless it is seen well; below, so much is covered. */
  seek(thing: Element, corner: Point, covered: number, led: Led | null = null): void {
    if (!this.moved && this.scale <= this.whole * 1.1) return;
    if (led && (this.#fingers.size > 0 || performance.now() - this.#touched < REST)) return;
    const [wide, high] = [this.#width, this.#height - covered];
    const spots = [thing, ...(led?.from ? [led.from] : [])].map((one): Point => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2 - corner.x, y: y + height / 2 - corner.y };
    });
    if (spots.every(({ x, y }) => x > EDGE && x < wide - EDGE && y > EDGE && y < high - EDGE / 2)) return;
    const from = { x: this.x, y: this.y, scale: this.scale };
    const places = spots.map(({ x, y }): Point => ({ x: (x - this.x) / this.scale, y: (y - this.y) / this.scale }));
    this.#bring(places, wide, high);
    this.#fill(places, high);
    if (!led || (Math.hypot(this.x - from.x, this.y - from.y) < 1 && this.scale === from.scale)) return;
    led.moved = true;
    if (this.scale < from.scale) this.#comeNear(from.scale, places[0]!, wide, high, led);
    if (!led.still) this.#glide(from);
  }

  /** Brings places to the middle of what is seen, and as far away as they need to be seen together. */
  #bring(places: readonly Point[], wide: number, high: number): void {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min((wide - 2 * EDGE) / Math.max(1, right - left), (high - 2 * EDGE) / Math.max(1, bottom - top));
    this.scale = Math.min(this.scale, Math.max(this.whole, fitting));
    this.x = wide / 2 - ((left + right) / 2) * this.scale;
    this.y = high / 2 - ((top + bottom) / 2) * this.scale;
    this.#hold();
  }

  /** After a while, back to the size that it had, at the end of the way; unless a hand has moved the map. */
  #comeNear(scale: number, place: Point, wide: number, high: number, { still }: Led): void {
    const size = Math.max(scale, this.#near?.scale ?? 0);
    clearTimeout(this.#near?.timer);
    const timer = setTimeout(() => {
      this.#near = null;
      const from = { x: this.x, y: this.y, scale: this.scale };
      this.scale = size;
      this.#bring([place], wide, high);
      this.#fill([place], high);
      if (!still) this.#glide(from);
    }, LOOKED);
    this.#near = { scale: size, timer };
  }

  /** No more of what lies beyond the map is seen than must be, so that none of some places lies under the edge. */
  #fill(places: readonly Point[], high: number): void {
    const { x, y, width, height } = this.#map;
    const within = (at: number, from: number, size: number, spots: readonly number[], room: number): number => {
      const [one, other] = [-from * this.scale, room - (from + size) * this.scale];
      const filled = Math.min(Math.max(at, Math.min(one, other)), Math.max(one, other));
      const [least, most] = [EDGE - Math.min(...spots) * this.scale, room - EDGE - Math.max(...spots) * this.scale];
      return least > most ? (least + most) / 2 : Math.min(Math.max(filled, least), most);
    };
    this.x = within(this.x, x, width, places.map((one) => one.x), this.#width);
    this.y = within(this.y, y, height, places.map((one) => one.y), high);
  }

  /** Comes from somewhere to where it is now, unless something else moves the map meanwhile. */
  #glide(from: Seen): void {
    const to = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const turn = (this.#gliding += 1);
    const step = (): void => {
      if (turn !== this.#gliding) return;
      const part = Math.min(1, (performance.now() - begun) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      if (part < 1) requestAnimationFrame(step);
    };
    step();
  }

  zoom(factor: number, about: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    const scale = Math.min(MOST, Math.max(this.whole * 0.8, this.scale * factor));
    this.x = about.x - ((about.x - this.x) * scale) / this.scale;
    this.y = about.y - ((about.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.moved = true;
    this.#hold();
  }

  wheel(event: WheelEvent, corner: Point): void {
    event.preventDefault();
    this.#touch();
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 18 : event.deltaY;
    this.zoom(Math.exp(-step / 480), { x: event.clientX - corner.x, y: event.clientY - corner.y });
  }

  /** A hand is on the map. */
  #touch(): void {
    this.#touched = performance.now();
    this.#gliding += 1;
    clearTimeout(this.#near?.timer);
    this.#near = null;
  }

  down(event: PointerEvent): void {
    this.#touch();
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, corner: Point): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const by = { x: now.x - before.x, y: now.y - before.y };
    this.#travelled += Math.hypot(by.x, by.y);
    if (!this.slipped) {
      if (this.#fingers.size > 1) this.#fingers.set(event.pointerId, now);
      return;
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.dragging = true;
    if (other) {
      const far = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
      const middle = { x: (now.x + other.x) / 2 - corner.x, y: (now.y + other.y) / 2 - corner.y };
      this.zoom(far(now, other) / far(before, other), middle);
    } else {
      this.x += by.x;
      this.y += by.y;
      this.moved = true;
      this.#hold();
    }
  }

  up(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId)) this.#touched = performance.now();
    if (this.#fingers.size === 0) this.dragging = false;
  }

  /** The middle of the screen stays over the map. */
  #hold(): void {
    const { x, y, width, height } = this.#map;
    const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
    const middle = clamp((this.#width / 2 - this.x) / this.scale, x, x + width);
    const level = clamp((this.#height / 2 - this.y) / this.scale, y, y + height);
    this.x = this.#width / 2 - middle * this.scale;
    this.y = this.#height / 2 - level * this.scale;
  }

  /** The keys that zoom: whether this was one of them. */
  key(key: string, home: Point): boolean {
    if (key === '+' || key === '=') this.zoom(1.25);
    else if (key === '-') this.zoom(0.8);
    else if (key === '0') this.fit(home);
    else return false;
    return true;
  }

  /**
   * Listens to a board's wheel, and to wishes to see something on it; `foot` is what lies over its lower edge. A wheel that
   * zooms must be able to stop the page from scrolling, so it is not left to the markup.
   */
  listens(foot: string): (board: HTMLElement) => () => void {
    return (board) => {
      const wheel = (event: WheelEvent) => this.wheel(event, board.getBoundingClientRect());
      const seek = (event: Event) =>
        this.seek(event.target as Element, board.getBoundingClientRect(), board.querySelector(foot)?.clientHeight ?? 0, (event as CustomEvent<Led | null>).detail ?? null);
      board.addEventListener('wheel', wheel, { passive: false });
      board.addEventListener(SOUGHT, seek);
      return () => {
        board.removeEventListener('wheel', wheel);
        board.removeEventListener(SOUGHT, seek);
      };
    };
  }
}
