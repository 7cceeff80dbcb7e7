import type { Ledger } from '../../money/ledger.ts';
import { DAY, HOUR } from '../../policy.ts';
import { type DailyWarning, warningDaily } from './daily-warning.ts';
import type { Reconciliation } from './reconciliation.ts';

/** Rounds that are looked at in one go: nobody waits for it. */
const LOOKED_AT = 2_000;
/** Of many that differ the first are named. */
const NAMED = 3;

export interface BooksWatchOptions {
  readonly reconciliation: Reconciliation;
  readonly ledger: Pick<Ledger, 'unbalanced'>;
  readonly warn: (text: string) => void;
}

/** What is seen at once: sums that do not agree. */
function tellSums(
  { reconciliation, ledger }: BooksWatchOptions,
  tell: DailyWarning,
  now: number,
): void {
  for (const { iso, sum } of ledger.unbalanced()) {
    tell(`balances ${iso}`, `balances in ${iso} sum to ${sum}`, now);
  }
  for (const { currency, balance, open } of reconciliation.stakes()) {
    tell(`stakes ${currency}`, `stakes in ${currency} are ${balance}, not ${open}`, now);
  }
}

function tellRounds(differing: readonly string[], tell: DailyWarning, now: number): void {
  const [first] = differing;
  if (first === undefined) return;
  const named = differing.slice(0, NAMED).join(', ');
  tell(
    `round ${first}`,
    `rounds that do not agree with their wallet: ${differing.length} (${named})`,
    now,
  );
}

/** A look at rounds that is under way: after which it goes on, and what was found so far. */
interface Look {
  readonly after: number;
  readonly differing: readonly string[];
}

/**
 * Holds the books against themselves: once an hour the sums and what was begun since the look before the last,
 * once a day all rounds there are. Warns of what does not agree, of each thing once a day.
 */
export function watchBooks(options: BooksWatchOptions) {
  const { reconciliation, warn } = options;
  const tell = warningDaily(warn);
  const next = { hourly: 0, daily: 0 };
  /** The newest round at the last look, and at the one before. */
  let newest = { last: 0, before: 0 };
  let look: Look | null = null;
  const begin = (now: number): Look => {
    const isDaily = now >= next.daily;
    next.hourly = now + HOUR;
    if (isDaily) next.daily = now + DAY;
    const after = isDaily ? 0 : newest.before;
    newest = { last: reconciliation.newest(), before: newest.last };
    tellSums(options, tell, now);
    return { after, differing: [] };
  };
  return (now: number): void => {
    if (look === null && now >= next.hourly) look = begin(now);
    if (look === null) return;
    const found = reconciliation.rounds(look.after, LOOKED_AT);
    const differing = [...look.differing, ...found.differing];
    look = found.last === null ? null : { after: found.last, differing };
    if (look === null) tellRounds(differing, tell, now);
  };
}
