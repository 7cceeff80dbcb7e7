import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { type CashOutLeg, cashOutPart, cashOutPrice } from '../../../src/domain/bets/cash-out.ts';
import { rational, ZERO } from '../../../src/kernel/rational.ts';
import { marginOf } from '../../../src/reference/line/markets/margins.ts';
import { POLICY } from '../../../src/reference/policy.ts';
import { type Bettor, moneyOf, type Table, type ToldBet, type ToldSale } from './bettor.ts';
import { answered } from './lossy.ts';
import type { MovingBoard } from './moving-board.ts';

/** Far above what anybody wins here: a cap would hide a wrong price. */
const UNCAPPED = 10n ** 12n;

/** Every way to take one of each list. */
const combined = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  );

const PARTS = 1e12;

/** How likely a coefficient of the line is to come in. */
function chanceOf(coef: string): CashOutLeg['chance'] {
  const won = 1 / (Number(coef) * (1 + marginOf('result', false, 'usual')));
  return { won: rational(BigInt(Math.floor(won * PARTS)), BigInt(PARTS)), back: ZERO };
}

/** A selection of a bet, as the line may have had it at a moment. */
function legsAt(board: MovingBoard, bet: ToldBet, ms: number): CashOutLeg[][] {
  return combined(
    bet.legs.map(({ marketId, coef: taken }) =>
      board.at(marketId, ms).map(({ coef: present, result }) => ({
        ...{ taken, result, chance: present === null ? null : chanceOf(present) },
      })),
    ),
  );
}

/** Whether a sale was paid what the line of its moment makes of it. */
function isPaidRight(board: MovingBoard, bet: ToldBet, { at, ran, sold, paid }: ToldSale): boolean {
  const running = { stake: BigInt(ran), maxPayout: UNCAPPED };
  const kind = { typeId: bet.typeId, variant: 'plain', hasBonus: false } as const;
  return legsAt(board, bet, at).some((legs) => {
    const offered = cashOutPrice({ ...kind, ...running, legs }, POLICY.cashOut.margin);
    if (offered.refusal !== null) return false;
    return cashOutPart(running, offered.price, BigInt(sold))?.paid === BigInt(paid);
  });
}

/** What a bet was taken at, or sold for, that the line had left by then. */
function stale(board: MovingBoard, { bets, sales }: Bettor): string[] {
  const taken = [...bets.values()].flatMap(({ couponId, acceptedAt, legs }) =>
    legs
      .filter(({ marketId, coef }) =>
        board.at(marketId, acceptedAt).every((standing) => standing.coef !== coef),
      )
      .map(({ marketId, coef }) => `bet ${couponId}: ${marketId} was not at ${coef}`),
  );
  const sold = sales.flatMap((sale) => {
    const bet = bets.get(sale.couponId);
    const isRight = bet !== undefined && isPaidRight(board, bet, sale);
    return isRight ? [] : [`sale of bet ${sale.couponId}: ${sale.paid} was not its price`];
  });
  return [...taken, ...sold];
}

/** All bets of a player, as the house has them. */
async function historyOf({ harness }: Table, caller: Bettor['caller']): Promise<HistoryItem[]> {
  const items: HistoryItem[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = cursor === undefined ? {} : { cursor };
    const { body, status } = await answered(harness, 'betHistory', { query }, caller);
    if (status !== 200) throw new Error(`no history: ${status}`);
    items.push(...body.items);
    if (body.next === null) return items;
    cursor = body.next;
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** What the house has of a bet otherwise than its player was told. */
function otherwise(item: HistoryItem, { bets, sales }: Bettor): string[] {
  const told = bets.get(item.couponId);
  if (told === undefined) return [`bet ${item.couponId} was told to nobody`];
  const own = sales.filter(({ couponId }) => couponId === item.couponId);
  const isSame =
    item.amount === told.amount &&
    (item.cashedOut?.sold ?? 0) === sum(own.map(({ sold }) => sold)) &&
    (item.cashedOut?.paid ?? 0) === sum(own.map(({ paid }) => paid));
  return isSame ? [] : [`bet ${item.couponId} is kept otherwise than it was told`];
}

/** Whether each account has what bets took from it and brought back. */
async function wrongMoney(table: Table, one: Bettor, items: readonly HistoryItem[]) {
  const money = await moneyOf(table, one.caller);
  return [...one.began].flatMap(([accountId, before]) => {
    const own = items.filter(({ couponId }) => one.bets.get(couponId)?.accountId === accountId);
    const back = own.map(({ payout, cashedOut }) => payout ?? cashedOut?.paid ?? 0);
    const expected = before - sum(own.map(({ amount }) => amount)) + sum(back);
    const found = money.get(accountId) ?? -1;
    if (found < 0) return [`account ${accountId} owes ${-found}`];
    return found === expected ? [] : [`account ${accountId} has ${found}, not ${expected}`];
  });
}

async function problemsOf(table: Table, one: Bettor): Promise<string[]> {
  const items = await historyOf(table, one.caller);
  const kept = new Set(items.map(({ couponId }) => couponId));
  const lost = [...one.bets.keys()].filter((couponId) => !kept.has(couponId));
  return [
    ...lost.map((couponId) => `bet ${couponId} was told, and is not there`),
    ...items.flatMap((item) => otherwise(item, one)),
    ...stale(table.board, one),
    ...(await wrongMoney(table, one, items)),
  ];
}

/** What is not as it must be once all that was asked has been answered: nothing, in a house to be trusted. */
export async function mistrusted(table: Table, bettors: readonly Bettor[]): Promise<string[]> {
  const { unbalanced, drifted } = table.harness.backEnd.audit();
  const found = [
    ...unbalanced.map(({ iso, sum }) => `the books of ${iso} come to ${sum}`),
    ...drifted.map(({ id }) => `account ${id} is not what its transfers make it`),
  ];
  for (const one of bettors) found.push(...(await problemsOf(table, one)));
  return found;
}

/** How often what came of all presses. */
export function countsOf(bettors: readonly Bettor[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { counts } of bettors) {
    for (const [what, count] of counts) all.set(what, (all.get(what) ?? 0) + count);
  }
  return new Map([...all].sort(([, one], [, other]) => other - one));
}
