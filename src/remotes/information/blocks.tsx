import { Fragment } from 'react';
import { SiteLink } from '../../site/ui/links/site-link.tsx';
import type { Block, Word } from './article.ts';
import styles from './information.module.css';

/** Words of a sentence. */
export function Words({ of }: { readonly of: readonly Word[] }) {
  return of.map((word, index) => {
    const key = `${index}`;
    if (typeof word === 'string') return <Fragment key={key}>{word}</Fragment>;
    if ('strong' in word) return <strong key={key}>{word.strong}</strong>;
    return (
      <SiteLink key={key} to={word.to}>
        {word.link}
      </SiteLink>
    );
  });
}

const itemsOf = (items: readonly (readonly Word[])[]) =>
  items.map((words) => (
    <li key={JSON.stringify(words)}>
      <Words of={words} />
    </li>
  ));

/** Paragraphs, lists and steps. */
export function Blocks({ of }: { readonly of: readonly Block[] }) {
  return of.map((block, index) => {
    const key = `${index}`;
    if ('text' in block) {
      return (
        <p key={key} className={styles['text']}>
          <Words of={block.text} />
        </p>
      );
    }
    return 'list' in block ? (
      <ul key={key} className={styles['list']}>
        {itemsOf(block.list)}
      </ul>
    ) : (
      <ol key={key} className={styles['steps']}>
        {itemsOf(block.steps)}
      </ol>
    );
  });
}
