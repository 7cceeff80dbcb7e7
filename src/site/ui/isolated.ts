/** An address, a number or a time inside a text of any direction: it reads from left to right. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
