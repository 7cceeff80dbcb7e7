import { placeInBlog } from '../../domain/reading/blog.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { isPage, isPageOf } from '../../site/contract/page.ts';
import { mountPages } from '../../site/mount/mount-pages.tsx';
import { FetchedView } from '../../site/ui/loading/fetched-view.tsx';
import type { Article } from './article.ts';
import { ArticleView } from './article-view.tsx';
import { LimitsCard, SessionCard } from './cards.tsx';
import { Contacts } from './contacts.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';
import { InstallCard } from './install-card.tsx';
import {
  LaterAlphabet,
  LaterAlphabetPart,
  LaterBlog,
  LaterBlogPost,
  LaterCalculator,
  LaterNews,
  LaterPaymentOffer,
  LaterPost,
  LaterPromotions,
  LaterSiteMap,
} from './later-views.tsx';
import { articlesOf } from './load.ts';
import { NoArticle } from './no-article.tsx';
import { SideNav } from './side-nav.tsx';
import { Waiting } from './waiting.tsx';
import { type Place, placeOf } from './which.ts';

/** What stands beside the words of an article. */
const extras = {
  contacts: Contacts,
  disputeResolution: SessionCard,
  responsibleGaming: LimitsCard,
  bettingAlphabet: LaterAlphabet,
  bettingCalculator: LaterCalculator,
  news: LaterNews,
  mobile: InstallCard,
  desktop: InstallCard,
  iosApp: InstallCard,
  cricketApp: InstallCard,
  iplBettingApp: InstallCard,
  blog: LaterBlog,
  payment: LaterPaymentOffer,
} as const;

interface ToldProps {
  readonly place: Place;
  /** All of its document. */
  readonly articles: readonly Article[];
}

function Told({ place: { id, number }, articles }: ToldProps) {
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
      skeleton={<Waiting />}
    >
      {(articles) => <Told place={place} articles={articles} />}
    </FetchedView>
  );
}

/** What the rest of an address asks for, where pages have parts of their own. */
const parts = {
  bettingAlphabet: { param: 'block', View: LaterAlphabetPart },
  news: { param: 'slug', View: LaterPost },
} as const;

/** What stands at an address of the blog in place of its list. */
const inBlog = { post: LaterBlogPost, news: LaterPost, list: null, none: NoArticle } as const;

function Shown() {
  const { name: route, params, url } = useHostState((state) => state.route);
  if (isPage(route, 'siteMap')) return <LaterSiteMap />;
  if (isPageOf(route, 'information', 'own')) return <LaterPromotions />;
  const InBlog = isPage(route, 'blog') ? inBlog[placeInBlog(url)?.kind ?? 'none'] : null;
  if (InBlog !== null) return <InBlog />;
  const part = isKeyOf(route, parts) ? parts[route] : null;
  if (part && params[part.param] !== undefined) return <part.View />;
  const place = placeOf(route, params);
  return place === null ? <NoArticle /> : <Document place={place} />;
}

/** Information pages: an article, and the way to the others. */
function Information() {
  return (
    <div className={styles['page']}>
      <SideNav />
      <Shown />
    </div>
  );
}

export const mount = mountPages(Information);
