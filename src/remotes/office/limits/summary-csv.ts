import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/money.ts';
import { csvRow } from '../../../kernel/csv.ts';
import type { MonthSummary } from '../../../site/contract/player.ts';

/** A month as a table for spreadsheets: a row a day, amounts with a point, times in minutes. */
export function summaryCsv({ currency, days }: MonthSummary): string {
  const money = (minor: number) => amountText(minor, minorUnitsOf(currency));
  const head = [
    'day',
    'staked',
    'paid out',
    'paid in',
    'taken out',
    'currency',
    'minutes',
    'cashback',
  ];
  const rows = days.map(({ at, staked, paid, deposited, withdrawn, minutes, cashback = 0 }) => [
    new Date(at).toISOString().slice(0, 10),
    ...[staked, paid, deposited, withdrawn].map(money),
    currency,
    String(minutes),
    money(cashback),
  ]);
  return [head, ...rows].map(csvRow).join('');
}
