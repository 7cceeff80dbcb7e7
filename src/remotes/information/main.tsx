import { Suspense, use } from 'react';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { mountPages } from '../../site/ui/links/mount-pages.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { Calculator } from './calculator.tsx';
import { LimitsCard, SessionCard } from './cards.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';
import { loadArticles } from './load.ts';
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

function Shown({ place: { id, number } }: { readonly place: Place }) {
  const host = useHost();
  const chapter = useHostState((state) => state.route.params['chapter']);
  const articles = use(loadArticles(host.language(), id));
  const article = articles[number - 1];
  if (article === undefined) return <NoArticle />;
  const Extra = isKeyOf(id, extras) ? extras[id] : null;
  return (
    <ArticleView article={article} among={articles} chapter={chapter}>
      {Extra && <Extra />}
    </ArticleView>
  );
}

/** Information pages: an article, and the way to the others. */
function Information() {
  const host = useHost();
  const route = useHostState((state) => state.route.name);
  const params = useHostState((state) => state.route.params);
  const place = placeOf(route, params);
  return (
    <div className={styles['page']}>
      <SideNav />
      <Suspense fallback={<SkeletonList rows={6} height="5rem" label={host.t('main_loading')} />}>
        {place === null ? <NoArticle /> : <Shown place={place} />}
      </Suspense>
    </div>
  );
}

export const mount = mountPages(Information);
