/** Circles in a graph of names. */
export type Graph = ReadonlyMap<string, Iterable<string>>;

/** Names of which each leads to the next and the last to the first; undefined where none do. */
export function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const under = new Set<string>();
  const from = (name: string): string[] | undefined => {
    if (done.has(name)) return undefined;
    if (under.has(name)) return [...under].slice([...under].indexOf(name));
    under.add(name);
    for (const next of graph.get(name) ?? []) {
      const circle = from(next);
      if (circle) return circle;
    }
    under.delete(name);
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = from(name);
    if (circle) return circle;
  }
  return undefined;
}
