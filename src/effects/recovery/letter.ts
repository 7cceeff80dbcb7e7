import { merge, mergeMap, type Observable } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import type { LetterPage } from '../../events/letter.ts';
import { parseAddress } from '../../routes/address.ts';
import { isPage, type RouteName } from '../../routes/table.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

const PAGES: readonly (LetterPage & RouteName)[] = [
  'passwordReset',
  'accountVerify',
  'stopNewsletter',
];

const isLetterPage = (route: string): route is LetterPage => isPage(route, ...PAGES);

/** What a link carries; of a public address only whether there is something. */
function tokenOf(url: string): string {
  return new URLSearchParams(parseAddress(url).query).get('token') ?? '';
}

/** Asks for what the link is there for. The token goes from the address bar into the call alone. */
function ask(context: EffectContext, page: LetterPage | null, cause: number): Caused[] {
  const body = { token: tokenOf(context.navigation.url) };
  if (page === 'accountVerify') return [request(context, 'activationLink', { body }, cause)];
  if (page === 'stopNewsletter') return [request(context, 'newsletterStop', { body }, cause)];
  return [];
}

/**
 * A link to confirm does so by itself: whoever opened it has shown that the letter reached them.
 * What became of a link is not forgotten when its page is shown again, in another language or
 * after going back.
 */
function opening(context: EffectContext): Observable<Caused> {
  return context.on('route.changed').pipe(
    mergeMap(({ data: { route: page, url }, seq }): Caused[] => {
      if (!isLetterPage(page)) return [];
      const { letter } = context.state();
      const hasToken = tokenOf(url) !== '';
      if (letter.page === page && (letter.status !== 'empty' || !hasToken)) return [];
      const opened = caused('letter.opened', { page, hasToken }, seq);
      return hasToken && page === 'accountVerify' ? [opened, ...ask(context, page, seq)] : [opened];
    }),
  );
}

const pendingOf: PendingOf = ({ letter }) => letter.sending.pending;

function pressing(context: EffectContext): Observable<Caused> {
  const pressed = accepted(context, pendingOf, 'letter.pressed').pipe(
    mergeMap(({ seq }) => ask(context, context.state().letter.page, seq)),
  );
  const chosen = submitting(
    context,
    pendingOf,
    'letter.passwordSubmitted',
    'passwordReset',
    ({ password }) => {
      const token = tokenOf(context.navigation.url);
      return { body: { token, password: encodeCredential(password) } };
    },
  );
  return merge(pressed, chosen);
}

/** A link that has done its work leaves the address bar, and the history with it. */
function finishing(context: EffectContext): Observable<Caused> {
  return merge(
    replies(context, 'activationLink'),
    replies(context, 'passwordReset'),
    replies(context, 'newsletterStop'),
  ).pipe(
    mergeMap(({ event }): Caused[] => {
      const { letter, route, session } = context.state();
      if (letter.status !== 'done') return [];
      const isShown = route.route === letter.page;
      const url = parseAddress(route.url).path;
      const cleaned = isShown ? [caused('route.requested', { url, replace: true }, event)] : [];
      return session.userId === null ? cleaned : [...cleaned, ...afterwards(context, event.seq)];
    }),
  );
}

/** What a link may have changed for the player who is signed in here. */
function afterwards(context: EffectContext, cause: number): Caused[] {
  const { letter, mailing } = context.state();
  switch (letter.page) {
    case 'accountVerify':
      return [request(context, 'userConfig', {}, cause)];
    // A new password ends the sessions there were.
    case 'passwordReset':
      return [request(context, 'authCheck', {}, cause)];
    case 'stopNewsletter':
      return mailing.status === 'ready' ? [request(context, 'mailing', {}, cause)] : [];
    default:
      return [];
  }
}

/** Pages that links in letters lead to. */
export const letter = effect('letter', (context) =>
  merge(opening(context), pressing(context), finishing(context)),
);
