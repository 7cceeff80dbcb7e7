import type { ReactNode } from 'react';
import { PageLink } from '../../site/ui/links/link.tsx';
import { usePageTitle } from '../../site/ui/links/use-page-title.ts';
import type { Article, Section } from './article.ts';
import { Blocks, Words } from './blocks.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';

/** Sections from which on a list of contents is of use. */
const MANY = 4;

function Part({
  section: { heading, blocks },
  id,
}: {
  readonly section: Section;
  readonly id: string;
}) {
  return (
    <section id={id} className={styles['section']}>
      <h2>{heading}</h2>
      <Blocks of={blocks} />
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

/** The articles of a page that has several: its groups of rules. */
function Groups({ among }: { readonly among: readonly Article[] }) {
  const host = useHost();
  return (
    <nav className={styles['contents']} aria-label={host.t('information_chapters')}>
      <ol>
        {among.map(({ title }, index) => (
          <li key={title}>
            <PageLink route="rules" params={{ ruleGroup: `${index + 1}` }}>
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where one chapter leads on to: the others of its group. */
function Chapters({ of: { title = '', sections } }: { readonly of: Article }) {
  const host = useHost();
  const ruleGroup = useHostState((state) => state.route.params['ruleGroup'] ?? '');
  return (
    <nav className={styles['contents']} aria-labelledby="chapters">
      <h2 id="chapters">{host.t('information_more_of', { title })}</h2>
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <PageLink route="rules" params={{ ruleGroup, chapter: `${index + 1}` }}>
              {heading}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface ArticleViewProps {
  readonly article: Article;
  /** All of its document, itself among them. */
  readonly among: readonly Article[];
  /** Number of the one section that is asked for; the whole article without it. */
  readonly chapter: string | undefined;
  readonly children: ReactNode;
}

/** An article with its title, what belongs to it, and a list of contents where it is long. */
export function ArticleView({ article, among, chapter, children }: ArticleViewProps) {
  const page = usePageTitle();
  const { title, lead, sections } = article;
  const only = chapter === undefined ? undefined : sections[Number(chapter) - 1];
  const parts = only === undefined ? sections : [only];
  const isOneOfSeveral = among.length > 1;
  return (
    <article className={styles['article']}>
      <h1>{title === undefined ? page : `${page}: ${title}`}</h1>
      <p className={styles['lead']}>
        <Words of={lead} />
      </p>
      {isOneOfSeveral && <Groups among={among} />}
      {!isOneOfSeveral && parts.length >= MANY && <Contents sections={parts} />}
      {children}
      {parts.map((section, index) => (
        <Part key={section.heading} id={`part-${index + 1}`} section={section} />
      ))}
      {only && <Chapters of={article} />}
    </article>
  );
}
