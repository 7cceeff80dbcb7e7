import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { gamesBetween, type PlayedGame, standingsOf } from '../../../src/domain/line/standings.ts';

const test = suite('standings');

const game = (team1: string, team2: string, ...score: [number, number]): PlayedGame => ({
  team1,
  team2,
  score,
});

test('a win counts three points and a draw one; form begins with the last game', () => {
  const games = [game('A', 'B', 1, 1), game('C', 'A', 0, 2), game('B', 'C', 3, 1)];
  assert.equal(
    standingsOf(games).map(({ team, points, scored, conceded, form }) => [
      team,
      points,
      [scored, conceded],
      form,
    ]),
    [
      ['B', 4, [4, 2], ['drawn', 'won']],
      ['A', 4, [3, 1], ['drawn', 'won']],
      ['C', 0, [1, 5], ['lost', 'lost']],
    ],
  );
});

test('with as many points the difference of goals comes first, then goals, then the name', () => {
  const order = (...games: PlayedGame[]) => standingsOf(games).map(({ team }) => team);
  assert.equal(order(game('A', 'B', 1, 0), game('C', 'D', 2, 0)), ['C', 'A', 'B', 'D']);
  assert.equal(order(game('A', 'B', 1, 0), game('C', 'D', 2, 1)), ['C', 'A', 'D', 'B']);
  assert.equal(order(game('B', 'A', 0, 0)), ['A', 'B']);
});

test('form is of five games, however many were played', () => {
  const games = Array.from({ length: 8 }, (_, at) => game('A', 'B', at < 5 ? 1 : 0, 0));
  const [first] = standingsOf(games);
  assert.equal([first?.played, first?.form.join()], [8, 'won,won,won,won,won']);
});

test('what one team wins and scores another loses and concedes', () => {
  const team = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  const goals = fc.nat({ max: 9 });
  const any = fc
    .record({ team1: team, team2: team, score: fc.tuple(goals, goals) })
    .filter(({ team1, team2 }) => team1 !== team2);
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), (games) => {
      const lines = standingsOf(games);
      const sum = (of: (line: (typeof lines)[number]) => number) =>
        lines.reduce((all, line) => all + of(line), 0);
      assert.is(
        sum(({ won }) => won),
        sum(({ lost }) => lost),
      );
      assert.is(
        sum(({ scored }) => scored),
        sum(({ conceded }) => conceded),
      );
      assert.is(
        sum(({ played }) => played),
        2 * games.length,
      );
      assert.ok(lines.every((one) => one.won + one.drawn + one.lost === one.played));
    }),
  );
});

test('games of two teams are found whichever was at home', () => {
  const games = [game('A', 'B', 1, 0), game('C', 'A', 0, 2), game('B', 'A', 3, 1)];
  assert.equal(gamesBetween(games, 'A', 'B'), [games[0], games[2]]);
  assert.equal(gamesBetween(games, 'A', 'A'), []);
});

test.run();
