/** A part of a list, and where the next one begins; null at its end. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** What gives a list by parts. */
export interface ListApi<T> {
  list(cursor: string | null): Promise<ListPage<T>>;
}
