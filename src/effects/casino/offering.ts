import { filter, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import type { Caused, EffectContext } from '../define.ts';
import { casinoResources, payingIso } from '../resources/casino.ts';

/** Whom the list is for: the law of a place may cap stakes by age, which the server knows by the birthday. */
interface Asker {
  readonly userId: string | null;
  /** As the player was told of it; null while nothing was. */
  readonly birthday: string | null;
}

const askerIn = ({ session, user }: State): Asker => ({
  userId: session.userId,
  birthday: user.profile?.date_birthday ?? null,
});

/** What tells of accounts and of birthdays. */
const TELLING: ReadonlySet<string> = new Set(['balance', 'balanceSecond', 'userConfig']);

/** Whether the list is in another currency than that of the account that pays, which is known after the page. */
function isOfOtherCurrency({ casinoGames, accounts }: State): boolean {
  return casinoGames.currency !== payingIso(accounts);
}

/**
 * Whether it was told to somebody else, or before this birthday was known. The first that is told of a player after
 * the list is the one that the server had for it.
 */
const isForOther = (asked: Asker, now: Asker): boolean =>
  asked.userId !== now.userId || (asked.birthday !== null && asked.birthday !== now.birthday);

/** Asks again for what there is to play, where it is offered otherwise by now: which games, and for which stakes. */
export function offeredAnew(context: EffectContext): Observable<Caused> {
  let asked: Asker | null = null;
  const noted = context.on('http.requested').pipe(
    filter(({ data }) => data.call === 'casinoGames'),
    tap(() => {
      asked = askerIn(context.state());
    }),
    mergeMap((): Caused[] => []),
  );
  const told = context.on('http.replied').pipe(
    filter(({ data }) => TELLING.has(data.call)),
    map((event) => ({ event, isOfMoney: event.data.call !== 'userConfig' })),
  );
  const joined = context.on('app.effectsJoined').pipe(map((event) => ({ event, isOfMoney: true })));
  const asking = merge<{ event: Envelope; isOfMoney: boolean }[]>(told, joined).pipe(
    filter(({ isOfMoney }) => {
      const state = context.state();
      if (state.casinoGames.status === 'empty') return false;
      const now = askerIn(state);
      asked ??= now;
      // Until it is known what stakes are in, who pays is: the balance comes, and brings both.
      const isOther = payingIso(state.accounts) !== null && isForOther(asked, now);
      if (asked.userId === now.userId)
        asked = { ...asked, birthday: asked.birthday ?? now.birthday };
      return isOther || (isOfMoney && isOfOtherCurrency(state));
    }),
    mergeMap(({ event }) => [...casinoResources.casinoGames.ask(context, event)]),
  );
  return merge(noted, asking);
}
