/** Which games one has been told of in this browser. */
const place = (game: string) => `aegean.met.${game}`;

export function hasMet(game: string): boolean {
  try {
    return localStorage.getItem(place(game)) !== null;
  } catch {
    return true;
  }
}

export function meet(game: string): void {
  try {
    localStorage.setItem(place(game), 'yes');
  } catch {
    // Then it is told again.
  }
}
