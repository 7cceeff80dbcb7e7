import { lateResources } from '../../../src/effects/resources/late-table.ts';
import type { Loading } from '../../../src/effects/resources/loading.ts';
import { resources } from '../../../src/effects/resources/table.ts';
import type { SliceName, State } from '../../../src/projections/state.ts';

/** What of a slice is the visit's or the device's, and so stays when the player goes. */
const stays: { readonly [N in SliceName]?: 'all' | readonly (keyof State[N])[] } = {
  // Who was here is forgotten; when that was, and how it ended, is not.
  session: [
    'changedAt',
    'currency',
    'endReason',
    'geo',
    'status',
    'isSignOutOwed',
    'visible',

    'online',
    'ready',
    'viewport',
    'updateVersion',
    'isUpdatePutOff',
    'learnedAt',
    'runningVersion',
    'isTold',
  ],
  accounts: ['balanceAskedAt'],
  // A guest has a coupon too: the selections, in the currency they were filled in with. A bet whose
  // outcome is not known is asked about once its player is back, also in another tab.
  coupon: [
    'typeId',
    'bets',
    'amount',
    'amountByBetId',
    'currency',
    'systemValue',
    'systemValues',
    'changeCoefAction',
    'coef',
    'possibleWin',
    'combos',
    'stake',
    'capped',
    'addedAtByBetId',
    'isOpen',
    'sessionId',
    'accountAskedAt',
    'placing',
    'pending',
    'parked',
    'keyByRequest',
    'isCoefChangeChosen',
    'startsEmpty',
    'variant',
    'amountByBlockId',
    'settings',
    'isActiveAutoMax',
    'isActiveVipBet',
    'offersBonusBet',
    'bonusFactor',
    'manuallyDeletedBonusBet',
    'antiExpressCoef',
    'builderCoef',
    'seenHousePrice',
    'isHousePriceDue',
    'housePriceStale',
  ],
  terms: ['since'],
  // What may be chosen in the form, and where that stands, is the same for everybody.
  registration: [
    'status',
    'types',
    'minimumAge',
    'currencies',
    'bonuses',
    'currency',
    'asked',
    'failure',
    'place',
    'step',
    'type',
  ],
  ...{ analytics: 'all', block: 'all', captcha: 'all', config: 'all', consent: 'all' },
  ...{ currencies: 'all', letter: 'all', line: 'all', modal: 'all', page: 'all' },
  // Of notices those stay that name nothing of the player's.
  ...{ notifications: 'all', preferences: 'all', display: 'all', remoteViews: 'all', route: 'all' },
  // The table stays open, and its times are counted anew; a round that was paid for waits for its player.
  casinoTable: ['sessionId', 'game', 'isShared', 'tells', 'opened', 'parked'],
  casinoRounds: ['changedAt'],
  casinoCompany: 'all',
  // What this browser keeps of a guest, and of sales whose players ask about them when they are back.
  casinoFavourites: ['kept', 'games'],
  cashOut: ['kept'],
  // Those that anybody may look at.
  tournaments: ['all', 'one'],
  // What this browser keeps at hand, whoever is there.
  favourites: 'all',
  // What the browser allows.
  push: ['permission'],
  install: 'all',
  // Each player of a browser is reminded for themselves.
  reminders: ['until'],
};

/** What is loaded for anybody is nobody's. */
const nobodys = (state: State): ReadonlySet<object> =>
  new Set(
    Object.values<Loading>({ ...resources, ...lateResources }).flatMap(({ whose, of }) =>
      whose === 'anybody' ? [of(state)] : [],
    ),
  );

/** The fields that are not what they were, in `slice.field`. */
export function changes(before: State, after: State): string[] {
  return Object.entries(after).flatMap(([name, slice]) => {
    const old = before[name as SliceName] as unknown as Record<string, unknown>;
    return Object.entries(slice).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(old[field]) ? [] : [`${name}.${field}`],
    );
  });
}

/** Of those, what is the player's. */
export function retained(before: State, after: State): string[] {
  const nobody = nobodys(after);
  return changes(before, after).filter((path) => {
    const [name = '', field = ''] = path.split('.');
    const slice = name as SliceName;
    if (nobody.has(after[slice])) return false;
    const kept: 'all' | readonly string[] = stays[slice] ?? [];
    return kept !== 'all' && !kept.includes(field);
  });
}
