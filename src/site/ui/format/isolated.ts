/** An address, a number or a time inside a text of any direction: it reads from left to right. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** The same of what reads from right to left. */
export const rightToLeft = (text: string): string => `\u2067${text}\u2069`;

/** A name or sign that has its own direction, which its surroundings do not change. */
export const ownDirection = (text: string): string => `\u2068${text}\u2069`;
