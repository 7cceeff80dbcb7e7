import { type FormEvent, useState } from 'react';
import type { Section } from '../../../site/contract/betting.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { SearchField } from '../../../site/ui/forms/search-field.tsx';
import { useHref } from '../../../site/ui/links/link.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { GameList } from '../list/game-list.tsx';
import { Page, Part } from '../page.tsx';
import { useParams } from '../params.ts';
import styles from './search-page.module.css';

const sections: readonly Section[] = ['live', 'line'];

/** What an address can hold; nothing where no letter or digit is looked for. */
function tidied(typed: string): string {
  const name = typed.replaceAll(/[/\\\p{Cc}\s]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

/** Asks for a name. What was asked for stands in the address, so that it can be kept and gone back to. */
function SearchForm({ asked }: { readonly asked: string }) {
  const host = useHost();
  const href = useHref();
  const [typed, type] = useState(asked);
  function look(event: FormEvent): void {
    event.preventDefault();
    const name = tidied(typed);
    const to = href('search', name === '' ? {} : { name });
    if (to !== null) host.navigate(to);
  }
  return (
    <search>
      <form className={styles['form']} onSubmit={look}>
        <SearchField
          name="name"
          label={host.t('sport_results_search')}
          value={typed}
          onType={type}
        />
        <Button type="submit" look="main">
          {host.t('sport_search_look')}
        </Button>
      </form>
    </search>
  );
}

/** What was found in a section; nothing where it has none. */
function Found({ section, name }: { readonly section: Section; readonly name: string }) {
  const { t } = useHost();
  const status = useHostState((state) => state.line.list(section)?.status);
  const total = useHostState((state) => state.line.list(section)?.total ?? 0);
  if (status !== 'failed' && total === 0) return null;
  return (
    <Part title={t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}>
      <GameList
        level={3}
        section={section}
        isPaged
        hasColumnChoice={section === 'live'}
        empty={{ title: t('sport_search_none', { name }), text: t('sport_search_hint') }}
      />
    </Part>
  );
}

/** How much was found, once that is known. */
function useCount(): number | null {
  return useHostState((state) => {
    const lists = sections.map((section) => state.line.list(section));
    const isKnown = lists.every((list) => list?.status === 'ready');
    return isKnown ? lists.reduce((sum, list) => sum + (list?.total ?? 0), 0) : null;
  });
}

function useIsLoading(): boolean {
  return useHostState((state) =>
    sections.some((section) => (state.line.list(section)?.status ?? 'loading') === 'loading'),
  );
}

function Results({ name }: { readonly name: string }) {
  const { t } = useHost();
  const count = useCount();
  const isLoading = useIsLoading();
  return (
    <>
      {/* It has to be there before something is announced in it. */}
      <p role="status">
        {count === 0 && t('sport_search_none', { name })}
        {count !== null && count > 0 && t('sport_search_found', { count })}
      </p>
      {count === 0 && <p>{t('sport_search_hint')}</p>}
      {isLoading ? (
        <SkeletonList rows={4} height="5.5rem" label={t('main_loading')} />
      ) : (
        sections.map((section) => <Found key={section} section={section} name={name} />)
      )}
    </>
  );
}

/** Looks through the line for teams and championships. */
export function SearchPage() {
  const { t } = useHost();
  const { name } = useParams();
  return (
    <Page title={t('sport_search_title')}>
      <SearchForm key={name} asked={name ?? ''} />
      {name === undefined ? <p>{t('sport_search_hint')}</p> : <Results name={name} />}
    </Page>
  );
}
