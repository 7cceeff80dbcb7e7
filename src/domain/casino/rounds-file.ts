import { monthsBefore, readMonth } from '../time/month.ts';

/** What a player may have as a file of their history. */
export const FILE_KINDS = ['bets', 'rounds'] as const;

/** Parts of the page of the history by which a file of rounds is chosen: that it is one, and its months. */
export const FILE_PARTS = { kind: 'history-file', from: 'rounds-from', to: 'rounds-to' } as const;

/** Rounds are told for a year. */
const MONTHS = 12;

type Choices = Readonly<Record<string, string | undefined>>;

/** Which file is chosen: that of bets, where nothing is. */
export const fileKindOf = (choices: Choices) =>
  FILE_KINDS.find((kind) => kind === choices[FILE_PARTS.kind]) ?? 'bets';

/** The months that are chosen, this one where none is, and the time that they are; the last is never before the first. */
export function roundMonths(choices: Choices, now: number) {
  const names = monthsBefore(now, MONTHS);
  const [newest = ''] = names;
  const known = (part: string) => names.find((one) => one === choices[part]) ?? newest;
  const [from, until] = [known(FILE_PARTS.from), known(FILE_PARTS.to)];
  // Names of months stand in the order of time.
  const to = until < from ? from : until;
  const period = { from: readMonth(from)?.from ?? 0, to: (readMonth(to)?.to ?? 1) - 1 };
  return { names, from, to, period };
}
