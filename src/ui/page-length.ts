/** So many of a long list are drawn at first, and come with each press: more at once makes a cheap phone stand still. */
export const pageLength = 50;
