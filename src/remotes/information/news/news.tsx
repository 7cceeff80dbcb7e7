import { type ReactNode, useEffect } from 'react';
import { namedInBlog, posts } from '../../../domain/reading/posts.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { FetchedView } from '../../../site/ui/loading/fetched-view.tsx';
import { Blocks } from '../blocks.tsx';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import { NoArticle } from '../no-article.tsx';
import { Waiting } from '../waiting.tsx';
import { type Post, postsOf } from './load.ts';
import styles from './news.module.css';

/** A day has no time zone: it is written as it stands. */
const calendar = { timeZone: 'UTC', is12h: false } as const;

function About({ post: { slug } }: { readonly post: Post }) {
  const host = useHost('news');
  const { day, about } = posts[slug];
  return (
    <p className={styles['about']}>
      <time dateTime={day}>
        {formatTime(Date.parse(day), { ...calendar, language: host.language() }, 'date')}
      </time>
      {' · '}
      {host.t(`news_about_${about}`)}
    </p>
  );
}

function Fetched({ children }: { readonly children: (all: readonly Post[]) => ReactNode }) {
  const host = useHost();
  return (
    <FetchedView of={postsOf(host.language())} name="news" skeleton={<Waiting />}>
      {children}
    </FetchedView>
  );
}

/** All posts whole: they are short. */
export function NewsList() {
  return (
    <Fetched>
      {(all) =>
        all.map((post) => (
          <section key={post.slug} className={info['section']}>
            <h2 className={styles['title']}>
              <PageLink route="news" params={{ slug: post.slug }}>
                {post.title}
              </PageLink>
            </h2>
            <About post={post} />
            <Blocks of={post.blocks} />
          </section>
        ))
      }
    </Fetched>
  );
}

function Told({ post }: { readonly post: Post }) {
  const host = useHost();
  const url = useHostState((state) => state.route.url);
  useEffect(() => host.nameSubject(url, post.title), [host, url, post.title]);
  return (
    <article className={info['article']}>
      <p className={styles['back']}>
        <PageLink route="news">{host.t('information_news_title')}</PageLink>
      </p>
      <h1>{post.title}</h1>
      <About post={post} />
      <Blocks of={post.blocks} />
    </article>
  );
}

/** One post at its own address, or at that of the blog, where it was read before. */
export function NewsPost() {
  const slug = useHostState(({ route }) => route.params['slug'] ?? namedInBlog(route.url));
  return (
    <Fetched>
      {(all) => {
        const post = all.find((one) => one.slug === slug);
        return post ? <Told post={post} /> : <NoArticle />;
      }}
    </Fetched>
  );
}
