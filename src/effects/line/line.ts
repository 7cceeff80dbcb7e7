import {
  concat,
  debounceTime,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';
import { declarationOf, openStream, requestOf } from '../../calls/client.ts';
import { type CallReply, calls } from '../../calls/table.ts';
import { GAMES_OF_A_PAGE } from '../../domain/line/list-length.ts';
import { isVirtual } from '../../domain/line/sports.ts';
import { viewKey } from '../../domain/site/view-key.ts';
import type { AnyEvent, Envelope, EventType } from '../../events/catalogue.ts';
import { SELECTION_EVENTS } from '../../events/coupon.ts';
import { backoff } from '../../kernel/backoff.ts';
import type { State } from '../../projections/state.ts';
import { LONG } from '../../routes/line-part.ts';
import { linePartsOf } from '../../routes/line-parts.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';

const idOf = (slug: string): string => /^\d+/.exec(slug)?.[0] ?? slug;

/** Feed topics for what is shown, what is in the coupon, and the player's own bets. */
function topicsOf(
  state: Pick<State, 'route' | 'favourites' | 'coupon' | 'session' | 'casinoDraws' | 'casinoTable'>,
): string[] {
  const topics = new Set<string>();
  for (const { section, query } of linePartsOf(state.route)) {
    if (query.game !== undefined) topics.add(`game:${idOf(query.game)}`);
    else if (query.champ !== undefined) topics.add(`champ:${idOf(query.champ)}`);
    else topics.add(isVirtual(query.sport) ? `${section}:${query.sport}` : section);
  }
  const { route, favourites } = state;
  if (isPage(route.route, 'multiLive'))
    for (const id of favourites.boards) topics.add(`game:${id}`);
  for (const bet of state.coupon.bets) topics.add(`game:${bet.game.id}`);
  const { game } = state.casinoTable;
  if (game !== null && game === state.casinoDraws.game) topics.add(`draws:${game}`);
  if (state.session.userId !== null) topics.add('bets');
  return [...topics].sort();
}

/** Snapshots: on every page that shows the line, when asked, and after the feed lost its place. */
function snapshots(context: EffectContext): Observable<Caused> {
  const reset = context.on('feed.lost').pipe(filter(({ data }) => data.reason === 'reset'));
  const pages = context.on('route.changed');
  const asked = context.on('page.refreshPressed');
  return merge(pages, asked, reset).pipe(
    mergeMap(({ seq }) => {
      const { route, page } = context.state();
      return linePartsOf(route).map(({ section, query }) => {
        // A list that its reader made longer comes back as long as it was, in whole pages.
        const pages = Math.ceil(Number(page.choices[viewKey(section, query)]) / GAMES_OF_A_PAGE);
        const limit = query.limit === LONG && pages > 1 && { limit: `${pages * GAMES_OF_A_PAGE}` };
        const list = { lng: route.language, ...query, ...limit };
        return request(context, 'sportsLine', { path: { section }, query: list }, seq);
      });
    }),
  );
}

const RETRY = { first: 1000, longest: 30_000 };

const CHANGED = {
  limits: 'feed.limitsChanged',
  requests: 'feed.requestsChanged',
  session: 'feed.sessionChanged',
  verification: 'feed.verificationChanged',
} as const;

function messageEvents(
  requestId: number,
  message: CallReply<'sportsFeed'>,
  cause: number,
): Caused[] {
  const { id, updates, settled = [], sold = [] } = message;
  const { changed = [], draws = [], rounds = [] } = message;
  const ended = { by: 'feed', mode: 'real', requestId } as const;
  return [
    ...changed.map((what) => caused(CHANGED[what], { requestId }, cause)),
    ...(updates.length > 0 ? [caused('line.updated', { requestId, id, updates }, cause)] : []),
    ...settled.map((bet) => caused('bet.settled', { requestId, ...bet }, cause)),
    ...sold.map((sale) => caused('bet.saleTold', { requestId, ...sale }, cause)),
    ...draws.map(({ kind, ...news }) => caused(`casino.${kind}`, { requestId, ...news }, cause)),
    ...rounds.map((round) => caused('casino.roundSettled', { ...round, ...ended }, cause)),
  ];
}

/** One connection from opening to breaking off, and the next after a rest. */
function connection(
  context: EffectContext,
  topics: string[],
  cause: number,
  failures: number,
): Observable<Caused> {
  const { resume, lastId } = context.state().line.feed;
  const after = resume?.id ?? lastId;
  const query = {
    topics: topics.join(','),
    lng: context.state().route.language,
    ...(after === null ? {} : { after }),
  };
  const asked = request(context, 'sportsFeed', { query }, cause);
  const { requestId } = (asked as unknown as Envelope<'http.requested'>).data;
  let opened = false;

  const lost = (reason: string, because: number): Observable<Caused> => {
    const count = opened ? 0 : failures + 1;
    const retryIn = reason === 'reset' ? 0 : backoff(Math.max(0, count - 1), RETRY);
    return concat(
      of(caused('feed.lost', { requestId, retryIn, reason }, because)),
      timer(retryIn, context.scheduler).pipe(
        mergeMap(() => connection(context, topics, because, count)),
      ),
    );
  };

  const messages = context.on('http.requested').pipe(
    filter(({ data }) => data.requestId === requestId),
    switchMap((event) => stream(context, event)),
    mergeMap((step): Observable<Caused> => {
      if (step.kind === 'lost') return lost(step.reason, step.seq);
      const events = [
        ...(opened ? [] : [caused('feed.opened', { requestId, topics }, step.seq)]),
        ...messageEvents(requestId, step.message, step.seq),
      ];
      opened = true;
      return step.message.reset ? concat(events, lost('reset', step.seq)) : of(...events);
    }),
  );
  return merge(messages, of(asked));
}

type Step =
  | { readonly kind: 'message'; readonly seq: number; readonly message: CallReply<'sportsFeed'> }
  | { readonly kind: 'lost'; readonly seq: number; readonly reason: string };

function stream(context: EffectContext, event: Envelope<'http.requested'>): Observable<Step> {
  const declaration = declarationOf('sportsFeed') ?? calls.sportsFeed;
  const { apiOrigin } = context.environment;
  const { seq } = event;
  return openStream(
    context.transport,
    declaration,
    requestOf(declaration, event.data, apiOrigin),
  ).pipe(
    map((outcome): Step => {
      if (outcome.kind === 'failed') return { kind: 'lost', seq, reason: outcome.detail };
      if (outcome.status >= 400) {
        return { kind: 'lost', seq, reason: `answered ${outcome.status}` };
      }
      return { kind: 'message', seq, message: outcome.body as CallReply<'sportsFeed'> };
    }),
    // After a reset the stream's further messages build on what was thrown away.
    takeWhile((step) => step.kind === 'message' && step.message.reset !== true, true),
  );
}

/** Topics change with every press on a coefficient; the feed is opened anew when that settles. */
const SETTLE = 250;

function cancelled(requestId: number, cause: number): Caused {
  return caused('http.cancelled', { call: 'sportsFeed', requestId }, cause);
}

/** The feed follows what is on screen and in the coupon: one connection at a time. */
function feed(context: EffectContext): Observable<Caused> {
  const causes = new Set<EventType>([
    'route.changed',
    ...SELECTION_EVENTS,
    'coupon.cleared',
    // The coupon may have been changed in another tab.
    'app.storageChanged',
    'session.started',
    'session.ended',
    'casino.gameOpened',
    'casino.gameLeft',
  ]);
  return context.events$.pipe(
    filter((event) => causes.has(event.type) || changesTopics(event) || isRestart(event)),
    debounceTime(SETTLE, context.scheduler),
    // A snapshot under way is waited for: the feed goes on from where it stands.
    filter(() => Object.keys(context.state().line.requests).length === 0),
    map(({ seq }) => {
      const topics = topicsOf(context.state());
      return { seq, topics, key: `${context.state().line.feed.snapshots} ${topics.join()}` };
    }),
    distinctUntilChanged((a, b) => a.key === b.key),
    switchMap(({ seq, topics }) => {
      const { requestId } = context.state().line.feed;
      const left = requestId === null ? [] : [cancelled(requestId, seq)];
      if (topics.length === 0) return of(...left);
      const next = defer(() => connection(context, topics, seq, 0));
      return concat(left, next.pipe(takeUntil(context.on('app.stopped'))));
    }),
  );
}

/** The connection ended with the effect that failed. */
const isRestart = (event: AnyEvent): boolean =>
  event.type === 'bus.restarted' && event.data.name === 'line';

const topicCalls: ReadonlySet<string> = new Set(['couponPlace', 'sportsLine', 'casinoDraws']);

/** A placed bet empties the coupon; a snapshot is what the feed builds on. */
function changesTopics(event: AnyEvent): boolean {
  const isEnding = event.type === 'http.replied' || event.type === 'http.failed';
  return isEnding && topicCalls.has(event.data.call);
}

export const line = effect('line', (context) => merge(feed(context), snapshots(context)));
