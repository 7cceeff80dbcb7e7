import { useCallback, useEffect, useState } from 'react';
import { type Trouble, troubleOf } from '../api/http.ts';

/** A part of a list, and where the next one begins; null at its end. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** What gives a list by parts. */
export interface ListApi<T> {
  list(cursor: string | null): Promise<ListPage<T>>;
}

/** A list that is acted on. */
export interface ActedList<T> {
  /** Null until they are there. */
  readonly items: readonly T[] | null;
  readonly hasMore: boolean;
  readonly trouble: Trouble | null;
  readonly isBusy: boolean;
  /** Does something and shows how things stand then. True when it was done. */
  act(deed: () => Promise<unknown>): Promise<boolean>;
  /** Shows what comes after, too. */
  more(): Promise<void>;
}

/** The list from its beginning, at least so many of it. */
async function upTo<T>(api: ListApi<T>, count: number): Promise<ListPage<T>> {
  let { items, next } = await api.list(null);
  while (next !== null && items.length < count) {
    const page = await api.list(next);
    items = [...items, ...page.items];
    next = page.next;
  }
  return { items, next };
}

/** What there is by now, and what is done about it. */
export function useActedList<T>(api: ListApi<T>): ActedList<T> {
  const [shown, setShown] = useState<ListPage<T> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(
    (count: number) =>
      upTo(api, count).then(setShown, (error: unknown) => setTrouble(troubleOf(error))),
    [api],
  );
  useEffect(() => void look(1), [look]);
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    const failed = await deed().then(
      () => null,
      (error: unknown) => troubleOf(error),
    );
    await look(shown?.items.length ?? 1);
    setTrouble(failed);
    setBusy(false);
    return failed === null;
  };
  const more = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    await look((shown?.items.length ?? 0) + 1);
    setBusy(false);
  };
  const { items = null, next = null } = shown ?? {};
  return { items, hasMore: next !== null, trouble, isBusy, act, more };
}
