import { type ReactNode, useMemo } from 'react';
import { useHost, useHostState } from '../host.tsx';
import { dictionariesOf } from '../remote/page-dictionaries.ts';
import { FetchError, useFetched } from '../ui/loading/fetched.tsx';

interface PageTextsProps {
  /** Stands there until the texts do. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** The page that is shown, once its texts are there. */
export function PageTexts({ skeleton, children }: PageTextsProps) {
  const { dictionaries } = useHost();
  const ids = useHostState(({ route }) => dictionariesOf(route));
  const texts = useMemo(() => ({ fetch: () => dictionaries.fetch(ids) }), [dictionaries, ids]);
  // They may come another way: the page is asked for as soon as its address is.
  const isThere = useHostState(() => dictionaries.has(ids));
  const failure = useFetched(texts, isThere, `texts ${ids.join(' ')}`);
  if (isThere) return children;
  return failure ? <FetchError {...failure} /> : skeleton;
}
