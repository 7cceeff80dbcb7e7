import { type ReactNode, useEffect } from 'react';
import {
  addressInBlog,
  type BlogSlug,
  blogPosts,
  placeInBlog,
} from '../../../domain/reading/blog.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { SiteLink } from '../../../site/ui/links/site-link.tsx';
import { FetchedView } from '../../../site/ui/loading/fetched-view.tsx';
import { Blocks, Words } from '../blocks.tsx';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import news from '../news/news.module.css';
import { About, FeedLink, Subjects, useSubject } from '../news/post-parts.tsx';
import { NoArticle } from '../no-article.tsx';
import { Waiting } from '../waiting.tsx';
import { type BlogPost, blogPostsOf } from './load.ts';

function Fetched({ children }: { readonly children: (all: readonly BlogPost[]) => ReactNode }) {
  const host = useHost();
  return (
    <FetchedView of={blogPostsOf(host.language())} name="blog" skeleton={<Waiting />}>
      {children}
    </FetchedView>
  );
}

/** What posts are about, all of them or those of a year, a month or a subject. */
export function BlogList() {
  const url = useHostState(({ route }) => route.url);
  const place = placeInBlog(url);
  const slugs: readonly BlogSlug[] = place?.kind === 'list' ? place.slugs : [];
  const rows = slugs.map((slug) => blogPosts[slug]);
  const subject = useSubject(rows);
  return (
    <>
      <Subjects of={rows} />
      <Fetched>
        {(all) =>
          all
            .filter(({ slug }) => slugs.includes(slug))
            .filter(({ slug }) => subject === null || blogPosts[slug].about === subject)
            .map(({ slug, title, lead }) => (
              <section key={slug} className={info['section']}>
                <h2 className={news['title']}>
                  <SiteLink to={`/blog/${addressInBlog(slug)}`}>{title}</SiteLink>
                </h2>
                <About row={blogPosts[slug]} />
                <p className={info['text']}>
                  <Words of={lead} />
                </p>
              </section>
            ))
        }
      </Fetched>
      <FeedLink of="blog" />
    </>
  );
}

function Told({ post: { slug, title, lead, sections } }: { readonly post: BlogPost }) {
  const host = useHost();
  const url = useHostState(({ route }) => route.url);
  useEffect(() => host.nameSubject(url, title), [host, url, title]);
  return (
    <article className={info['article']}>
      <p className={news['back']}>
        <PageLink route="blog">{host.t('information_blog_title')}</PageLink>
      </p>
      <h1>{title}</h1>
      <About row={blogPosts[slug]} />
      <p className={info['lead']}>
        <Words of={lead} />
      </p>
      {sections.map(({ heading, blocks }) => (
        <section key={heading} className={info['section']}>
          <h2>{heading}</h2>
          <Blocks of={blocks} />
        </section>
      ))}
    </article>
  );
}

/** One post, at the address of its year, month and name. */
export function BlogPostPage() {
  const url = useHostState(({ route }) => route.url);
  const place = placeInBlog(url);
  return (
    <Fetched>
      {(all) => {
        const post = all.find(({ slug }) => place?.kind === 'post' && place.slug === slug);
        return post ? <Told post={post} /> : <NoArticle />;
      }}
    </Fetched>
  );
}
