/** A round as one side has it: what its provider says, or what the books say. */
export interface RoundSide {
  readonly round: string;
  readonly currency: string;
  /** Minor units: debits that stand, and what was paid. */
  readonly staked: number;
  readonly paid: number;
  readonly state: 'open' | 'completed' | 'cancelled';
}

/** A round that the house knows since then, in epoch milliseconds. */
export interface BookedRound extends RoundSide {
  readonly openedAt: number;
}

/** A round of which the two sides do not say the same; null where a side has none. */
export interface Difference {
  readonly round: string;
  readonly theirs: RoundSide | null;
  readonly ours: BookedRound | null;
  /** Open for more than a day at the house: a person has to look. */
  readonly isOverdue: boolean;
}

/** What a currency comes to by the books. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly rounds: number;
  readonly staked: number;
  readonly paid: number;
  /** Stakes of rounds that are not over: they are nobody's yet. */
  readonly open: number;
  /** What the house has of those that are over. */
  readonly result: number;
}

const DAY = 24 * 60 * 60_000;

const isSame = (a: RoundSide, b: RoundSide): boolean =>
  a.currency === b.currency && a.staked === b.staked && a.paid === b.paid && a.state === b.state;

/**
 * The rounds of which a provider says other than the books, those that are open for more than a day first,
 * then by when they began; what only the provider knows comes last.
 */
export function differences(
  theirs: readonly RoundSide[],
  ours: readonly BookedRound[],
  now: number,
): Difference[] {
  const theirsByRound = new Map(theirs.map((one) => [one.round, one]));
  const booked = new Map(ours.map((one) => [one.round, one]));
  const inBooks = [...booked.values()].flatMap((one): Difference[] => {
    const other = theirsByRound.get(one.round) ?? null;
    const isOverdue = one.state === 'open' && now - one.openedAt > DAY;
    if (other && isSame(one, other) && !isOverdue) return [];
    return [{ round: one.round, theirs: other, ours: one, isOverdue }];
  });
  const since = ({ ours }: Difference): number => ours?.openedAt ?? 0;
  inBooks.sort((a, b) => Number(b.isOverdue) - Number(a.isOverdue) || since(a) - since(b));
  const unknown = [...theirsByRound.values()].filter(({ round }) => !booked.has(round));
  return [
    ...inBooks,
    ...unknown.map((one) => ({ round: one.round, theirs: one, ours: null, isOverdue: false })),
  ];
}

/** What the books say of each currency, in the order of their names. */
export function totals(ours: readonly BookedRound[]): CurrencyTotal[] {
  const currencies = [...new Set(ours.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const of = ours.filter((one) => one.currency === currency);
    const sum = (rounds: readonly BookedRound[], field: 'staked' | 'paid') =>
      rounds.reduce((total, one) => total + one[field], 0);
    const over = of.filter(({ state }) => state !== 'open');
    const [staked, paid] = [sum(of, 'staked'), sum(of, 'paid')];
    const open = staked - sum(over, 'staked');
    return {
      currency,
      rounds: of.length,
      staked,
      paid,
      open,
      result: staked - open - sum(over, 'paid'),
    };
  });
}
