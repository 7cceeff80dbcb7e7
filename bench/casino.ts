/** How many rounds a second does a house take that loses none, and what does one add to a recording? */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import type { AnyEvent } from '../src/events/catalogue.ts';
import { encodeEvents } from '../src/log/codec/columns.ts';
import { gameNamed } from '../src/reference/casino/games.ts';
import { temporaryFolder } from '../test/reference/support/harness.ts';
import { mortalHouse } from '../test/reference/support/mortal-house.ts';
import { atTable, house, pressDice } from '../test/support/session/house.ts';
import { report } from './support/report.ts';
import { median } from './support/stats.ts';

const TURNS = 5;
const ROUNDS = 400;
const PLAYERS = 20;
const SECOND = 1000;
const DICE = { stake: 100, side: 'under', target: 5_000 };
const MINES = { stake: 100, mines: 3 };
const evidence = { sessionId: 'session-of-a-bench-0000', seq: 1 };

/** So many a second of what is done one after the other, each on the disk before the next begins. */
function rate(count: number, one: (at: number) => void): number {
  const began = performance.now();
  for (let at = 0; at < count; at += 1) one(at);
  return count / ((performance.now() - began) / 1000);
}

/** What the disk itself takes: a row a transaction. */
function commits(): number {
  const sqlite = new DatabaseSync(path.join(temporaryFolder(), 'rows.db'));
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (text TEXT)',
  );
  const insert = sqlite.prepare('INSERT INTO rows VALUES (?)');
  const found = rate(ROUNDS, () => void insert.run('x'.repeat(400)));
  sqlite.close();
  return found;
}

/** A house with players who each wait for their pace. */
function playing() {
  const home = mortalHouse();
  const seats = Array.from({ length: PLAYERS }, (_, at) => {
    const userId = `player-${at}`;
    return { userId, accountId: home.join(userId) };
  });
  const start = (at: number, name: 'dice' | 'mines', bet: object) => {
    const seat = seats[at % PLAYERS] ?? { userId: '', accountId: '' };
    const game = gameNamed(name)?.gameId ?? 0;
    if (at % PLAYERS === 0) home.clock.now += 3 * SECOND;
    const answer = home
      .now()
      .casino.playing.start(
        { ...seat, key: `${name}-${at}`, game, bet: { ...bet }, evidence, isForeign: false },
        home.clock.now,
      );
    if (answer.status !== 'accepted') throw new Error(answer.rule);
    return { ...seat, roundId: answer.round.id };
  };
  const close = () => home.now().real.close();
  return { home, start, close };
}

/** Rounds that are over at once. */
function atOnce(): number {
  const { start, close } = playing();
  const found = rate(ROUNDS, (at) => void start(at, 'dice', DICE));
  close();
  return found;
}

/** Rounds of two steps: a tile is opened, and if it was safe the player cashes out. */
function inSteps(): number {
  const { home, start, close } = playing();
  const found = rate(ROUNDS, (at) => {
    const { userId, roundId } = start(at, 'mines', MINES);
    const act = (step: number, action: Record<string, unknown>) =>
      home.now().casino.playing.act({ userId, roundId, step, action }, home.clock.now);
    const opened = act(0, { pick: 0 });
    if (opened.status === 'accepted' && opened.round.status === 'open') act(1, { cashOut: true });
  });
  close();
  return found;
}

/** A player at dice for some minutes, as the site records it: what each round adds. */
function recorded(): AnyEvent[] {
  const server = house();
  const session = atTable('dice', server);
  session.runtime.start();
  session.clock.advance(SECOND);
  const before = session.events.length;
  for (let round = 0; round < ROUNDS; round += 1) {
    pressDice(session);
    session.clock.advance(2 * SECOND);
  }
  if (server.paid() !== ROUNDS) throw new Error(`${server.paid()} rounds were played`);
  return session.events.slice(before);
}

/** Bytes a round, in batches as they are sent: a minute of play each. */
function bytes(events: readonly AnyEvent[], text: (batch: readonly AnyEvent[]) => string): number {
  const start = events[0]?.at ?? 0;
  const minutes = Map.groupBy(events, ({ at }) => Math.floor((at - start) / (60 * SECOND)));
  const sum = [...minutes.values()].reduce((all, batch) => all + gzipSync(text(batch)).length, 0);
  return sum / ROUNDS;
}

const turns = Array.from({ length: TURNS }, () => ({
  disk: commits(),
  once: atOnce(),
  steps: inSteps(),
}));
const of = (what: 'disk' | 'once' | 'steps') => median(turns.map((turn) => turn[what]));
const events = recorded();
const disk = { name: 'a row a transaction', value: of('disk') };

report(
  'Rounds are kept and recorded',
  `One after the other on an embedded database that has each on the disk before it answers; ${ROUNDS} rounds of ${PLAYERS} players, median of ${TURNS} turns. The peer is what the disk takes of anything. Bytes are gzip, in batches of a minute, of ${(events.length / ROUNDS).toFixed(1)} events a round.`,
  [
    { what: 'dice, a transaction', unit: 'rounds/s', ours: of('once'), peer: disk, better: 'more' },
    {
      what: 'mines, two or three',
      unit: 'rounds/s',
      ours: of('steps'),
      peer: disk,
      better: 'more',
    },
    {
      what: 'recording, a round of dice',
      unit: 'bytes',
      ours: bytes(events, (batch) => JSON.stringify(encodeEvents(batch))),
      peer: {
        name: 'NDJSON',
        value: bytes(events, (batch) => batch.map((one) => JSON.stringify(one)).join('\n')),
      },
    },
  ],
);
