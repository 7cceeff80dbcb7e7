import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
} from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import type { State } from '../../projections/state.ts';
import type { RouteOutcome } from '../../routes/outcome.ts';
import { isMarked } from '../../routes/public-url.ts';
import { type Caused, type EffectContext, effect, replies } from '../define.ts';
import { wouldLeaveCodes } from '../protection/unsaved-codes.ts';
import { createRealAddresses, type RealAddresses } from './real-addresses.ts';
import { firstAddress, signedIn, signedOut } from './session-changes.ts';
import { isClosed, resolved, visit } from './visit.ts';

/** The address bar and the site, each following the other. */
export const route = effect('route', (context) => {
  const addresses = createRealAddresses();
  const started = context.on('app.ready').pipe(
    mergeMap(({ seq }) => {
      addresses.note(context.navigation.url);
      return visit(context, firstAddress(context), seq);
    }),
  );
  const asked = context.on('route.requested').pipe(
    filter(({ data }) => !wouldLeaveCodes(context.state(), data.url)),
    mergeMap(({ data, seq }) => {
      const url = addresses.of(data.url);
      addresses.note(url);
      if (data.replace) context.navigation.replace(url);
      else context.navigation.push(url);
      return visit(context, url, seq);
    }),
  );
  return merge(
    keepingReturn(context),
    started,
    asked,
    visited(context, addresses),
    signedIn(context, addresses),
    signedOut(context, addresses),
    changedRules(context, addresses),
  );
});

/** The address bar leads, unless the player has to be asked before the page follows. */
function visited(context: EffectContext, addresses: RealAddresses): Observable<Caused> {
  const { navigation, state } = context;
  return context.on('route.visited').pipe(
    mergeMap(({ data, seq }) => {
      if (wouldLeaveCodes(state(), data.url)) {
        navigation.push(addresses.of(state().route.url));
        return EMPTY;
      }
      addresses.note(navigation.url);
      return visit(context, addresses.of(data.url), seq);
    }),
  );
}

/** Where a guest wanted to go is kept over a reload, and over signing in at another site. */
function keepingReturn(context: EffectContext): Observable<Caused> {
  return merge<Envelope[]>(context.on('route.changed'), context.on('route.redirected')).pipe(
    map(() => context.state().route.returnUrl),
    distinctUntilChanged(),
    mergeMap((url) => {
      const { session } = context.storage;
      if (url === null) eraseFrom(session, STORED.returnUrl);
      else if (!isMarked(url)) writeTo(session, STORED.returnUrl, url);
      return EMPTY;
    }),
  );
}

/** The page that is shown; or the one asked for, once nothing stands before it any more. */
function shownOrWanted(context: EffectContext): string {
  const { route, terms } = context.state();
  const isOpen = route.route === 'maintenance' && !isClosed(context.state());
  if (isOpen && route.heldUrl !== null) return route.heldUrl;
  const isOver = route.route === 'confirmTerms' && !terms.changed;
  // Who was not led here came from a page that stays open.
  const before = route.returnUrl ?? (terms.leavesMoney ? route.previousUrl : null);
  return isOver && before !== null ? before : route.url;
}

/**
 * Whether what an address answers is what stands on the page already. In place of a page that
 * failed its error stands: the page would fail again, and trying it is for the player to say.
 */
function isShown({ route, status, isFailed }: State['route'], outcome: RouteOutcome): boolean {
  if ('redirect' in outcome) return false;
  const isSame = outcome.status !== 200 || outcome.route === route;
  return isFailed ? isSame || route === 'error' : isSame && outcome.status === status;
}

const rules: ReadonlySet<string> = new Set([
  'configGroup',
  'configAll',
  'userConfig',
  'agreementStatus',
  'agreementConfirm',
  'maintenance',
  'block',
]);

/** Nobody is there, or the site is not configured after all: of one who is there `session.started` tells. */
function settled(context: EffectContext): Observable<Envelope> {
  const nobody = replies(context, 'authCheck').pipe(
    filter(({ body }) => body.user_id === null),
    map(({ event }) => event),
  );
  const unconfigured = context
    .on('http.failed')
    .pipe(filter(({ data }) => data.call === 'configAll'));
  return merge<Envelope[]>(nobody, unconfigured);
}

/** What may forbid the page that is shown: a ban, changed terms, maintenance, a block, its language. */
function changedRules(context: EffectContext, addresses: RealAddresses): Observable<Caused> {
  const replied = context.on('http.replied').pipe(filter(({ data }) => rules.has(data.call)));
  return merge<Envelope[]>(replied, settled(context), context.on('terms.required')).pipe(
    filter(() => context.state().session.ready),
    map(({ seq }) => ({ seq, url: shownOrWanted(context) })),
    mergeMap(({ seq, url }) => {
      if (url === '') return EMPTY;
      const real = addresses.of(url);
      const outcome = resolved(context, real);
      const { route } = context.state();
      const isOther = url !== route.url;
      if (isOther) context.navigation.replace(real);
      return isOther || !isShown(route, outcome) ? of(...visit(context, real, seq)) : EMPTY;
    }),
  );
}
