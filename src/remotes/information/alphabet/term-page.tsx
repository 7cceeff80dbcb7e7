import { type ReactNode, useEffect } from 'react';
import { kinOf } from '../../../domain/reading/terms.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { Blocks } from '../blocks.tsx';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import styles from './alphabet.module.css';
import type { Term } from './load.ts';
import { inOrder } from './order.ts';
import { TermLink } from './term-list.tsx';

interface WayProps {
  readonly term: Term | undefined;
  readonly side: 'previous' | 'next';
}

function Way({ term, side }: WayProps) {
  const host = useHost('alphabet');
  if (term === undefined) return null;
  return (
    <p data-side={side}>
      <span className={styles['side']}>{host.t(`alphabet_${side}`)}</span>
      <TermLink term={term} />
    </p>
  );
}

/** The way back from what is narrower: to the alphabet. */
export function Back({ children }: { readonly children?: ReactNode }) {
  const host = useHost('alphabet');
  return (
    <p className={styles['back']}>
      <PageLink route="bettingAlphabet">{host.t('information_betting_alphabet_title')}</PageLink>
      {children}
    </p>
  );
}

interface TermPageProps {
  readonly term: Term;
  /** All of its category. */
  readonly among: readonly Term[];
}

/** One term: what it means, its kin, and those before and after it in its category. */
export function TermPage({ term, among }: TermPageProps) {
  const host = useHost('alphabet');
  const url = useHostState((state) => state.route.url);
  useEffect(() => host.nameSubject(url, term.name), [host, url, term.name]);
  const ordered = inOrder(among, host.language());
  const place = ordered.indexOf(term);
  const kin = kinOf(term.category, term.slug).flatMap(
    (slug) => among.find((other) => other.slug === slug) ?? [],
  );
  return (
    <article className={info['article']}>
      <Back> · {host.t(`alphabet_category_${term.category}`)}</Back>
      <h1>{term.name}</h1>
      <Blocks of={term.blocks} />
      {kin.length > 0 && (
        <section className={styles['kin']}>
          <h2>{host.t('alphabet_related')}</h2>
          <ul>
            {kin.map((other) => (
              <li key={other.slug}>
                <TermLink term={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={styles['ways']} aria-label={host.t('alphabet_neighbours')}>
        <Way term={ordered[place - 1]} side="previous" />
        <Way term={ordered[place + 1]} side="next" />
      </nav>
    </article>
  );
}
