import { useState } from 'react';
import { type Category, categories } from '../../../domain/reading/terms.ts';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { SearchField } from '../../../site/ui/forms/search-field.tsx';
import { FetchedView } from '../../../site/ui/loading/fetched-view.tsx';
import { useHost } from '../host.ts';
import { Waiting } from '../waiting.tsx';
import styles from './alphabet.module.css';
import { alphabetOf, type Term } from './load.ts';
import { byLetter, isLookedFor } from './order.ts';
import { TermList } from './term-list.tsx';

type Choice = Category | 'all';

/** Letters to jump to. The words of the language have their own, so these are places on the page. */
function Letters({ letters }: { readonly letters: readonly string[] }) {
  const host = useHost('alphabet');
  return (
    <nav className={styles['letters']} aria-label={host.t('alphabet_letters')}>
      <ol>
        {letters.map((letter, index) => (
          <li key={letter}>
            <a href={`#letter-${index + 1}`}>{letter}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** All terms under their letters; narrowed by a name, in letters of any language, and by a category. */
function Narrowed({ terms }: { readonly terms: readonly Term[] }) {
  const host = useHost('alphabet');
  const [wanted, setWanted] = useState('');
  const [category, setCategory] = useState<Choice>('all');
  const shown = terms.filter(
    (term) => (category === 'all' || term.category === category) && isLookedFor(term, wanted),
  );
  const groups = byLetter(shown, host.language());
  const choices: readonly Choice[] = ['all', ...categories];
  return (
    <div className={styles['alphabet']}>
      <form className={styles['filter']} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          name="term"
          label={host.t('alphabet_search')}
          value={wanted}
          onType={setWanted}
        />
        <Segmented
          label={host.t('alphabet_category')}
          items={choices.map((id) => ({ id, label: host.t(`alphabet_category_${id}`) }))}
          selected={category}
          onSelect={setCategory}
        />
        <p role="status" className={styles['count']}>
          {host.t('alphabet_found', { count: shown.length })}
        </p>
      </form>
      {groups.length > 1 && <Letters letters={groups.map(({ letter }) => letter)} />}
      {groups.map(({ letter, terms: those }, index) => (
        <section key={letter} id={`letter-${index + 1}`} className={styles['letter']}>
          <h2>{letter}</h2>
          <TermList terms={those} />
        </section>
      ))}
    </div>
  );
}

/** The words of betting, of the site and of its games, to look one up. */
export function AlphabetIndex() {
  const host = useHost();
  return (
    <FetchedView of={alphabetOf(host.language(), null)} name="alphabet all" skeleton={<Waiting />}>
      {(terms) => <Narrowed terms={terms} />}
    </FetchedView>
  );
}
