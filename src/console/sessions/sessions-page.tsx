import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { sessionUrl } from '../address.ts';
import type { SessionPage, SessionSearch, SessionsApi } from '../api/sessions.ts';
import { commandOf, wantsKey } from '../player/keys.ts';
import { texts } from '../texts.ts';
import { Guarded } from '../ui/guarded.tsx';
import { Key } from '../ui/key.tsx';
import { PageLink, useAddress } from '../ui/link.tsx';
import frame from '../ui/page.module.css';
import { everything, isNarrowed, searchOf, searchUrl } from './search.ts';
import { SearchForm } from './search-form.tsx';
import css from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

const say = texts.sessions;

/** `/` goes to the search; the arrows move through the rows, from the search into them too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target } = event;
  if (by === 0 || !(target instanceof HTMLElement)) return;
  if (target.matches('select, [type=datetime-local]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-session]')];
  const next = rows[rows.indexOf(target) + by];
  if (!next || (by === -1 && !rows.includes(target))) return;
  event.preventDefault();
  next.focus();
}

function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (commandOf(event) !== 'search') return;
      if (event.target instanceof Element && wantsKey(event.target, event.key)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

function Head() {
  return (
    <div className={css.head} aria-hidden="true">
      {Object.entries(say.columns).map(([name, label]) => (
        <span key={name} className={css[name]}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** A session whose row cannot be drawn can be opened all the same. */
function BrokenRow({ id }: { readonly id: string }) {
  return (
    <li>
      <PageLink to={sessionUrl(id)} className={css.row} data-session={id}>
        {`${id.slice(0, 10)} ${texts.failure.row}`}
      </PageLink>
    </li>
  );
}

interface ResultsProps {
  readonly page: SessionPage;
  readonly search: SessionSearch;
}

function Results({ page, search }: ResultsProps) {
  const { items, next } = page;
  if (items.length === 0) {
    const narrowed = isNarrowed(search);
    return (
      <EmptyState
        icon={narrowed ? 'search' : 'history'}
        title={narrowed ? say.nothing : say.none}
        text={narrowed ? say.nothingText : say.noneText}
      />
    );
  }
  return (
    <>
      <Head />
      <ul className={css.list} aria-label={say.list}>
        {items.map((item) => (
          <Guarded key={item.id} place={item} fallback={() => <BrokenRow id={item.id} />}>
            <SessionRow item={item} />
          </Guarded>
        ))}
      </ul>
      <nav className={css.paging} aria-label={say.list}>
        {search.cursor !== '' && (
          <PageLink to={searchUrl({ ...search, cursor: '' })}>{say.newest}</PageLink>
        )}
        {next !== null && (
          <PageLink to={searchUrl({ ...search, cursor: next })}>{say.next}</PageLink>
        )}
      </nav>
    </>
  );
}

export interface SessionsPageProps {
  readonly query: URLSearchParams;
  readonly api: SessionsApi;
}

/** Every session there is, newest first, and the search that narrows them. */
export function SessionsPage({ query, api }: SessionsPageProps) {
  const address = useAddress();
  const text = query.toString();
  const search = useMemo(() => searchOf(new URLSearchParams(text)), [text]);
  const { page, trouble, isLoading, again } = useSessions(api, search);
  const user = useRef<HTMLInputElement>(null);
  useSearchKey(user);
  const shown = page && say.found(page.items.length, page.next !== null);
  const rows = { onKeyDown: moveFocus };
  return (
    <main id="content" className={`${frame.page} ${css.page}`} {...rows}>
      <header className={`${frame.top} ${css.top}`}>
        <h1>{say.title}</h1>
        <p role="status">{isLoading ? say.loading : shown}</p>
        <p className={css.keys}>
          <Key name="/" /> <Key name="Up" /> <Key name="Down" /> <Key name="Enter" />
        </p>
      </header>
      <SearchForm search={search} onSearch={(next) => address.go(searchUrl(next))} userRef={user} />
      {trouble && (
        <ErrorState title={texts.troubles[trouble]}>
          <Button onClick={again}>{texts.again}</Button>
          {isNarrowed(search) && (
            <Button look="plain" onClick={() => address.go(searchUrl(everything))}>
              {say.clear}
            </Button>
          )}
        </ErrorState>
      )}
      {!page && isLoading && <SkeletonList rows={8} label={say.loading} height="2.5rem" />}
      {page && <Results page={page} search={search} />}
    </main>
  );
}
