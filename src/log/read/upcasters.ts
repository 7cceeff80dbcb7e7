import { CATALOGUE_VERSION, type EventType } from '../../events/catalogue.ts';
import type { RawEvent } from '../codec/columns.ts';

/** Lifts one event to the next version of the catalogue: the same event, perhaps renamed. */
export type Upcaster = (event: RawEvent) => RawEvent;

/** How to get from one version of the catalogue to the next: an upcaster by type; others stay. */
export interface UpcasterStep {
  readonly from: string;
  readonly to: string;
  readonly types: Readonly<Record<string, Upcaster>>;
  /** What effects tell of since then, so that recordings of before cannot have it. */
  readonly adds?: readonly EventType[];
}

function fields(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** Version 0 knew a selection by its id, its coefficient as a number, and no game. */
function betAdded0(event: RawEvent): RawEvent {
  const { selectionId, gameId, coef, source, ...rest } = fields(event.data);
  const market = {
    id: selectionId,
    gameId,
    typeId: 0,
    kind: 0,
    group: '',
    param: null,
    outcome: '',
    coef: String(coef),
    isBlocked: false,
    isLive: false,
  };
  const game = {
    id: gameId,
    slug: '',
    champId: 0,
    sportId: 0,
    team1: '',
    team2: '',
    startAt: event.at,
    status: 1,
    score: [0, 0],
    period: '',
    minute: null,
    marketCount: 0,
    mainMarketIds: [],
  };
  return { ...event, data: { ...rest, market, game, source: source ?? '', pageType: '' } };
}

function renamed(type: string, key: string, before: string): Upcaster {
  return (event) => {
    const { [before]: value, ...rest } = fields(event.data);
    return { ...event, type, data: { ...rest, [key]: value } };
  };
}

/** Every step there is, each version's to the next. */
export const upcasterSteps: readonly UpcasterStep[] = [
  {
    from: '0',
    to: '1',
    types: {
      'coupon.betAdded': betAdded0,
      'coupon.selectionRemoved': renamed('coupon.betRemoved', 'marketId', 'selectionId'),
      'coupon.stakeChanged': renamed('coupon.amountChanged', 'amount', 'stake'),
    },
  },
  // More of an address, and of what failed, is personal since; the shapes are as they were.
  { from: '1', to: '2', types: {} },
  // Timers are recorded since.
  { from: '2', to: '3', types: {} },
  // What became of a bet is told since, and no longer read from answers.
  { from: '3', to: '4', types: {}, adds: ['bet.placed', 'bet.refused'] },
  // What happens to limits is told since, and what players read at length.
  {
    from: '4',
    to: '5',
    types: {},
    adds: [
      'limits.set',
      'limits.changeRequested',
      'limits.changeConfirmed',
      'limits.changeCancelled',
      'limits.exclusionStarted',
      'limits.reached',
      'limits.realityCheckShown',
      'limits.sessionEnded',
    ],
  },
  // Effects may join after the session began, a step of a chain has a number of its coupon's, tables of the
  // casino are told of, and that a coupon is filled with one that was kept.
  {
    from: '5',
    to: '6',
    types: {},
    adds: [
      'app.effectsJoined',
      'casino.gameOpened',
      'casino.gameLeft',
      'casino.roundChecked',
      'casino.roundRefused',
      'casino.roundSettled',
      'casino.drawOpened',
      'casino.drawClosed',
      'casino.drawRevealed',
      'casino.crashTookOff',
      'casino.crashEnded',
      'coupon.filled',
    ],
  },
  // The history of bets is asked of the server as the player narrows it, and running bets are sold back.
  {
    from: '6',
    to: '7',
    types: {},
    adds: ['bet.cashOutChecked', 'bet.cashedOut', 'bet.cashOutRefused'],
  },
  {
    from: '7',
    to: '8',
    types: {},
    adds: [],
  },
  {
    from: '8',
    to: '9',
    types: {},
    adds: [],
  },
  // Cashback is asked for and collected, and bets are sold by themselves once they pay what was set.
  {
    from: '9',
    to: '10',
    types: {},
    adds: [
      'cashback.heldBack',
      'cashback.collected',
      'bet.saleTold',
      'bet.cashOutRuleSet',
      'bet.cashOutRuleRemoved',
      'bet.cashOutRuleRefused',
    ],
  },
  // Players bring friends, and collect what those brought.
  {
    from: '10',
    to: '11',
    types: {},
    adds: ['friends.heldBack', 'friends.collected'],
  },
  // Players take part in tournaments.
  {
    from: '11',
    to: '12',
    types: {},
    adds: ['tournament.heldBack', 'tournament.joined'],
  },
  // An express has a bonus bet, which the player may take out.
  { from: '12', to: '13', types: {} },
  // A coupon has a promo code, which may be why a bet is refused.
  { from: '13', to: '14', types: {} },
  // Running bets are edited.
  { from: '14', to: '15', types: {}, adds: ['bet.edited'] },
  // Bets are built of one match.
  { from: '15', to: '16', types: {} },
  // Games of other providers are played in a frame.
  {
    from: '16',
    to: '17',
    types: {},
    adds: ['casino.frameOpened', 'casino.frameCovered', 'casino.frameClosed'],
  },
  // A table says that it has shown what a round came to; who takes part in cashback leaves.
  { from: '17', to: '18', types: {} },
  // Favourites of the line; conversations that are over for longer.
  { from: '18', to: '19', types: {} },
  // Rounds at other providers of before are asked for.
  { from: '19', to: '20', types: {} },
  // Who is on a curve is told.
  { from: '20', to: '21', types: {}, adds: ['casino.crashCompanyTold'] },
  // What is taken for points is told.
  { from: '21', to: '22', types: {}, adds: ['points.heldBack', 'points.bought'] },
];

/** The steps from a version to the newest; null where there is no way. */
function wayFrom(
  version: string,
  steps: readonly UpcasterStep[],
  newest: string,
): readonly UpcasterStep[] | null {
  const way: UpcasterStep[] = [];
  for (let at = version; at !== newest; ) {
    const step = steps.find(({ from }) => from === at);
    if (!step || way.includes(step)) return null;
    way.push(step);
    at = step.to;
  }
  return way;
}

/** What effects did not tell of yet under a version of the catalogue. */
export function addedSince(version: string, steps = upcasterSteps): ReadonlySet<string> {
  const way = wayFrom(version, steps, CATALOGUE_VERSION) ?? [];
  return new Set(way.flatMap(({ adds = [] }) => adds));
}

/**
 * The way from a version of the catalogue to the newest, or undefined where there is none: the
 * version is unknown or newer than this build.
 */
export function upcasterFrom(
  version: string,
  steps: readonly UpcasterStep[] = upcasterSteps,
  newest: string = CATALOGUE_VERSION,
): Upcaster | undefined {
  const way = wayFrom(version, steps, newest);
  if (way === null) return undefined;
  return (event) => {
    let lifted = event;
    for (const { types } of way) {
      if (Object.hasOwn(types, lifted.type)) lifted = types[lifted.type]?.(lifted) ?? lifted;
    }
    return lifted;
  };
}
