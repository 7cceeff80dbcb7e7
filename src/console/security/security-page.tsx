import { type FormEvent, useMemo } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { type SecurityApi, type SecuritySearch, securityKinds } from '../api/security.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import fields from '../ui/fields.module.css';
import { PageLink, useAddress } from '../ui/link.tsx';
import page from '../ui/page.module.css';
import { EventTable } from './event-table.tsx';
import { securitySearchOf, securityUrl } from './search.ts';
import css from './security.module.css';
import { type Found, useSecurity } from './use-security.ts';

const say = texts.security;

function kindText(kind: string): string {
  return Object.entries(say.kinds).find(([name]) => name === kind)?.[1] ?? kind;
}

/** Nothing is asked before it is sent: every search is written down on the server. */
function SearchForm({ search }: { readonly search: SecuritySearch }) {
  const { go } = useAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name) ?? '').trim();
    go(securityUrl({ kind: of('kind'), user: of('user'), cursor: '' }));
  };
  return (
    <form className={`${fields.fields} ${css.form}`} onSubmit={submit} key={securityUrl(search)}>
      <label>
        <span>{say.kind}</span>
        <select name="kind" defaultValue={search.kind}>
          <option value="">{say.anyKind}</option>
          {securityKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindText(kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.user}</span>
        <input name="user" type="search" placeholder={say.userHint} defaultValue={search.user} />
      </label>
      <Button type="submit" look="main" size="s" icon="search">
        {say.submit}
      </Button>
      {(search.kind !== '' || search.user !== '') && (
        <PageLink to={securityUrl({ kind: '', user: '', cursor: '' })}>{say.clear}</PageLink>
      )}
    </form>
  );
}

function Results({ found, search }: { readonly found: Found; readonly search: SecuritySearch }) {
  const { events, next, trouble, isLoading } = found;
  if (trouble) return <ErrorState title={texts.troubles[trouble]} />;
  if (isLoading) return <SkeletonList rows={8} label={say.loading} height="2.5rem" />;
  if (events.length === 0) {
    return <EmptyState icon="search" title={say.nothing} text={say.nothingText} />;
  }
  return (
    <>
      <EventTable events={events} />
      <nav className={css.paging} aria-label={say.title}>
        {search.cursor !== '' && (
          <PageLink to={securityUrl({ ...search, cursor: '' })}>{say.newest}</PageLink>
        )}
        {next !== null && (
          <PageLink to={securityUrl({ ...search, cursor: next })}>{say.next}</PageLink>
        )}
      </nav>
    </>
  );
}

export interface SecurityPageProps {
  readonly query: URLSearchParams;
  readonly api: SecurityApi;
}

/** Sign-ins, refusals, changes of accounts and limits reached, newest first and as they come. */
export function SecurityPage({ query, api }: SecurityPageProps) {
  const text = query.toString();
  const search = useMemo(() => securitySearchOf(new URLSearchParams(text)), [text]);
  const found = useSecurity(api, search);
  return (
    <main id="content" className={page.page}>
      <header className={page.top}>
        <h1>{say.title}</h1>
        {found.isLive && <Chip tone="live">{say.live}</Chip>}
        <p>{say.intro}</p>
      </header>
      <SearchForm search={search} />
      <Results found={found} search={search} />
    </main>
  );
}
