/** Where the rules speak of it. */
export const components = ['event_card'];
