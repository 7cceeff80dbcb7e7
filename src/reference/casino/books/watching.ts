import type { Ledger } from '../../money/ledger.ts';
import { DAY, HOUR } from '../../policy.ts';
import { warningDaily } from './daily-warning.ts';
import type { Reconciliation } from './reconciliation.ts';

/** Rounds that are looked at in one go: nobody waits for it. */
const LOOKED_AT = 2_000;

export interface BooksWatchOptions {
  readonly reconciliation: Reconciliation;
  readonly ledger: Pick<Ledger, 'audit'>;
  readonly warn: (text: string) => void;
}

function auditFindings({ unbalanced, drifted }: ReturnType<Ledger['audit']>): string[] {
  return [
    ...unbalanced.map(({ iso, sum }) => `balances in ${iso} sum to ${sum}`),
    ...drifted.map((one) => `account ${one.id} holds ${one.balance}, its transfers ${one.derived}`),
  ];
}

const stakesFindings = (reconciliation: Reconciliation): string[] =>
  reconciliation
    .stakes()
    .map(({ currency, balance, open }) => `stakes in ${currency} are ${balance}, not ${open}`);

/**
 * Holds the books against themselves once an hour, what has changed since, and once a day all there is; warns
 * of what does not agree, of each thing once a day.
 */
export function watchBooks({ reconciliation, ledger, warn }: BooksWatchOptions) {
  const tell = warningDaily(warn);
  let next = { hourly: 0, daily: 0 };
  /** The round after which the look goes on; null where none is under way. */
  let at: number | null = null;
  /** Where the next hourly look begins. */
  let from = 0;
  return (now: number): void => {
    if (at === null && now >= next.hourly) {
      const isDaily = now >= next.daily;
      next = { hourly: now + HOUR, daily: isDaily ? now + DAY : next.daily };
      at = isDaily ? 0 : from;
      from = reconciliation.settledUpTo();
      const audit = isDaily ? auditFindings(ledger.audit()) : [];
      for (const text of [...audit, ...stakesFindings(reconciliation)]) tell(text, now);
    }
    if (at === null) return;
    const { last, differing } = reconciliation.rounds(at, LOOKED_AT);
    at = last;
    for (const id of differing) tell(`round ${id} and its wallet do not agree`, now);
  };
}
