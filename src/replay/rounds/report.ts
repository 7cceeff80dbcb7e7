import type { Check } from '../../domain/casino/verify.ts';
import type { Difference, RoundResult, RoundVerdict } from './rounds.ts';

/** What each result is called in a sentence, in the order in which they are summed up. */
export const resultWords: Readonly<Record<RoundResult, string>> = {
  agrees: 'agrees',
  differs: 'differs',
  'not-revealed': 'not revealed',
  open: 'not over in this recording',
  'other-rules': 'begun under other rules',
};

const RESULTS = ['agrees', 'differs', 'not-revealed', 'open', 'other-rules'] as const;

/** What differed: what the seeds, or the player, say, and what was told. */
const differenceText = ({ name, said, computed }: Difference): string =>
  `${name}: ${computed} is told as ${said}`;

/** Which round it is: a shared draw by its number, another by how many were drawn from its seeds before. */
export const roundText = ({ game, draw, nonce }: RoundVerdict): string =>
  draw === null ? `${game}, nonce ${nonce}` : `${game}, draw ${draw}`;

const checkText = ({ agrees, ...check }: Check): string =>
  agrees ? `✓ ${check.name}: ${check.computed}` : `✗ ${differenceText(check)}`;

/** Each step of computing the round once more, in order, with what it came to; before the draw what it used. */
export function stepTexts({ first, checks, used }: RoundVerdict): string[] {
  const asked = first && checks.every(({ name }) => name !== first.name) ? [first] : [];
  const bytes = used ? [`bytes used: ${used.bytes}; words passed over: ${used.rejected}`] : [];
  return [
    ...asked.map((one) => `✗ ${differenceText(one)}`),
    ...checks.flatMap((one) => (one.name === 'draw' ? [...bytes, checkText(one)] : checkText(one))),
  ];
}

function lineOf(verdict: RoundVerdict): string {
  const { seq, roundId, result } = verdict;
  const line = `#${seq} ${roundId} ${roundText(verdict)}: ${resultWords[result]}`;
  return [line, ...stepTexts(verdict).map((step) => `  ${step}`)].join('\n');
}

/** How many rounds there are, and how many came to what. */
export function sumText(verdicts: readonly RoundVerdict[]): string {
  const counts = RESULTS.map((result) => ({
    result,
    count: verdicts.filter((one) => one.result === result).length,
  }));
  const parts = counts.filter(({ count }) => count > 0);
  const all = `${verdicts.length} ${verdicts.length === 1 ? 'round' : 'rounds'}`;
  return [all, ...parts.map(({ result, count }) => `${resultWords[result]} ${count}`)].join(', ');
}

/** A line for each round, below it the steps of computing it, then their sum. */
export function roundsText(verdicts: readonly RoundVerdict[]): string {
  return [...verdicts.map(lineOf), sumText(verdicts)].join('\n');
}
