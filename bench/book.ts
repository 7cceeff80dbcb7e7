/** A thousand players place, sell and edit at once: how many a second, and is all of it as it must be? */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { bettorsAt } from '../test/reference/support/bettor.ts';
import { KICK_OFF } from '../test/reference/support/board.ts';
import { START, startBackEnd, temporaryFolder } from '../test/reference/support/harness.ts';
import { movingBoard } from '../test/reference/support/moving-board.ts';
import { countsOf, mistrusted } from '../test/reference/support/trust.ts';
import { report } from './support/report.ts';

/** Of another number, such as `BETTORS=50 SECONDS=5`, where it is only tried out. */
const BETTORS = Number(process.env['BETTORS'] ?? 1_000);
const SECONDS = Number(process.env['SECONDS'] ?? 120);
const MATCHES = 200;
/** A feed that moves a tenth of the line as often as this, in milliseconds. */
const MOVES_EVERY = 100;
/** How long somebody looks at a price before they press, in milliseconds. */
const LOOKS = 250;
const COMMITS = 400;

/** What the disk itself takes: a row a transaction. */
function commits(): number {
  const sqlite = new DatabaseSync(path.join(temporaryFolder(), 'rows.db'));
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (text TEXT)',
  );
  const insert = sqlite.prepare('INSERT INTO rows VALUES (?)');
  const began = performance.now();
  for (let at = 0; at < COMMITS; at += 1) insert.run('x'.repeat(400));
  const found = COMMITS / ((performance.now() - began) / 1000);
  sqlite.close();
  return found;
}

/** Real time, from where the matches of a test begin. */
const began = performance.now();
const clock = {
  get now() {
    return START + Math.floor(performance.now() - began);
  },
};
const seed = 1;
const board = movingBoard(MATCHES, seed, clock);
const harness = await startBackEnd({ board, clock, config: { isAvailableCouponBonusBet: false } });
const table = {
  ...{ harness, board },
  look: () => setTimeout(LOOKS),
  pass: (ms: number) => setTimeout(ms),
};
const bettors = await bettorsAt(table, BETTORS, seed);

const from = performance.now();
const until = from + SECONDS * 1000;
const feed = setInterval(() => {
  board.move();
  harness.backEnd.settle(clock.now);
}, MOVES_EVERY);
await Promise.all(
  bettors.map(async (one) => {
    while (performance.now() < until) await one.act();
  }),
);
clearInterval(feed);
const lasted = (performance.now() - from) / 1000;

board.finish();
harness.backEnd.settle(KICK_OFF);
const problems = await mistrusted(table, bettors);
const counts = countsOf(bettors);
const rateOf = (what: string) => (counts.get(what) ?? 0) / lasted;
const peer = { name: 'a row a transaction', value: commits() };
await harness.close();

report(
  'Bets of many at once',
  `${BETTORS} players for ${lasted.toFixed(0)} s, over HTTP in one process with the back-end, each reply checked; the network loses or doubles every eighth request, ${(1000 / MOVES_EVERY) * 0.1 * MATCHES} prices move a second. The peer is what the disk takes of anything.`,
  ['placed', 'sold', 'edited'].map((what) => ({
    ...({ what, unit: 'calls/s', ours: rateOf(what), peer, better: 'more' } as const),
  })),
);
console.log('What came of all presses:');
for (const [what, count] of counts) console.log(`  ${String(count).padStart(7)}  ${what}`);
console.log(problems.length === 0 ? '\nEverything is as it must be.' : '\nNot as it must be:');
for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
