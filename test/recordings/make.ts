/**
 * Makes recordings of this build, for later ones to be held to: runs the suites of effects, calls
 * and bus, and keeps of the sessions that they lead the fewest in which most kinds of events and
 * answers occur, as a recorder leaves them.
 * Usage: node --import ./test/support/hooks.ts test/recordings/make.ts NAME
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type AnyEvent, CATALOGUE_VERSION } from '../../src/events/catalogue.ts';
import { isMoment } from '../../src/kernel/moment.ts';
import { writeLog } from '../../src/log/read/log-file.ts';
import { verifyLog } from '../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';
import { repositoryRoot } from '../support/repository.ts';
import { redacted } from '../support/session/secrecy.ts';
import { made, type TestSession } from '../support/session/session.ts';

const SUITES = ['effects', 'calls', 'bus', 'replay'];
/** Asserts that no session is kept, as all are here. */
const KEEPING = /\bdropped\.test/;
/** Sessions of so many events are worth their bytes. */
const LEAST_EVENTS = 15;
const MOST_EVENTS = 400;
const MOST_BYTES = 300_000;

interface Candidate {
  readonly session: TestSession;
  readonly features: ReadonlySet<string>;
}

/** What can occur in a session: a kind of event, an answer to a call, or a refusal of any. */
function featuresOf(events: readonly AnyEvent[]): Set<string> {
  return new Set(
    events.map((event) => {
      if (event.type !== 'http.replied') return event.type;
      const { call, status } = event.data;
      return status < 400 ? `${call} answered` : `refused ${status}`;
    }),
  );
}

/** How many bytes a session is about: the hashes of checkpoints are most of them. */
function costOf({ events }: TestSession): number {
  const checkpoints = events.filter(({ type }) => type === 'log.checkpointed').length;
  return 40 + events.length + 25 * checkpoints;
}

function gainOf({ session, features }: Candidate, covered: ReadonlySet<string>): number {
  return [...features].filter((one) => !covered.has(one)).length / costOf(session);
}

/** A session to its end as a packed recording; null where it is none that can be held to. */
function packed(session: TestSession, name: string): Uint8Array | null {
  if (!session.typesOf().includes('app.stopped')) session.runtime.stop();
  const events = redacted(session.events);
  // A test may let time run beyond what can be written.
  if (!events.every(({ at }) => isMoment(at)) || verifyLog(events).verdict !== 'match') return null;
  // A test may say facts itself, or have effects of its own.
  if (verifyIntentions(events).verdict !== 'match') return null;
  const header = { sessionId: `session-${name}`.padEnd(22, '0'), catalogue: CATALOGUE_VERSION };
  const lines = writeLog({ ...header, firstSeq: 0, lastSeq: events.length - 1 }, events);
  return gzipSync([...lines].join(''), { level: 9 });
}

/** One after the other, each the one that adds most for its size. */
function* chosen(sessions: readonly TestSession[]): Generator<Uint8Array> {
  const covered = new Set<string>();
  let left = sessions
    .filter(({ events }) => events.length >= LEAST_EVENTS && events.length <= MOST_EVENTS)
    .map((session): Candidate => ({ session, features: featuresOf(session.events) }));
  for (let bytes = 0, count = 1; left.length > 0; ) {
    const best = left.reduce((a, b) => (gainOf(b, covered) > gainOf(a, covered) ? b : a));
    if (gainOf(best, covered) === 0) return;
    left = left.filter((one) => one !== best);
    const recording = packed(best.session, String(count));
    if (recording === null) continue;
    bytes += recording.length;
    if (bytes > MOST_BYTES) {
      const missed = new Set(left.flatMap(({ features }) => [...features]));
      for (const feature of covered) missed.delete(feature);
      console.log(`no room for ${[...missed].sort().join(', ')}`);
      return;
    }
    for (const feature of best.features) covered.add(feature);
    count += 1;
    yield recording;
  }
}

function write(name: string, sessions: readonly TestSession[]): void {
  const folder = path.join(import.meta.dirname, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  let count = 0;
  for (const recording of chosen(sessions)) {
    count += 1;
    writeFileSync(path.join(folder, `${String(count).padStart(2, '0')}.ndjson.gz`), recording);
  }
  console.log(`${count} recordings in ${folder}`);
}

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new TypeError('a NAME is needed');
const sessions: TestSession[] = [];
made.tell = (session) => sessions.push(session);
process.on('exit', (code) => {
  if (code === 0) write(name, sessions);
});
const tests = path.join(repositoryRoot, 'test');
const files = SUITES.flatMap((suite) =>
  readdirSync(path.join(tests, suite), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !KEEPING.test(file))
    .map((file) => path.join(tests, suite, file)),
);
process.argv.splice(2, process.argv.length, ...files);
await import('../support/run.ts');
