import {
  auditTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  pairwise,
  startWith,
  switchMap,
  take,
  takeUntil,
} from 'rxjs';
import { isForFun } from '../../domain/casino/for-fun.ts';
import type { PauseReason, ToGame } from '../../domain/casino/frame.ts';
import { minRoundMs } from '../../domain/casino/pace.ts';
import { pressRefusal } from '../../domain/casino/press.ts';
import { configured } from '../../domain/site/config.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { dialogs, isModalOpen } from '../../events/dialogs.ts';
import type { State } from '../../projections/state.ts';
import { href } from '../../routes/href.ts';
import { isPage } from '../../routes/table.ts';
import { askForBalance } from '../accounts/balance.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';
import { due } from '../due.ts';
import { casinoResources } from '../resources/casino.ts';

/** How long a game may take until it says that it is there. */
const READY_TIMEOUT = 20_000;
/** How long it may take to answer a pause. */
const TO_PAUSE = 1000;
/** Rounds that end within it are asked about once: a stranger says how often they end. */
const REST = 1000;

/** Folded or chosen on the page of the game. */
const RULES_PART = 'casino-rules';
const HISTORY_PART = 'casino-history';
const SOUND_PART = 'casino-sound';

interface Wanted {
  readonly game: number;
  readonly kind: 'slots' | 'other';
  /** Which pays; null: it is played for play money, and no wallet knows of it. */
  readonly accountId: string | null;
  readonly language: string;
}

/** The game of another provider that the page is about, where a player with an account is there, or it is for fun. */
function wantedIn(state: State): Wanted | null {
  const { route, casinoGames, session, accounts } = state;
  if (!isPage(route.route, 'slotsGame', 'liveCasinoGame')) return null;
  const found = casinoGames.items.find(({ id }) => String(id) === route.params['gameId']);
  if (!found?.outside) return null;
  const { id: game, kind, hasDemo } = found;
  const { language } = route;
  if (hasDemo && isForFun(state)) return { game, kind, accountId: null, language };
  const { activeId: accountId } = accounts;
  if (session.userId === null || accountId === null) return null;
  return { game, kind, accountId, language };
}

const isSame = (one: Wanted | null, other: Wanted | null): boolean =>
  one?.game === other?.game &&
  one?.accountId === other?.accountId &&
  one?.language === other?.language;

/** A message to the game. */
const messageTo = (
  game: number,
  message: ToGame,
  cause: number | { readonly seq: number },
): Caused => {
  const { type, data } = message;
  return caused('casino.frameMessaged', { game, by: 'page', type, data: { ...data } }, cause);
};

/** The first event from now on at which something holds, be it at once. */
const once = (context: EffectContext, seq: number, holds: () => boolean) =>
  context.events$.pipe(
    map((event) => event.seq),
    startWith(seq),
    filter(holds),
    take(1),
  );

/**
 * Asks where the game opens, once the player may play; what was played before is asked for with it. For play money
 * there is nothing to ask, and what keeps a player from playing is unknown of a guest.
 */
function launching(context: EffectContext, wanted: Wanted, seq: number): Observable<Caused> {
  const { game, accountId, language } = wanted;
  const again = context.on('page.refreshPressed').pipe(
    filter(() => context.state().casinoFrame.status === 'closed'),
    map((event) => event.seq),
  );
  return merge(of(seq), again).pipe(
    switchMap((from) => once(context, from, () => pressRefusal(context.state(), 0) === null)),
    mergeMap((cause) => {
      if (accountId === null) return [caused('casino.frameOpened', { game, isDemo: true }, cause)];
      return [
        request(context, 'casinoLaunch', { body: { game, accountId, language } }, cause),
        request(context, 'limits', {}, cause),
      ];
    }),
  );
}

/** Its frame is shown once it is known where: the address itself is seen by the view alone. */
function opening(context: EffectContext, { game }: Wanted): Observable<Caused> {
  return replies(context, 'casinoLaunch').pipe(
    filter(({ event }) => event.data.requestId === context.state().casinoFrame.requestId),
    map(({ event }) => caused('casino.frameOpened', { game }, event)),
  );
}

const fromGame = (context: EffectContext, type: string) =>
  context
    .on('casino.frameMessaged')
    .pipe(filter(({ data }) => data.by === 'game' && data.type === type));

/** Nothing is heard that nobody asked to hear. */
const isMuted = ({ page }: State): boolean => page.choices[SOUND_PART] !== 'on';

/** What the game is greeted with, once it is there. */
function welcome(state: State, { kind, language }: Wanted): ToGame {
  const { preferences, config } = state;
  const { appTheme, systemIsDark } = preferences;
  const isDark = appTheme === null ? systemIsDark : appTheme === 1;
  const profile = configured(config.values, 'jurisdiction');
  return {
    type: 'welcome',
    data: {
      ...{ language, theme: isDark ? 'dark' : 'light', muted: isMuted(state) },
      minRoundMs: minRoundMs(profile, kind) ?? 0,
    },
  };
}

function pauseIn(state: State): PauseReason | null {
  if (state.casinoFrame.status !== 'ready') return null;
  if (isModalOpen(state.modal.open, dialogs['reality-check'].id)) return 'reality-check';
  return pressRefusal(state, 0) === null ? null : 'limit';
}

/** What of the state the game is told, whenever it changes while it is there. */
function following<T>(context: EffectContext, of: (state: State) => T): Observable<[T, T, number]> {
  return context.events$.pipe(
    map(({ seq }) => ({ seq, value: of(context.state()) })),
    startWith({ seq: 0, value: of(context.state()) }),
    distinctUntilChanged((before, now) => before.value === now.value),
    pairwise(),
    map(([before, now]) => [before.value, now.value, now.seq]),
  );
}

/** A pause is asked for, and the frame covered where that is not answered in time. */
function pausing(context: EffectContext, { game }: Wanted): Observable<Caused> {
  return following(context, pauseIn).pipe(
    switchMap(([, reason, seq]) => {
      if (reason === null) return of(messageTo(game, { type: 'resume', data: {} }, seq));
      const covered = due(context, TO_PAUSE).pipe(
        filter(() => context.state().casinoFrame.pause === 'asked'),
        map(() => caused('casino.frameCovered', { game }, seq)),
      );
      return merge(of(messageTo(game, { type: 'pause', data: { reason } }, seq)), covered);
    }),
  );
}

const moneyIn = ({ accounts: { accounts, activeId } }: State): number | null =>
  accounts.find(({ id }) => id === activeId)?.money ?? null;

/** What the game is told besides. */
function telling(context: EffectContext, wanted: Wanted): Observable<Caused> {
  const { game } = wanted;
  const isThere = () => context.state().casinoFrame.status === 'ready';
  return merge(
    fromGame(context, 'ready').pipe(
      map((event) => messageTo(game, welcome(context.state(), wanted), event)),
    ),
    following(context, moneyIn).pipe(
      filter(() => wanted.accountId !== null && isThere()),
      map(([, , seq]) => messageTo(game, { type: 'balance', data: {} }, seq)),
    ),
    following(context, isMuted).pipe(
      filter(isThere),
      map(([, muted, seq]) => messageTo(game, { type: 'mute', data: { muted } }, seq)),
    ),
  );
}

const isHistoryOpen = ({ page }: State): boolean => page.parts[HISTORY_PART] === true;

/** What its rounds came to is the server's to say: the books of them, the balance, what was staked and paid. */
function settling(context: EffectContext, { accountId }: Wanted): Observable<Caused> {
  // What is played for play money is nobody's to keep.
  if (accountId === null) return EMPTY;
  // The list of them is long, and is asked for where it is read.
  const history = (event: Envelope) =>
    isHistoryOpen(context.state()) ? casinoResources.casinoOutsideRounds.ask(context, event) : [];
  return fromGame(context, 'roundEnded').pipe(
    auditTime(REST, context.scheduler),
    switchMap((event) =>
      merge(
        of(request(context, 'limits', {}, event)),
        of(...history(event)),
        askForBalance(context, event, { for: 'active', isOver: () => true }),
      ),
    ),
  );
}

/** Whoever unfolds the history has what was played until then. */
const unfolding = (context: EffectContext): Observable<Caused> =>
  context.on('page.partToggled').pipe(
    filter(({ data: { part, open } }) => part === HISTORY_PART && open),
    filter(() => context.state().casinoOutsideRounds.status === 'ready'),
    mergeMap((event) => of(...casinoResources.casinoOutsideRounds.ask(context, event))),
  );

/** What the game wants of the page. */
function serving(context: EffectContext, { game, language }: Wanted): Observable<Caused> {
  return merge(
    fromGame(context, 'rulesWanted').pipe(
      map((event) => caused('page.partToggled', { part: RULES_PART, open: true }, event)),
    ),
    fromGame(context, 'closeWanted').pipe(
      mergeMap((event) => {
        const url = href('casinoLobby', {}, language);
        return [
          messageTo(game, { type: 'close', data: {} }, event),
          caused('route.requested', { url, replace: false }, event),
        ];
      }),
    ),
    fromGame(context, 'failed').pipe(
      map((event) => caused('casino.frameClosed', { game, why: 'failed' }, event)),
    ),
  );
}

/** A game that does not say in time that it is there is given up. */
function waiting(context: EffectContext, { game }: Wanted): Observable<Caused> {
  return context.on('casino.frameOpened').pipe(
    switchMap((event) =>
      due(context, READY_TIMEOUT).pipe(
        takeUntil(fromGame(context, 'ready')),
        map(() => caused('casino.frameClosed', { game, why: 'silent' }, event)),
      ),
    ),
  );
}

/** Opens the game that the page is about, for who is there, and talks with it until it is left. */
export const casinoFraming = effect('casino-framing', (context) =>
  context.events$.pipe(
    map(({ seq }) => ({ seq, wanted: wantedIn(context.state()) })),
    startWith({ seq: 0, wanted: null }),
    distinctUntilChanged((before, now) => isSame(before.wanted, now.wanted)),
    pairwise(),
    switchMap(([{ wanted: left }, { wanted, seq }]): Observable<Caused> => {
      const isThere = left !== null && context.state().casinoFrame.game === left.game;
      const closed = isThere
        ? of(caused('casino.frameClosed', { game: left.game, why: 'left' }, seq))
        : EMPTY;
      if (wanted === null) return closed;
      return merge(
        closed,
        opening(context, wanted),
        waiting(context, wanted),
        telling(context, wanted),
        pausing(context, wanted),
        settling(context, wanted),
        unfolding(context),
        serving(context, wanted),
        launching(context, wanted, seq),
      );
    }),
  ),
);
