/** Letters and figures that are not taken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 5;

/** A name that says nothing of whose it is, of bytes that nobody else can make. */
export const madeUpName = (bytes: Iterable<number>): string =>
  [...bytes]
    .slice(0, LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
