/** How fast is a recording read and folded? */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyEvent } from '../src/events/catalogue.ts';
import { sha256Hex } from '../src/kernel/sha256.ts';
import { encodeEvents, type RawEvent } from '../src/log/codec/columns.ts';
import { decodeEvents } from '../src/log/codec/columns-decode.ts';
import { checkEvents } from '../src/log/read/decode.ts';
import { siteFold } from '../src/projections/state.ts';
import { sampleSession } from '../test/log/sample-session.ts';
import { type Comparison, report } from './support/report.ts';
import { collectGarbage, cpuTime, median } from './support/stats.ts';
import { answer, contestant, takeTurns } from './support/turns.ts';

const ROUNDS = 3;
/** Events in a batch, as the recorder cuts them every 15 s from a feed as busy as this. */
const BATCH = 1_000;
const SITE_EVENTS = 100_000;
const session = { minutes: 250, updates: 3_900, others: 80, opening: true };
const folder = 'BENCH_LOG_FOLDER';

/** Each is a text a line: a batch, or an event. */
const forms = {
  columns: (events: readonly AnyEvent[]) => {
    const batches: string[] = [];
    for (let from = 0; from < events.length; from += BATCH) {
      const batch = events.slice(from, from + BATCH);
      batches.push(JSON.stringify({ ...encodeEvents(batch), count: batch.length }));
    }
    return batches;
  },
  NDJSON: (events: readonly AnyEvent[]) => events.map((event) => JSON.stringify(event)),
  'NDJSON, UUID ids': (events: readonly AnyEvent[]) => {
    const ids = events.map(() => crypto.randomUUID());
    return events.map(({ cause, ...event }, i) =>
      JSON.stringify({ id: ids[i], ...event, ...(cause !== undefined && { cause: ids[cause] }) }),
    );
  },
};

type Form = keyof typeof forms;
type FoldName = 'prices' | 'site';

interface Contest {
  readonly form: Form;
  readonly fold: FoldName;
  readonly check: boolean;
}

const contests = {
  columns: { form: 'columns', fold: 'prices', check: false },
  NDJSON: { form: 'NDJSON', fold: 'prices', check: false },
  'NDJSON, UUID ids': { form: 'NDJSON, UUID ids', fold: 'prices', check: false },
  'columns, checked': { form: 'columns', fold: 'prices', check: true },
  'NDJSON, checked': { form: 'NDJSON', fold: 'prices', check: true },
  'columns, site': { form: 'columns', fold: 'site', check: false },
  'NDJSON, site': { form: 'NDJSON', fold: 'site', check: false },
} satisfies Record<string, Contest>;

type Name = keyof typeof contests;

interface Fold {
  readonly state: object;
  readonly step: (event: RawEvent) => void;
}

/** The least that a fold can do with prices: find the market, write two fields. */
function pricesFold(): Fold {
  const markets = new Map<string, { coef: string; isBlocked: boolean }>();
  const state = { others: 0, markets };
  const step = (raw: RawEvent): void => {
    const event = raw as AnyEvent;
    if (event.type === 'line.updated') {
      for (const update of event.data.updates) {
        if (update.kind !== 'market') continue;
        const market = markets.get(update.marketId);
        if (market) Object.assign(market, { coef: update.coef, isBlocked: update.isBlocked });
        else markets.set(update.marketId, { coef: update.coef, isBlocked: update.isBlocked });
      }
    } else state.others += 1;
  };
  return { state, step };
}

function wholeFold(): Fold {
  const state = siteFold.initial();
  return { state, step: (event) => void siteFold.inPlace(state, event as AnyEvent) };
}

function* linesOf(bytes: Buffer): Generator<string> {
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(10, from);
    yield bytes.toString('latin1', from, to);
    from = to + 1;
  }
}

function replay(bytes: Buffer, { form, fold: foldName, check }: Contest, most: number) {
  const { state, step } = foldName === 'site' ? wholeFold() : pricesFold();
  let count = 0;
  const start = cpuTime();
  for (const line of linesOf(bytes)) {
    const json: unknown = JSON.parse(line);
    const raw =
      form === 'columns'
        ? decodeEvents(json, (json as { count: number }).count, line.length)
        : [json as RawEvent];
    for (const event of check ? checkEvents(raw, '1').events : raw) step(event);
    count += raw.length;
    if (count >= most) break;
  }
  const ms = (cpuTime() - start) / 1e6;
  const text = JSON.stringify(state, (_, value) => (value instanceof Map ? [...value] : value));
  return { ms, count, hash: sha256Hex(text) };
}

type Measured = ReturnType<typeof replay>;

function fileOf(form: Form): string {
  return path.join(process.env[folder] ?? '', `${form.replaceAll(/\W+/g, '-')}.ndjson`);
}

function measure(name: Name): Measured {
  const contest = contests[name];
  const bytes = readFileSync(fileOf(contest.form));
  const most = contest.fold === 'site' ? SITE_EVENTS : Number.POSITIVE_INFINITY;
  replay(bytes, contest, 20_000);
  collectGarbage();
  return replay(bytes, contest, most);
}

/** Writes the session once in every form, for all contestants. */
function writeForms(): number {
  const events = sampleSession(session);
  for (const form of Object.keys(forms) as Form[]) {
    const file = openSync(fileOf(form), 'w');
    for (const text of forms[form](events)) writeSync(file, `${text}\n`);
    closeSync(file);
  }
  return events.length;
}

async function main(): Promise<void> {
  process.env[folder] = mkdtempSync(path.join(tmpdir(), 'log-replay-'));
  const count = writeForms();
  const names = Object.keys(contests) as Name[];
  const results = await takeTurns<Name, Measured>(import.meta.filename, names, ROUNDS);
  rmSync(process.env[folder] ?? '', { recursive: true, force: true });
  for (const fold of ['prices', 'site'] as const) {
    const same = names.filter((name) => contests[name].fold === fold);
    const hashes = same.flatMap((name) => results[name].map(({ hash }) => hash));
    if (new Set(hashes).size !== 1) throw new Error(`the replays by ${fold} differ`);
  }
  const ms = (name: Name): number => median(results[name].map((one) => one.ms));
  const beside = (what: string, ours: Name, peer: Name, atLeast?: number): Comparison => ({
    what,
    unit: 'ms',
    ours: ms(ours),
    peer: { name: peer, value: ms(peer) },
    ...(atLeast !== undefined && { atLeast }),
  });
  report(
    'A recording is read and folded',
    `${count.toLocaleString('en')} events, nearly all of them changed coefficients, from unpacked text in batches of ${BATCH}; CPU time of one fresh process, median of ${ROUNDS}. "Prices" folds in place into a map of markets, so that reading is what counts; the last row folds ${SITE_EVENTS.toLocaleString('en')} events into the site's read models. Contestants end with equal states.`,
    [
      beside('read, fold prices', 'columns', 'NDJSON', 2.5),
      beside('read, fold prices', 'columns', 'NDJSON, UUID ids'),
      beside('read, check, fold prices', 'columns, checked', 'NDJSON, checked'),
      beside('read, check, fold prices', 'columns, checked', 'NDJSON'),
      beside('read, fold the site', 'columns, site', 'NDJSON, site'),
    ],
  );
}

const name = contestant();
if (name === null) await main();
else answer(measure(name as Name));
