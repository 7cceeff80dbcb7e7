import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { teamSlug } from '../../../../src/domain/line/team-slug.ts';
import type { Market } from '../../../../src/events/line.ts';
import { siteFold } from '../../../../src/projections/state.ts';
import { groupsText, readGroups } from '../../../../src/remotes/sportsbook/list/group-games.ts';
import { picksText, readPicks } from '../../../../src/remotes/sportsbook/list/picks.ts';
import { bettingAreas } from '../../../../src/site/contract/betting.ts';
import type { Line } from '../../../../src/site/contract/shared-state.ts';
import { given, replied } from '../../../support/session/given.ts';
import { marketsOf, smallGame } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: lists');

function lineOf(games: CallReply<'sportsLine'>['games'], markets: Market[]): Line {
  const body = { feedId: '1', sports: [], champs: [], games, markets };
  const line = given('line', [replied('sportsLine', body)]);
  return bettingAreas({ ...siteFold.initial(), line }).line;
}

const total = (line: string, over: string, under: string): Market[] =>
  marketsOf(smallGame(7), ['total']).map((market) => ({
    ...market,
    id: `7-${line}-${market.outcome}`,
    param: line,
    coef: market.outcome === 'over' ? over : under,
  }));

const picksOf = (markets: Market[]) => readPicks(picksText(lineOf([smallGame(7)], markets), 7));

test('a list shows who wins, and the total whose sides are closest', () => {
  const result = marketsOf(smallGame(7), ['result']);
  const picks = picksOf([
    ...result,
    ...total('1.5', '1.30', '3.40'),
    ...total('2.5', '1.90', '1.95'),
    ...total('3.5', '3.10', '1.35'),
  ]);
  assert.equal(picks, {
    result: ['7-result-1', '7-result-X', '7-result-2'],
    line: '2.5',
    over: '7-2.5-over',
    under: '7-2.5-under',
  });
});

test('what there is none of is empty', () => {
  assert.equal(picksOf([]), { result: ['', '', ''], line: '', over: '', under: '' });
});

test('the picks are the same text while coefficients move', () => {
  const before = lineOf([smallGame(7)], marketsOf(smallGame(7)));
  const after = lineOf(
    [smallGame(7)],
    marketsOf(smallGame(7)).map((market) => ({ ...market, coef: '1.01' })),
  );
  assert.is(picksText(before, 7), picksText(after, 7));
});

test('games stand by championship, the one that begins first before the others', () => {
  const games = [
    smallGame(1, { champId: 5, startAt: 300 }),
    smallGame(2, { champId: 6, startAt: 100 }),
    smallGame(3, { champId: 5, startAt: 200 }),
  ];
  const text = groupsText(lineOf(games, []), [1, 2, 3, 99]);
  assert.equal(readGroups(text), [
    { page: 0, day: '', champId: 6, gameIds: [2] },
    { page: 0, day: '', champId: 5, gameIds: [3, 1] },
  ]);
  assert.equal(readGroups(groupsText(lineOf(games, []), [1, 2], () => false)), []);
});

test('a further page stands below the first, and changes nothing there', () => {
  const games = [100, 200, 300, 400].map((startAt, index) =>
    smallGame(index + 1, { champId: 5 + (index % 2), startAt }),
  );
  const groups = readGroups(groupsText(lineOf(games, []), [1, 2, 3, 4], undefined, [3]));
  assert.equal(groups, [
    { page: 0, day: '', champId: 5, gameIds: [1] },
    { page: 0, day: '', champId: 6, gameIds: [2] },
    { page: 1, day: '', champId: 5, gameIds: [3] },
    { page: 1, day: '', champId: 6, gameIds: [4] },
  ]);
});

test('games stand by the day on which they begin', () => {
  const games = [100, 200, 300].map((startAt, index) => smallGame(index + 1, { startAt }));
  const dayOf = (startAt: number) => (startAt < 250 ? 'Today' : 'Tomorrow');
  const text = groupsText(lineOf(games, []), [1, 2, 3], undefined, [], dayOf);
  assert.equal(
    readGroups(text).map(({ day, gameIds }) => [day, gameIds]),
    [
      ['Today', [1, 2]],
      ['Tomorrow', [3]],
    ],
  );
});

test('a team’s name in addresses', () => {
  assert.is(teamSlug('São Paulo FC'), 'sao-paulo-fc');
  assert.is(teamSlug('1. FC Köln'), '1-fc-koln');
  assert.is(teamSlug(' Спартак '), 'спартак');
});

test.run();
