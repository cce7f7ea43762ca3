/** An icon as outlines in a square of a given side. */
export interface Icon {
  box: number;
  parts: readonly { outline: string; shift?: string }[];
}

/** An icon of the collection as it is, or turned. */
export const one = (outline: string, shift?: string): Icon => ({
  box: 512,
  parts: [shift ? { outline, shift } : { outline }],
});
