import * as byCode from 'country-flag-icons/string/3x2';

/**
 * The flags of all countries by their name in `dist`, such as `flags/de.svg` and `flags/gb-eng.svg`.
 * @returns {[string, Buffer][]}
 */
export const flags = () =>
  Object.entries(byCode).map(([code, svg]) => [
    `flags/${code.replace('_', '-').toLowerCase()}.svg`,
    Buffer.from(svg),
  ]);
