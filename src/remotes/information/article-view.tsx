import type { ReactNode } from 'react';
import { PageLink, usePageTitle } from '../../site/ui/links/link.tsx';
import type { Article, ArticleId, Articles, Section } from './article.ts';
import { useHost } from './host.ts';
import styles from './information.module.css';
import { NoArticle } from './no-article.tsx';
import { ruleGroupsOf } from './which.ts';

/** Sections from which on a list of contents is of use. */
const MANY = 4;

function Part({ section, id }: { readonly section: Section; readonly id: string }) {
  const { heading, text, list = [], steps = [] } = section;
  return (
    <section id={id} className={styles['section']}>
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul className={styles['list']}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const host = useHost();
  return (
    <nav className={styles['contents']} aria-label={host.t('information_contents')}>
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#part-${index + 1}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function RuleGroups({ articles }: { readonly articles: Articles }) {
  const host = useHost();
  return (
    <nav className={styles['contents']} aria-label={host.t('information_chapters')}>
      <ol>
        {ruleGroupsOf(articles).map(([ruleGroup, { title }]) => (
          <li key={ruleGroup}>
            <PageLink route="rules" params={{ ruleGroup }}>
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface ArticleViewProps {
  readonly id: ArticleId;
  readonly articles: Articles;
  /** Number of the one section that is asked for; the whole article without it. */
  readonly chapter: string | undefined;
  readonly children: ReactNode;
}

/** An article with its title, what belongs to it, and a list of contents where it is long. */
export function ArticleView({ id, articles, chapter, children }: ArticleViewProps) {
  const page = usePageTitle();
  const { title, lead, sections }: Article = articles[id];
  const only = chapter === undefined ? null : (sections[Number(chapter) - 1] ?? 'none');
  if (only === 'none') return <NoArticle />;
  const parts = only === null ? sections : [only];
  return (
    <article className={styles['article']}>
      <h1>{title === undefined ? page : `${page}: ${title}`}</h1>
      <p className={styles['lead']}>{lead}</p>
      {id.startsWith('rules') && <RuleGroups articles={articles} />}
      {!id.startsWith('rules') && parts.length >= MANY && <Contents sections={parts} />}
      {children}
      {parts.map((section, index) => (
        <Part key={section.heading} id={`part-${index + 1}`} section={section} />
      ))}
    </article>
  );
}
