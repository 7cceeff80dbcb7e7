/** The least share a pane keeps, in percent. */
const LEAST = 15;

/** Shares of panes after the border behind one of them was moved by so many percent. */
export function movedBorder(shares: readonly number[], index: number, by: number): number[] {
  const before = shares[index];
  const after = shares[index + 1];
  if (before === undefined || after === undefined) return [...shares];
  const most = Math.max(0, after - LEAST);
  const least = Math.min(0, LEAST - before);
  const moved = Math.max(least, Math.min(most, by));
  return shares.map((share, i) => {
    if (i === index) return share + moved;
    return i === index + 1 ? share - moved : share;
  });
}
