import { type ReactNode, useEffect } from 'react';
import { placeInBlog } from '../../../domain/reading/blog.ts';
import { posts } from '../../../domain/reading/posts.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { FetchedView } from '../../../site/ui/loading/fetched-view.tsx';
import { Blocks } from '../blocks.tsx';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import { NoArticle } from '../no-article.tsx';
import { Waiting } from '../waiting.tsx';
import { type Post, postsOf } from './load.ts';
import styles from './news.module.css';
import { About, FeedLink, Subjects, useSubject } from './post-parts.tsx';

function Fetched({ children }: { readonly children: (all: readonly Post[]) => ReactNode }) {
  const host = useHost();
  return (
    <FetchedView of={postsOf(host.language())} name="news" skeleton={<Waiting />}>
      {children}
    </FetchedView>
  );
}

/** Posts whole, as they are short: all of them, or those of a subject. */
export function NewsList() {
  const subject = useSubject(Object.values(posts));
  return (
    <>
      <Subjects of={Object.values(posts)} />
      <Fetched>
        {(all) =>
          all
            .filter(({ slug }) => subject === null || posts[slug].about === subject)
            .map((post) => (
              <section key={post.slug} className={info['section']}>
                <h2 className={styles['title']}>
                  <PageLink route="news" params={{ slug: post.slug }}>
                    {post.title}
                  </PageLink>
                </h2>
                <About row={posts[post.slug]} />
                <Blocks of={post.blocks} />
              </section>
            ))
        }
      </Fetched>
      <FeedLink of="news" />
    </>
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
      <About row={posts[post.slug]} />
      <Blocks of={post.blocks} />
    </article>
  );
}

/** One post at its own address, or at that of the blog, where it was read before. */
export function NewsPost() {
  const slug = useHostState(({ route }) => {
    const place = placeInBlog(route.url);
    return place?.kind === 'news' ? place.slug : route.params['slug'];
  });
  return (
    <Fetched>
      {(all) => {
        const post = all.find((one) => one.slug === slug);
        return post ? <Told post={post} /> : <NoArticle />;
      }}
    </Fetched>
  );
}
