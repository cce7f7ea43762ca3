/** Time as the table's player of moves needs it; a test turns it by hand. */
export interface Clock {
  /** In milliseconds. */
  now(): number;
  /** Does something later, unless it is called off by what this returns. */
  after(wait: number, deed: () => void): () => void;
}

export const wall: Clock = {
  now: () => performance.now(),
  after: (wait, deed) => {
    const timer = setTimeout(deed, wait);
    return () => clearTimeout(timer);
  },
};
