/** What the page at an address is about, where the state does not know but its view finds out. */
export interface Subject {
  /** Null where nobody has said so. */
  at(url: string): string | null;
  /** Names it, until another address is named. */
  name(url: string, subject: string): void;
}

export function createSubject(onChange: () => void): Subject {
  let named: readonly [url: string, subject: string] | null = null;
  return {
    at: (url) => (named?.[0] === url ? named[1] : null),
    name(url, subject) {
      named = [url, subject];
      onChange();
    },
  };
}

/** Where no document has a title. */
export const noSubject: Subject = { at: () => null, name() {} };
