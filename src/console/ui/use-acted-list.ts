import { useCallback, useEffect, useRef, useState } from 'react';
import { type Trouble, troubleOf } from '../api/http.ts';
import type { ListApi, ListPage } from '../api/list-api.ts';

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

/** What is shown of the list that is asked for; a late answer about another one is nobody's. */
function useLook<T>(api: ListApi<T>) {
  const [shown, setShown] = useState<ListPage<T> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const asked = useRef(api);
  asked.current = api;
  const look = useCallback(
    async (count: number): Promise<void> => {
      const isAsked = () => asked.current === api;
      await upTo(api, count).then(
        (page) => isAsked() && setShown(page),
        (error: unknown) => isAsked() && setTrouble(troubleOf(error)),
      );
    },
    [api],
  );
  useEffect(() => {
    setShown(null);
    setTrouble(null);
    void look(1);
  }, [look]);
  return { shown, trouble, setTrouble, look };
}

/** What there is by now, and what is done about it. */
export function useActedList<T>(api: ListApi<T>): ActedList<T> {
  const { shown, trouble, setTrouble, look } = useLook(api);
  const [isBusy, setBusy] = useState(false);
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
