/** Rows from `first` up to, not with, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

export interface ListView {
  readonly scrollTop: number;
  /** Height of what is in view, in CSS pixels. */
  readonly height: number;
}

/** The rows to draw: those in view and a few beyond each edge. */
export function rowsInView(
  { scrollTop, height }: ListView,
  rowHeight: number,
  count: number,
  beyond = 6,
): RowRange {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - beyond);
  const end = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + beyond);
  return { first: Math.min(first, Math.max(0, end)), end: Math.max(0, end) };
}

/**
 * Where to scroll so that a row is in view: nowhere when it is; to the nearest edge when it is just
 * outside; to the middle when it is far.
 */
export function scrollFor(view: ListView, rowHeight: number, row: number): number {
  const { scrollTop, height } = view;
  const top = row * rowHeight;
  const bottom = top + rowHeight;
  if (top >= scrollTop && bottom <= scrollTop + height) return scrollTop;
  const near = 3 * rowHeight;
  if (top < scrollTop && top >= scrollTop - near) return top;
  if (bottom > scrollTop + height && bottom <= scrollTop + height + near) return bottom - height;
  return Math.max(0, top - Math.floor((height - rowHeight) / 2));
}
