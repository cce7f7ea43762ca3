/** The colour of figures on the dark ground. */
export const FIGURE = '#d98455';
