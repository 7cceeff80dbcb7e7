import { useCallback, useEffect, useState } from 'react';
import type { ErasureItem, ErasuresApi } from '../api/erasures.ts';
import { type Trouble, troubleOf } from '../api/http.ts';

export interface Erasures {
  /** Null until they are there. */
  readonly items: readonly ErasureItem[] | null;
  readonly trouble: Trouble | null;
  readonly isBusy: boolean;
  /** Does something and shows how things stand then. True when it was done. */
  act(deed: () => Promise<unknown>): Promise<boolean>;
}

/** The erasures there are, and what is done about them. */
export function useErasures(api: ErasuresApi): Erasures {
  const [items, setItems] = useState<readonly ErasureItem[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(
    () => api.list().then(setItems, (error: unknown) => setTrouble(troubleOf(error))),
    [api],
  );
  useEffect(() => void look(), [look]);
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    const failed = await deed().then(
      () => null,
      (error: unknown) => troubleOf(error),
    );
    await look();
    setTrouble(failed);
    setBusy(false);
    return failed === null;
  };
  return { items, trouble, isBusy, act };
}
