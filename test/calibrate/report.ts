import { MARKET_TYPES } from '../../src/reference/line/market-id.ts';
import { type MarginProfile, marginOf } from '../../src/reference/line/markets/margins.ts';
import type { MarketGroup } from '../../src/reference/line/sports-line.ts';
import type { Judgement, Reliability, Score } from './judge.ts';

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function scores(judgements: readonly Judgement[]): string[] {
  const pair = ({ logLoss, brier }: Score) => [logLoss.toFixed(3), brier.toFixed(3)] as const;
  return [
    row('question', 'matches', 'log loss', 'rates', 'uniform', 'Brier', 'rates', 'uniform'),
    row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
    ...judgements.map(({ question, model, rates, uniform }) => {
      const [log, brier] = pair(model);
      const [rateLog, rateBrier] = pair(rates);
      const [evenLog, evenBrier] = pair(uniform);
      return row(question, model.count, log, rateLog, evenLog, brier, rateBrier, evenBrier);
    }),
  ];
}

/** Two standard errors of a share, as counting alone moves it. */
const give = ({ came, count }: Reliability) => 2 * Math.sqrt((came * (1 - came)) / count);

function bins(reliability: readonly Reliability[]): string[] {
  return [
    row('said', 'outcomes', 'said on average', 'came', 'give or take'),
    row('---', '---:', '---:', '---:', '---:'),
    ...reliability.map((bin) =>
      row(
        `${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}`,
        bin.count,
        percent(bin.said),
        percent(bin.came),
        percent(give(bin)),
      ),
    ),
  ];
}

const PROFILES: readonly MarginProfile[] = ['low', 'usual', 'high'];

function margins(): string[] {
  const groups = Object.keys(MARKET_TYPES) as MarketGroup[];
  const cells = (group: MarketGroup) =>
    PROFILES.map((profile) =>
      [false, true].map((isLive) => percent(marginOf(group, isLive, profile))).join(', '),
    );
  const byMargins = Map.groupBy(groups, (group) => cells(group).join('|'));
  return [
    row('groups', ...PROFILES.map((profile) => `${profile}: line, live`)),
    row('---', ...PROFILES.map(() => '---:')),
    ...[...byMargins.values()]
      .sort(
        ([a = 'result'], [b = 'result']) =>
          marginOf(a, false, 'usual') - marginOf(b, false, 'usual'),
      )
      .map((same) => row(same.join(', '), ...cells(same[0] ?? 'result'))),
  ];
}

/** What goes between the marks of the page. */
export function reportText(
  judgements: readonly Judgement[],
  reliability: readonly Reliability[],
): string {
  return [
    '## Scores',
    '',
    'Mean losses over matches; the smaller, the better.',
    '',
    ...scores(judgements),
    '',
    '## Reliability',
    '',
    'Outcomes of all questions by how likely they were said to be, and how many of them came; two standard',
    'errors of counting beside it.',
    '',
    ...bins(reliability),
    '',
    '## Margins',
    '',
    'What a book adds up to above 1, by profile. The line has the usual one.',
    '',
    ...margins(),
  ].join('\n');
}
