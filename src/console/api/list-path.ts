/** The address of a list, or of what comes after a part of it. */
export const listPath = (base: string, cursor: string | null): string =>
  cursor === null ? base : `${base}?cursor=${encodeURIComponent(cursor)}`;
