import type { PostRow, PostSubject } from '../../../domain/reading/posts.ts';
import { postSubjects, subjectAsked } from '../../../domain/reading/posts.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { AddressLink } from '../../../site/ui/links/link.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './news.module.css';

/** A day has no time zone: it is written as it stands. */
const calendar = { timeZone: 'UTC', is12h: false } as const;

/** When a post was written, and what it is about. */
export function About({ row: { day, about } }: { readonly row: PostRow }) {
  const host = useHost('news');
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

/** The subject to which the address narrows these posts; null for all, and where none of them is about it. */
export function useSubject(of: readonly PostRow[]): PostSubject | null {
  const asked = useHostState(({ route }) => subjectAsked(route.url));
  return of.some(({ about }) => about === asked) ? asked : null;
}

/** Narrows a list to one of the subjects that its posts have, at an address that can be shared. */
export function Subjects({ of }: { readonly of: readonly PostRow[] }) {
  const host = useHost('news');
  const asked = useSubject(of);
  const path = useHostState(({ route }) => /^[^?#]*/.exec(route.url)?.[0] ?? '');
  const there = postSubjects.filter((subject) => of.some(({ about }) => about === subject));
  return (
    <nav className={styles['subjects']} aria-label={host.t('news_subjects')}>
      <ul>
        {[null, ...there].map((subject) => (
          <li key={subject}>
            <AddressLink
              address={path}
              query={subject === null ? '' : `?about=${subject}`}
              aria-current={subject === asked ? 'page' : undefined}
            >
              {host.t(subject === null ? 'news_about_all' : `news_about_${subject}`)}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where programs that collect news find these posts; named in the head of the page as well. */
export function FeedLink({ of }: { readonly of: 'news' | 'blog' }) {
  const host = useHost('news');
  const address = `/${host.language()}/${of}/feed.atom`;
  return (
    <p className={styles['feed']}>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={host.t(`information_${of}_title`)}
        href={address}
      />
      <a href={address} type="application/atom+xml">
        {host.t('news_feed')}
      </a>
    </p>
  );
}
