/** Does work under a name when all work under it that began before is over, however it ended. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** This process alone works on the database, so it knows all that is under way. */
export function inTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
