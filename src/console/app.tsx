import { useCallback, useEffect, useState } from 'react';
import { Button } from '../site/ui/controls/button.tsx';
import { EmptyState } from '../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../site/ui/notices/message.tsx';
import { AccountPage } from './account/account-page.tsx';
import { placeOf } from './address.ts';
import { AnalyticsPage } from './analytics/analytics-page.tsx';
import { type Account, type AccountApi, isAnalyst, isStaff, isSupport } from './api/account.ts';
import type { DocumentsApi } from './api/documents.ts';
import type { ErasuresApi } from './api/erasures.ts';
import type { GamesApi } from './api/games.ts';
import type { GuestsApi } from './api/guests.ts';
import { type Trouble, troubleOf } from './api/http.ts';
import type { RequestsApi } from './api/requests.ts';
import type { SecurityApi } from './api/security.ts';
import type { StreamApi } from './api/stream.ts';
import css from './app.module.css';
import { DocumentsPage } from './documents/documents-page.tsx';
import { ErasuresPage } from './erasures/erasures-page.tsx';
import { GamesPage } from './games/games-page.tsx';
import { Header } from './header.tsx';
import { GuestsPage } from './requests/guests-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { SecurityPage } from './security/security-page.tsx';
import type { SessionPorts } from './session/session.ts';
import { SessionPage } from './session-page/session-page.tsx';
import { SessionsPage } from './sessions/sessions-page.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { texts } from './texts.ts';
import { Guarded } from './ui/guarded.tsx';
import { PageLink, useUrl } from './ui/link.tsx';

/** Everything the console needs of the world. */
export interface ConsolePorts extends SessionPorts {
  readonly account: AccountApi;
  /** Told when the server no longer knows who asks. Gives back how to stop. */
  readonly onSignedOut: (listener: () => void) => () => void;
  readonly stream: StreamApi;
  readonly security: SecurityApi;
  readonly erasures: ErasuresApi;
  readonly documents: DocumentsApi;
  readonly requests: RequestsApi;
  readonly guests: GuestsApi;
  readonly games: GamesApi;
}

type Who =
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly account: Account | null }
  | { readonly status: 'failed'; readonly trouble: Trouble };

/** Who is signed in, and the ways to change that. */
function useAccount({ account: api, onSignedOut }: ConsolePorts) {
  const [who, setWho] = useState<Who>({ status: 'asking' });
  const ask = useCallback(() => {
    api.me().then(
      (account) => setWho({ status: 'known', account }),
      (error: unknown) => setWho({ status: 'failed', trouble: troubleOf(error) }),
    );
  }, [api]);
  useEffect(ask, [ask]);
  useEffect(() => onSignedOut(() => setWho({ status: 'known', account: null })), [onSignedOut]);
  const enter = (account: Account) => setWho({ status: 'known', account });
  const signOut = async () => {
    await api.logout().catch(() => undefined);
    setWho({ status: 'known', account: null });
  };
  return { who, enter, signOut, again: ask };
}

function NotFound({ text }: { readonly text: string }) {
  return (
    <main id="content" className={css.middle}>
      <EmptyState icon="search" title={texts.notFound.title} text={text}>
        <PageLink to="/console/sessions" className={css.link}>
          {texts.notFound.link}
        </PageLink>
      </EmptyState>
    </main>
  );
}

interface PageProps {
  readonly ports: ConsolePorts;
  readonly account: Account;
}

/** The tab says which page it holds. */
function useTitle(): void {
  const place = placeOf(useUrl());
  const title = place.page === 'session' ? place.id.slice(0, 10) : texts.titles[place.page];
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title]);
}

/** A page that fails as a whole says why; the header lives, and leads elsewhere. */
function GuardedPage(props: PageProps) {
  const fallback = (message: string, again: () => void) => (
    <main id="content" className={css.middle}>
      <ErrorState title={texts.failure.page} text={message}>
        <Button onClick={again}>{texts.again}</Button>
        <PageLink to="/console/sessions" className={css.link}>
          {texts.notFound.link}
        </PageLink>
      </ErrorState>
    </main>
  );
  return (
    <Guarded place={useUrl()} fallback={fallback}>
      <Page {...props} />
    </Guarded>
  );
}

function Page({ ports, account }: PageProps) {
  useTitle();
  const place = placeOf(useUrl());
  switch (place.page) {
    case 'sessions':
      return <SessionsPage query={place.query} api={ports.sessions} />;
    case 'session':
      return <SessionPage id={place.id} query={place.query} ports={ports} />;
    case 'analytics':
      if (!isAnalyst(account)) return <NotFound text={texts.analytics.forbidden} />;
      return <AnalyticsPage sessions={ports.sessions} stream={ports.stream} />;
    case 'account':
      return <AccountPage account={account} api={ports.account} />;
    case 'security':
      if (!isSupport(account)) return <NotFound text={texts.security.forbidden} />;
      return <SecurityPage query={place.query} api={ports.security} />;
    case 'erasures':
      if (!isSupport(account)) return <NotFound text={texts.erasures.forbidden} />;
      return <ErasuresPage account={account} api={ports.erasures} />;
    case 'documents':
      if (!isSupport(account)) return <NotFound text={texts.documents.forbidden} />;
      return <DocumentsPage api={ports.documents} />;
    case 'requests':
      if (!isSupport(account)) return <NotFound text={texts.requests.forbidden} />;
      return <RequestsPage query={place.query} api={ports.requests} />;
    case 'guests':
      if (!isSupport(account)) return <NotFound text={texts.guests.forbidden} />;
      return <GuestsPage query={place.query} api={ports.guests} />;
    case 'games':
      if (!isSupport(account)) return <NotFound text={texts.games.forbidden} />;
      return <GamesPage api={ports.games} />;
    case 'unknown':
      return <NotFound text={texts.notFound.text} />;
  }
}

/** The console. Should all of it fail, what happened stands there, and a way to begin again. */
export function App({ ports }: { readonly ports: ConsolePorts }) {
  const fallback = (message: string, again: () => void) => (
    <ErrorState title={texts.failure.page} text={message}>
      <Button onClick={again}>{texts.again}</Button>
    </ErrorState>
  );
  return (
    <Guarded fallback={fallback}>
      <Console ports={ports} />
    </Guarded>
  );
}

/** Whoever is not signed in signs in first, on the very page asked for. */
function Console({ ports }: { readonly ports: ConsolePorts }) {
  const { who, enter, signOut, again } = useAccount(ports);
  if (who.status === 'asking') return <div className={css.app} />;
  const account = who.status === 'known' ? who.account : null;
  const mayUse = account !== null && isStaff(account);
  const notice = account && !mayUse ? texts.signIn.notStaff : null;
  return (
    <div className={css.app}>
      <Header account={account} onSignOut={signOut} />
      {who.status === 'failed' && (
        <main id="content" className={css.middle}>
          <ErrorState title={texts.troubles[who.trouble]}>
            <Button onClick={again}>{texts.again}</Button>
          </ErrorState>
        </main>
      )}
      {who.status === 'known' && !mayUse && (
        <SignIn api={ports.account} onEntered={enter} notice={notice} />
      )}
      {mayUse && <GuardedPage ports={ports} account={account} />}
    </div>
  );
}
