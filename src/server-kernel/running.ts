/** Work under way, by name. */
export interface Running<T> {
  /** What comes of it; null where none of this name runs. */
  of(name: string): Promise<T> | null;
  /** Begins it, and lets go of it once it has ended, however that was. */
  begin(name: string, work: () => Promise<T>): Promise<T>;
}

/** Whoever asks for the same while it runs can be given what comes of it. */
export function createRunning<T>(): Running<T> {
  const running = new Map<string, Promise<T>>();
  return {
    of: (name) => running.get(name) ?? null,
    begin(name, work) {
      const outcome = work().finally(() => running.delete(name));
      running.set(name, outcome);
      return outcome;
    },
  };
}
