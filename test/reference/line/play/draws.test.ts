import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fixture } from '../../../../src/reference/line/fixture.ts';
import { scoreGrid } from '../../../../src/reference/line/model/score-grid.ts';
import { type Board, createBoard } from '../../../../src/reference/line/offer/board.ts';
import { drawsOf, drawsOfSeed } from '../../../../src/reference/line/play/draws.ts';
import { chanceAfter, timelineOf } from '../../../../src/reference/line/play/timeline.ts';

const test = suite('how matches are drawn');

const EPOCH = Date.UTC(2026, 2, 1);
const HOUR = 60 * 60_000;
const SEED = 7;
const secret = (byte: number) => Buffer.alloc(32, byte);
const boardOf = (byte: number, seededUntil: number | null = null, seed = SEED) =>
  createBoard({ epoch: EPOCH, clockRate: 1, seed, draws: { secret: secret(byte), seededUntil } });

const [one, other] = [boardOf(1), boardOf(2)];

/** How the games of a day ended: score and half-time by game. */
const endings = (board: Board, day: string, now: number) =>
  (board.results(now, day)?.games ?? []).map(({ id, score, halfTime }) => ({
    id,
    score,
    halfTime,
  }));

test('with one seed and other secrets the line is the same, and other results are played', () => {
  const at = (board: Board) => board.snapshot(EPOCH, { section: 'line' });
  assert.ok(at(one).games.length > 300);
  assert.equal(at(one), at(other));
  const [mine, others] = [one, other].map((board) => endings(board, '20260302', EPOCH + 60 * HOUR));
  assert.ok((mine?.length ?? 0) > 100);
  assert.equal(
    mine?.map(({ id }) => id),
    others?.map(({ id }) => id),
  );
  const alike = mine?.filter(({ score }, i) => String(score) === String(others?.[i]?.score)) ?? [];
  // Two draws of the same means come to the same score in one of ten to twelve matches.
  assert.ok(alike.length < (mine?.length ?? 0) / 4, `${alike.length} of ${mine?.length}`);
});

test('the schedule repeats, its results do not', () => {
  const teams = (game: { team1: string; team2: string }) => `${game.team1} - ${game.team2}`;
  const seen = new Map<string, Set<string>>();
  for (let day = 1; day <= 40; day += 1) {
    const now = EPOCH + (day + 2) * 24 * HOUR;
    const date = new Date(EPOCH + day * 24 * HOUR).toISOString().slice(0, 10).replaceAll('-', '');
    for (const game of one.results(now, date)?.games ?? []) {
      seen.set(teams(game), (seen.get(teams(game)) ?? new Set()).add(String(game.score)));
    }
  }
  const twice = [...seen.values()].filter((scores) => scores.size > 1);
  assert.ok(twice.length > 0, 'a season is over in 40 days, and played anew');
});

test('the key of a match is committed to beforehand, shown afterwards, and opens to its goals', () => {
  const [game] = one.snapshot(EPOCH, { section: 'line' }).games;
  assert.ok(game);
  const before = one.proof(game.id, game.startAt - 1);
  const during = one.proof(game.id, game.startAt + HOUR / 2);
  const after = one.proof(game.id, game.startAt + 3 * HOUR);
  assert.equal([before?.opened, during?.opened], [null, null]);
  const { opened } = after ?? {};
  assert.ok(opened);
  const { key, means, rho, firstHalfShare } = opened;
  const text = [key, means[0], means[1], rho, firstHalfShare].join(':');
  assert.is(createHash('sha256').update(text).digest('hex'), before?.commitment);
  const { goals } = timelineOf({
    fixture: {
      ...{ round: '', order: 0, team1: game.team1, team2: game.team2, goals: null },
      ...{ halfTime: null, fullTime: null, isOff: false, isAbandoned: false },
    },
    ...{ means, rho, firstHalfShare },
    draw: drawsOf(Buffer.from(key, 'hex')),
  });
  const [first, second] = one.game(game.id, game.startAt + 3 * HOUR)?.score ?? [];
  assert.equal(
    [1, 2].map((team) => goals.filter((goal) => goal.team === team).length),
    [first, second],
  );
});

test('a key that is public is no other match’s: not of another seed, nor of other fixtures', () => {
  const ids = Array.from({ length: 200 }, (_, at) => 500_001 + at);
  const keys = (board: Board) =>
    ids.flatMap((id) => board.proof(id, EPOCH + 30 * 24 * HOUR)?.opened?.key ?? []);
  const folder = mkdtempSync(path.join(tmpdir(), 'draws-'));
  try {
    const matches = Array.from({ length: 60 }, (_, day) => ({
      ...{ date: `2025-08-${String(1 + (day % 28)).padStart(2, '0')}`, team1: 'A', team2: 'B' },
    }));
    writeFileSync(path.join(folder, 'cup.json'), JSON.stringify({ name: 'Cup', matches }));
    const draws = { secret: secret(1), seededUntil: null };
    const cup = createBoard({ fixtures: folder, epoch: EPOCH, clockRate: 1, seed: SEED, draws });
    const all = [one, boardOf(1, null, SEED + 1), cup].flatMap(keys);
    assert.ok(all.length > 450, String(all.length));
    assert.is(new Set(all).size, all.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('scores are drawn as prices say, low ones too', () => {
  const [means, rho, firstHalfShare] = [[1.4, 1.1] as const, -0.1, 0.45];
  const fixture: Fixture = {
    ...{ round: '', order: 0, team1: '', team2: '', goals: null, isOff: false, isAbandoned: false },
    ...{ halfTime: null, fullTime: null },
  };
  const many = 6000;
  const counts = new Map<string, number>();
  for (let n = 0; n < many; n += 1) {
    const draw = drawsOf(Buffer.from(String(n)));
    const { goals } = timelineOf({ fixture, means, rho, firstHalfShare, draw });
    const score = [1, 2].map((team) => goals.filter((goal) => goal.team === team).length).join(':');
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  const grid = scoreGrid([0, 0], means, rho);
  for (const [goals1, goals2] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ] as const) {
    const share = (counts.get(`${goals1}:${goals2}`) ?? 0) / many;
    assert.ok(Math.abs(share - grid.at(goals1, goals2)) < 0.02, `${goals1}:${goals2} ${share}`);
  }
});

test('goals fall when prices in play expect them', () => {
  const many = 4000;
  const after = new Map([10, 25, 40].map((minute) => [minute, 0]));
  for (let n = 0; n < many; n += 1) {
    const { goals, halfTimeAt } = timelineOf({
      fixture: {
        ...{ round: '', order: 0, team1: '', team2: '', goals: null, halfTime: [1, 0] },
        ...{ fullTime: [1, 0], isOff: false, isAbandoned: false },
      },
      ...{ means: [1, 1], firstHalfShare: 0.45, draw: drawsOf(Buffer.from(`goal ${n}`)) },
    });
    const share = (goals[0]?.at ?? 0) / halfTimeAt;
    for (const [minute, count] of after) {
      if (share > minute / 47) after.set(minute, count + 1);
    }
  }
  for (const [minute, count] of after) {
    const wanted = chanceAfter(minute * 60_000, 47 * 60_000);
    assert.ok(Math.abs(count / many - wanted) < 0.03, `${minute}: ${count / many}, not ${wanted}`);
  }
});

test('no key and no secret is in anything that is published', () => {
  const now = EPOCH + 2 * HOUR;
  const shown = [
    one.snapshot(now, { section: 'line' }),
    one.snapshot(now, { section: 'live' }),
    one.results(now, undefined),
    one.updatesSince(now - 5000, now, ['live', 'line']),
  ];
  const text = JSON.stringify(shown);
  assert.not.match(text, secret(1).toString('hex'));
  const [running] = one.snapshot(now, { section: 'live' }).games;
  const key = one.proof(running?.id ?? 0, now + 3 * HOUR)?.opened?.key ?? '';
  assert.is(key.length, 64);
  assert.not.match(text, key);
});

test('what had begun before there was a secret ends as it would have', () => {
  const seeded = createBoard({ epoch: EPOCH, clockRate: 1, seed: SEED });
  const since = EPOCH + 24 * HOUR;
  const moved = boardOf(1, since - EPOCH);
  const now = EPOCH + 72 * HOUR;
  assert.equal(endings(moved, '20260301', now), endings(seeded, '20260301', now));
  const fresh = (board: Board) => endings(board, '20260302', now);
  assert.not.equal(fresh(moved), fresh(seeded));
  const { games } = seeded.snapshot(since - HOUR, { section: 'line' });
  const old = games.find(({ startAt }) => startAt < since);
  assert.is(moved.proof(old?.id ?? 0, now), null);
  assert.is(seeded.proof(old?.id ?? 0, now), null);
  // Kick-offs and prices of what has not begun stay as they were offered.
  assert.equal(
    moved.snapshot(since - HOUR, { section: 'line' }),
    seeded.snapshot(since - HOUR, { section: 'line' }),
  );
});

test('draws by a key spread evenly, and none is another', () => {
  const draw = drawsOf(secret(3));
  const drawn = Array.from({ length: 4000 }, (_, i) => draw(11, i));
  assert.is(new Set(drawn).size, drawn.length);
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  assert.ok(Math.abs(mean - 0.5) < 0.02, String(mean));
  assert.ok(drawn.every((each) => each >= 0 && each < 1));
  assert.is(draw(11, 5), draw(11, 5));
  assert.is.not(draw(1, 15), draw(11, 5));
});

test('draws of before are by the seed alone', () => {
  assert.is(drawsOfSeed(9)(11), drawsOfSeed(9)(11));
  assert.is.not(drawsOfSeed(9)(11), drawsOfSeed(10)(11));
});

test.run();
