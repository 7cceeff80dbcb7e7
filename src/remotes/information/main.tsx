import { Suspense, use } from 'react';
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
import { articleOf } from './which.ts';

/** What stands beside the words of an article. */
const extras = {
  contacts: SessionCard,
  disputeResolution: SessionCard,
  responsibleGaming: LimitsCard,
  bettingCalculator: Calculator,
} as const;

function Shown() {
  const host = useHost();
  const route = useHostState((state) => state.route.name);
  const params = useHostState((state) => state.route.params);
  const articles = use(loadArticles(host.language()));
  const id = articleOf(articles, route, params);
  if (id === null) return <NoArticle />;
  const Extra = Object.hasOwn(extras, id) ? extras[id as keyof typeof extras] : null;
  return (
    <ArticleView id={id} articles={articles} chapter={params['chapter']}>
      {Extra && <Extra />}
    </ArticleView>
  );
}

/** Information pages: an article, and the way to the others. */
function Information() {
  const host = useHost();
  return (
    <div className={styles['page']}>
      <SideNav />
      <Suspense fallback={<SkeletonList rows={6} height="5rem" label={host.t('main_loading')} />}>
        <Shown />
      </Suspense>
    </div>
  );
}

export const mount = mountPages(Information);
