/** Judges what came of a session: what was published, what is stored, and what readers make of it. */

import { type AnyEvent, CATALOGUE_VERSION } from '../../src/events/catalogue.ts';
import { differences } from '../../src/kernel/diff.ts';
import { createChainCheck } from '../../src/log/check/chain-check.ts';
import type { RawEvent } from '../../src/log/codec/columns.ts';
import { redact } from '../../src/log/codec/redact.ts';
import { checkEvents } from '../../src/log/read/decode.ts';
import { readLog, writeLog } from '../../src/log/read/log-file.ts';
import { type State, siteFold } from '../../src/projections/state.ts';
import { verifyLog } from '../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';
import { createReplay } from '../../src/replay/replay.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';
import { canariesIn } from '../support/session/canaries.ts';
import type { Divergence, DivergenceKind } from './divergence.ts';
import { failingAgain } from './failing-effects.ts';
import { judgeLoss } from './judge-loss.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** Says that something is not as promised. */
export type Report = (kind: DivergenceKind, detail: string) => void;

/** Where two values differ first, in words. */
function firstDifference(live: unknown, stored: unknown): string | null {
  const [first] = differences(live, stored, 1);
  if (!first) return null;
  const text = (value: unknown) =>
    Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? 'undefined').slice(0, 80);
  return `${first.path}: ${text(first.before)} and then ${text(first.after)}`;
}

/** The event with its secrets marked: what may be recorded of it, both parts together. */
function recordable(event: AnyEvent): RawEvent {
  const secrets = privatePathsOf(event).filter(({ privacy }) => privacy === 'secret');
  return redact(event, secrets, []);
}

function judgeBus({ events, planted }: Page, report: Report): void {
  const wrong = events.findIndex(({ seq }, place) => seq !== place);
  if (wrong !== -1) report('order', `seq ${events[wrong]?.seq} at place ${wrong}`);
  const made = planted.map(({ effect }) => effect);
  for (const { type, data, seq } of events) {
    if (type !== 'bus.failed' || data.source === 'page' || data.source === 'call') continue;
    const place = data.source === 'effect' ? made.indexOf(data.name) : -1;
    if (place !== -1) made.splice(place, 1);
    else {
      const kind = data.source === 'effect' ? 'effect' : 'read-model';
      report(kind, `${data.name} at ${seq}: ${data.message}`);
    }
  }
}

function judgeRecorded({ events }: Page, stored: readonly RawEvent[], report: Report): void {
  let before = -1;
  for (const raw of stored) {
    const event = events[raw.seq];
    if (raw.seq <= before || !event) {
      report('recorded', `seq ${raw.seq} after ${before}`);
      return;
    }
    before = raw.seq;
    const found = firstDifference(recordable(event), raw);
    if (found === null) continue;
    report('recorded', `${event.type}: ${found}`);
    return;
  }
}

function judgeChain(world: World, { sessionId }: Page, report: Report): void {
  const session = world.collector.sessions.get(sessionId);
  if (!session) return;
  const check = createChainCheck();
  for (const { envelope, publicPart, personalPart } of session.batches) {
    const personal = personalPart.length > 0 ? personalPart : null;
    check.add({ ...envelope, publicPart, personal });
  }
  const receipts = session.receipts.map((receipt) => ({ receipt, genuine: true }));
  const { verdict } = check.end(sessionId, receipts);
  if (verdict !== 'intact') report('chain', verdict);
}

async function judgeNdjson(stored: readonly RawEvent[], report: Report): Promise<string> {
  const firstSeq = stored[0]?.seq ?? 0;
  const header = { sessionId: 'x', catalogue: CATALOGUE_VERSION, build: 'test', firstSeq };
  const text = [...writeLog(header, stored)].join('');
  const log = await readLog([text]);
  const lines = log.lineProblems[0]?.message;
  if (lines !== undefined) report('ndjson', lines);
  const checked = checkEvents(stored, CATALOGUE_VERSION).events;
  const found = firstDifference(checked, log.events);
  if (found !== null) report('ndjson', found);
  return text;
}

/** The state of a log, folded from its start without a stop. */
function foldOf(events: readonly AnyEvent[]): State {
  return createReplay(events, { snapshotEvery: events.length + 1 }).stateAfter(events.length);
}

/** The live state after so many events. */
function liveAfter({ events, runtime }: Page, count: number): State {
  if (count === events.length) return runtime.state;
  let state = siteFold.initial();
  for (const event of events.slice(0, count)) state = siteFold.live(state, event).state;
  return state;
}

const LONGEST = 200;
/** A killed page says no farewell, and its first checkpoint may never have come. */
const AS_IT_WAS: ReadonlySet<string> = new Set(['match', 'no-farewell', 'no-checkpoint']);

/** Judges a log that begins at 0 and has no gap: then it folds and acts as the session did. */
function judgeReplay(page: Page, events: readonly AnyEvent[], report: Report): void {
  const folded = firstDifference(liveAfter(page, events.length), foldOf(events));
  if (folded !== null) report('fold', folded);
  const replay = createReplay(events, { snapshotEvery: 20 });
  for (const part of [0.9, 0.3, 0.6]) {
    const count = Math.floor(events.length * part);
    const found = firstDifference(foldOf(events.slice(0, count)), replay.stateAfter(count));
    if (found !== null) report('seek', `after ${count} events, ${found}`);
  }
  const { verdict, firstDifference: first, findings } = verifyLog(events);
  if (AS_IT_WAS.has(verdict)) return;
  const where = first ? `${first.path} at ${first.seq} (${first.type})` : JSON.stringify(findings);
  report('verify', `${verdict} ${where.slice(0, LONGEST)}`);
}

function judgeIntentions({ planted }: Page, events: readonly AnyEvent[], report: Report): void {
  const { firstDifference: first } = verifyIntentions(events, failingAgain(planted));
  if (!first) return;
  const { seq, recorded, replayed, path = '' } = first;
  report('intentions', `${recorded} but ${replayed} ${path} at ${seq}`);
}

function judgeSecrets(page: Page, texts: Readonly<Record<string, string>>, report: Report): void {
  const all = { ...texts, state: JSON.stringify(page.runtime.state) };
  for (const [where, text] of Object.entries(all)) {
    const [found] = canariesIn(text, 'secret');
    if (found !== undefined) report('secret', `${found} in ${where}`);
    if (text.includes(page.writeKey)) report('secret', `the write key in ${where}`);
  }
}

/** What readers make of the stored events: set aside, folded, replayed. */
function judgeReading(page: Page, stored: readonly RawEvent[], report: Report): void {
  const { events, problems } = checkEvents(stored, CATALOGUE_VERSION);
  for (const { seq, message } of problems.slice(0, 1)) report('set-aside', `${seq}: ${message}`);
  const isWhole = problems.length === 0 && events.every(({ seq }, place) => seq === place);
  if (events.length === 0 || !isWhole) return;
  judgeReplay(page, events, report);
  judgeIntentions(page, events, report);
}

async function judgePage(world: World, page: Page, report: Report): Promise<void> {
  judgeBus(page, report);
  const { events: stored, rows } = world.collector.read(page.sessionId);
  judgeChain(world, page, report);
  await judgeLoss(world, page, stored, report);
  const ndjson = await judgeNdjson(stored, report);
  judgeSecrets(page, { 'the log': ndjson, 'personal rows': JSON.stringify(rows) }, report);
  judgeReading(page, stored, report);
  // Last: whoever reads a log must leave it as it is.
  judgeRecorded(page, stored, report);
}

/** Everything about a session, and all its pages, that is not as promised. */
export async function judge(world: World): Promise<Divergence[]> {
  const found: Divergence[] = [];
  for (const page of world.pages) {
    const report: Report = (kind, detail) => void found.push({ kind, page: page.name, detail });
    try {
      await judgePage(world, page, report);
    } catch (error) {
      report('thrown', error instanceof Error ? (error.stack ?? '').slice(0, 300) : String(error));
    }
  }
  return found;
}
