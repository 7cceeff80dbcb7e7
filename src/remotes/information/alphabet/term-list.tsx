import { placeOfTerm } from '../../../domain/reading/terms.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import styles from './alphabet.module.css';
import type { Term } from './load.ts';
import { summaryOf } from './order.ts';

/** A link to a term's page. */
export function TermLink({ term }: { readonly term: Term }) {
  return (
    <PageLink route="bettingAlphabet" params={placeOfTerm(term.category, term.slug)}>
      {term.name}
    </PageLink>
  );
}

/** Terms with the beginning of what they mean. */
export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul className={styles['terms']}>
      {terms.map((term) => (
        <li key={term.slug}>
          <TermLink term={term} />
          <p className={styles['summary']}>{summaryOf(term)}</p>
        </li>
      ))}
    </ul>
  );
}
