import { type FormEvent, useState } from 'react';
import type { Section } from '../../site/contract/betting.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { SearchField } from '../../site/ui/forms/search-field.tsx';
import { useHref } from '../../site/ui/links/link.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { GameList, LineFailed } from './game-list.tsx';
import { useHost, useHostState } from './host.ts';
import { Page, Part } from './page.tsx';
import { useParams } from './params.ts';
import styles from './search-page.module.css';

const sections: readonly Section[] = ['live', 'line'];

/** What no address can hold, or would not be looked for. */
const tidied = (typed: string): string =>
  typed
    .replaceAll(/[/\\\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

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
  const total = useHostState((state) => state.line.list(section)?.total ?? 0);
  if (total === 0) return null;
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

function Results({ name }: { readonly name: string }) {
  const { t } = useHost();
  const statuses = useHostState((state) =>
    sections.map((section) => state.line.list(section)?.status ?? 'loading').join(),
  );
  const count = useHostState((state) =>
    sections.reduce((sum, section) => sum + (state.line.list(section)?.total ?? 0), 0),
  );
  if (statuses.includes('failed')) return <LineFailed />;
  if (statuses.includes('loading')) {
    return <SkeletonList rows={4} height="5.5rem" label={t('main_loading')} />;
  }
  return (
    <>
      <p role="status">
        {count === 0 ? t('sport_search_none', { name }) : t('sport_search_found', { count })}
      </p>
      {count === 0 && <p>{t('sport_search_hint')}</p>}
      {sections.map((section) => (
        <Found key={section} section={section} name={name} />
      ))}
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
