interface Group<T> {
  size: number;
  readonly items: T[];
  readonly groups: Map<string, Group<T>>;
}

const emptyGroup = <T>(): Group<T> => ({ size: 0, items: [], groups: new Map() });

/**
 * Who waits, in groups within groups, such as networks within the networks around them. Groups take
 * turns, so that of many who wait together each costs its own group a turn and nobody else's.
 */
export class FairLine<T> {
  readonly #all: Group<T> = emptyGroup();

  get size(): number {
    return this.#all.size;
  }

  /** `path`: the groups, the widest first. */
  add(path: readonly string[], item: T): void {
    let group = this.#all;
    group.size += 1;
    for (const name of path) {
      const inner = group.groups.get(name) ?? emptyGroup<T>();
      group.groups.set(name, inner);
      group = inner;
      group.size += 1;
    }
    group.items.push(item);
  }

  /** Whose turn it is; within a group who has waited longest. */
  next(): T | undefined {
    return this.#takeFrom(this.#all);
  }

  /** The one who came last of the largest group, which gives way where there is no room. */
  giveWay(): T | undefined {
    return this.#dropFrom(this.#all);
  }

  #takeFrom(group: Group<T>): T | undefined {
    if (group.size === 0) return undefined;
    group.size -= 1;
    const [first] = group.groups;
    if (first === undefined) return group.items.shift();
    const [name, inner] = first;
    const item = this.#takeFrom(inner);
    group.groups.delete(name);
    if (inner.size > 0) group.groups.set(name, inner);
    return item;
  }

  #dropFrom(group: Group<T>): T | undefined {
    if (group.size === 0) return undefined;
    group.size -= 1;
    let largest: [name: string, inner: Group<T>] | undefined;
    for (const entry of group.groups) {
      if (largest === undefined || entry[1].size > largest[1].size) largest = entry;
    }
    if (largest === undefined) return group.items.pop();
    const [name, inner] = largest;
    const item = this.#dropFrom(inner);
    if (inner.size === 0) group.groups.delete(name);
    return item;
  }
}
