import { type ReactNode, useMemo } from 'react';
import { useHost, useHostState } from '../host.tsx';
import { dictionariesOf } from '../remote/page-dictionaries.ts';
import { FetchError, useFetched } from '../ui/loading/fetched.tsx';

interface PageTextsProps {
  /** Stands there until the texts do. */
  readonly skeleton: ReactNode;
  /** Stands there instead where they cannot be had, in place of what says so. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/** Something of the page that is shown, once the page's texts are there. */
export function PageTexts({ skeleton, failure, children }: PageTextsProps) {
  const { dictionaries } = useHost();
  const ids = useHostState(({ route }) => dictionariesOf(route));
  const texts = useMemo(() => ({ fetch: () => dictionaries.fetch(ids) }), [dictionaries, ids]);
  // They may come another way: the page is asked for as soon as its address is.
  const isThere = useHostState(() => dictionaries.has(ids));
  const failed = useFetched(texts, isThere, `texts ${ids.join(' ')}`);
  if (isThere) return children;
  if (!failed) return skeleton;
  return failure === undefined ? <FetchError {...failed} /> : failure;
}
