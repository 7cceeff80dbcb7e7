/** What can be fetched before it is needed. */
export interface Fetchable {
  /** Rejects when it cannot be had; then it may be asked for again. */
  fetch(): Promise<unknown>;
}

/** What is fetched when it is first needed, or before. */
export interface Later<T> extends Fetchable {
  /** Null until it is there. */
  now(): T | null;
  fetch(): Promise<T>;
}

export function later<T>(load: () => Promise<T>): Later<T> {
  let loaded: T | null = null;
  let fetching: Promise<T> | null = null;
  const fetched = async (): Promise<T> => {
    try {
      loaded = await load();
      return loaded;
    } finally {
      fetching = null;
    }
  };
  return {
    now: () => loaded,
    async fetch() {
      if (loaded !== null) return loaded;
      fetching ??= fetched();
      return fetching;
    },
  };
}
