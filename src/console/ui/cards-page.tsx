import type { ReactNode } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import type { IconName } from '../../site/ui/marks/icons.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import type { Trouble } from '../api/http.ts';
import { texts } from '../texts.ts';
import css from './cards-page.module.css';
import page from './page.module.css';
import type { ActedList } from './use-acted-list.ts';

interface Words {
  readonly title: string;
  readonly list: string;
  readonly loading: string;
  readonly none: string;
  readonly noneText: string;
}

export interface TroubleAlertProps {
  readonly trouble: Trouble | null;
  /** What it means here that something is not there. */
  readonly missing: string;
}

/** What went wrong, announced where it stands. */
export function TroubleAlert({ trouble, missing }: TroubleAlertProps) {
  return (
    <div role="alert">
      {trouble && (
        <Banner level="error">{trouble === 'missing' ? missing : texts.troubles[trouble]}</Banner>
      )}
    </div>
  );
}

export interface CardsPageProps<T> {
  readonly say: Words;
  readonly icon: IconName;
  readonly list: ActedList<T>;
  /** Stands before the list. */
  readonly head: ReactNode;
  /** Draws one of the list. */
  readonly children: (item: T) => ReactNode;
}

/** A list of what staff decide on, a card for each. */
export function CardsPage<T>({ say, icon, list, head, children }: CardsPageProps<T>) {
  const { items, hasMore, isBusy, trouble, more } = list;
  return (
    <main id="content" className={`${page.page} ${css.page}`}>
      <h1>{say.title}</h1>
      {head}
      <section aria-label={say.list}>
        <h2>{say.list}</h2>
        {items === null && trouble === null && <SkeletonList rows={3} label={say.loading} />}
        {items?.length === 0 && <EmptyState icon={icon} title={say.none} text={say.noneText} />}
        <ul className={css.cards}>{items?.map(children)}</ul>
        {hasMore && (
          <div className={css.buttons}>
            <Button size="s" busy={isBusy} onClick={() => void more()}>
              {texts.more}
            </Button>
          </div>
        )}
      </section>
    </main>
  );
}
