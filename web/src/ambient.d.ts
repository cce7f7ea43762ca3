/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The outline of an icon of the game-icons collection, for a box of 512 x 512. */
declare module 'icon:*' {
  const outline: string;
  export default outline;
}
