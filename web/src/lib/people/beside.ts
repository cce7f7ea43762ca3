/** What stands beside the seats of a table that has not begun. */
export { default as Invite } from './Invite.svelte';
export { default as Rated } from './Rated.svelte';
export { default as Rating } from './SeatRating.svelte';
