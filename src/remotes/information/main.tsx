import { isKeyOf } from '../../kernel/is-key-of.ts';
import { mountPages } from '../../site/ui/links/mount-pages.tsx';
import { FetchedView } from '../../site/ui/loading/fetched-view.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import type { Article } from './article.ts';
import { ArticleView } from './article-view.tsx';
import { Calculator } from './calculator.tsx';
import { LimitsCard, SessionCard } from './cards.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';
import { articlesOf } from './load.ts';
import { NoArticle } from './no-article.tsx';
import { SideNav } from './side-nav.tsx';
import { type Place, placeOf } from './which.ts';

/** What stands beside the words of an article. */
const extras = {
  contacts: SessionCard,
  disputeResolution: SessionCard,
  responsibleGaming: LimitsCard,
  bettingCalculator: Calculator,
} as const;

interface ShownProps {
  readonly place: Place;
  /** All of its document. */
  readonly articles: readonly Article[];
}

function Shown({ place: { id, number }, articles }: ShownProps) {
  const chapter = useHostState((state) => state.route.params['chapter']);
  const article = articles[number - 1];
  if (article === undefined) return <NoArticle />;
  const Extra = isKeyOf(id, extras) ? extras[id] : null;
  return (
    <ArticleView article={article} among={articles} chapter={chapter}>
      {Extra && <Extra />}
    </ArticleView>
  );
}

function Document({ place }: { readonly place: Place }) {
  const host = useHost();
  return (
    <FetchedView
      of={articlesOf(host.language(), place.id)}
      name={`article ${place.id}`}
      skeleton={<SkeletonList rows={6} height="5rem" label={host.t('main_loading')} />}
    >
      {(articles) => <Shown place={place} articles={articles} />}
    </FetchedView>
  );
}

/** Information pages: an article, and the way to the others. */
function Information() {
  const route = useHostState((state) => state.route.name);
  const params = useHostState((state) => state.route.params);
  const place = placeOf(route, params);
  return (
    <div className={styles['page']}>
      <SideNav />
      {place === null ? <NoArticle /> : <Document place={place} />}
    </div>
  );
}

export const mount = mountPages(Information);
