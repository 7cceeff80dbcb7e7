import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { standingsOf } from '../../../../src/domain/line/standings.ts';
import { teamSlug } from '../../../../src/domain/line/team-slug.ts';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';

const test = suite('seasons');

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const EPOCH = Date.UTC(2026, 2, 1, 3);
const opened = (clockRate = 1) => createBoard({ epoch: EPOCH, clockRate, seed: 2 });
const NOW = EPOCH + 4 * DAY;

function seasonOf(board = opened(), now = NOW, champId?: number) {
  const season = board.season(now, champId);
  if (season === null) throw new Error('no season');
  return season;
}

test('a season has the games that are over, as the results have them', () => {
  const board = opened();
  const { champId, champs, games } = seasonOf(board);
  assert.is(champs[0]?.id, champId);
  assert.ok(
    games.length > 5 && games.every(({ startAt }, i) => startAt <= (games[i - 1]?.startAt ?? NOW)),
  );
  for (const { id, score } of games) {
    const game = board.game(id, NOW);
    assert.equal([game?.status, game?.score, game?.champId], [4, score, champId]);
  }
  const later = seasonOf(board, NOW + DAY);
  assert.equal(later.games.slice(-games.length), games, 'what is over stays as it is');
  assert.ok(later.games.length > games.length);
});

test('each championship has its own, and there is none of what is no championship', () => {
  const board = opened();
  const [first, second] = seasonOf(board).champs;
  const other = seasonOf(board, NOW, second?.id);
  assert.equal([first?.id === other.champId, other.champId], [false, second?.id]);
  assert.is(board.season(NOW, 1), null);
});

test('a team is found by its name as it stands in addresses, with its championship', () => {
  const board = opened();
  const { champId, games } = seasonOf(board);
  const name = games[0]?.team1 ?? '';
  assert.equal(board.team(teamSlug(name)), { name, champId });
  assert.is(board.team('nobody'), null);
});

test('a new season begins with nothing, in which everybody plays everybody once more', () => {
  const board = opened();
  let most = 0;
  for (let day = 0; day < 60; day += 1) {
    const { games } = seasonOf(board, EPOCH + day * DAY);
    if (games.length < most) {
      assert.ok(games.length < most / 2, 'begun anew');
      break;
    }
    most = games.length;
  }
  assert.ok(most > 100);
  const lines = standingsOf(seasonOf(board).games);
  assert.ok(lines.length > 2);
});

test.run();
