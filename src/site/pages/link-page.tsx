import type { ReactNode } from 'react';
import { useHostState } from '../host.tsx';
import { useFocusKept } from '../ui/controls/focus.ts';
import { usePageTitle } from '../ui/links/use-page-title.ts';
import { Card } from './card.tsx';
import { BareLetterPage } from './letter-page.tsx';

export interface LinkPageProps {
  /** While the link is good for something. */
  readonly open: ReactNode;
  readonly done: ReactNode;
  /** The link is good no more. */
  readonly dead: ReactNode;
  /** The way on for who came without what the link carries. */
  readonly bare: ReactNode;
}

/** The page of a link in a letter that does one thing, once. */
export function LinkPage({ open, done, dead, bare }: LinkPageProps) {
  const title = usePageTitle();
  const status = useHostState((state) => state.letter.status);
  const place = useFocusKept(status);
  if (status === 'empty') return <BareLetterPage>{bare}</BareLetterPage>;
  const shown = { ready: open, done, failed: dead };
  return (
    <div ref={place}>
      <Card title={title}>{shown[status]}</Card>
    </div>
  );
}
