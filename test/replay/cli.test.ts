import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { writeLog } from '../../src/log/read/log-file.ts';
import { repositoryRoot } from '../support/repository.ts';
import { addBet, bettingSession, moveCoef, recorded } from '../support/session/betting.ts';
import { runReplay } from '../support/started/replay-command.ts';

interface Context {
  folder: string;
  events: AnyEvent[];
}

/** The program itself, with this on its standard input. */
function inProcess(input: string, ...args: string[]) {
  const cli = path.join(repositoryRoot, 'src/replay/cli.ts');
  return new Promise<Awaited<ReturnType<typeof runReplay>>>((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

const header = { sessionId: 'session-of-a-test-12345', catalogue: '1', firstSeq: 0 };

async function save({ folder }: Context, events: AnyEvent[]): Promise<string> {
  const file = path.join(folder, 'session.ndjson');
  await writeFile(file, [...writeLog(header, events)].join(''));
  return file;
}

/** A recording of somebody who looks for the marker itself. */
async function withTypedMarker({ folder }: Context) {
  const session = bettingSession();
  session.runtime.start();
  session.clock.advance(1000);
  session.navigation.visit('/en/?q=%5Berased%5D');
  session.clock.advance(1000);
  session.runtime.stop();
  const events = recorded(session.events);
  const seq = events.findLast(({ data }) => JSON.stringify(data).includes('%5Berased'))?.seq ?? -1;
  const typed = [...writeLog(header, events)].join('');
  return { file: path.join(folder, 'typed.ndjson'), typed, seq };
}

const test = suite<Context>('replay: command line');

test.before(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'replay-'));
});

test.before.each((context) => {
  const session = bettingSession();
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1');
  for (let i = 0; i < 600; i += 1) moveCoef(session, '7-1', `1.${100 + i}`, String(i));
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  session.runtime.stop();
  context.events = recorded(session.events);
});

test.after(async ({ folder }) => {
  await rm(folder, { recursive: true, force: true });
});

test('an untouched recording matches its checkpoints', async (context) => {
  const { code, out } = await runReplay(await save(context, context.events), '--verify');
  assert.is(code, 0);
  assert.match(out, /^UNPROVED: it carries no proof.*\nunproved: all of it matches/);
  assert.match(out, /fold: \d+ events, \d+ checkpoints compared/);
});

test('a changed recording is told with event, slice and path, and a failing exit', async (context) => {
  const forged = context.events.find(({ type }) => type === 'coupon.amountChanged');
  if (forged?.type !== 'coupon.amountChanged') throw new Error('no amount was typed');
  forged.data.amount = '99';
  const file = await save(context, context.events);
  const { code, out } = await runReplay(file, '--verify');
  assert.is(code, 1);
  assert.match(out, `event ${forged.seq} (coupon.amountChanged)`);
  assert.match(out, 'slice coupon');
  assert.match(out, 'path  coupon.amount');
  const asJson = JSON.parse((await runReplay(file, '--verify', '--json')).out);
  assert.is(asJson.firstDifference.seq, forged.seq);
});

test('the state at an event, whole or in part', async (context) => {
  const file = await save(context, context.events);
  const added = context.events.find(({ type }) => type === 'coupon.betAdded');
  const before = await runReplay(
    file,
    '--at',
    String((added?.seq ?? 0) - 1),
    '--state',
    'coupon.bets',
  );
  const after = await runReplay(
    file,
    '--at',
    String(added?.seq),
    '--state',
    'coupon.bets',
    '--json',
  );
  assert.equal(JSON.parse(before.out), []);
  assert.is(JSON.parse(after.out).state.length, 1);
  assert.is(JSON.parse(after.out).seq, added?.seq);
});

test('a cut-off file is read up to where it ends, and said to be broken', async (context) => {
  const file = path.join(context.folder, 'cut.ndjson');
  const text = [...writeLog(header, context.events)].join('');
  await writeFile(file, text.slice(0, -40));
  const { code, err } = await runReplay(file, '--verify');
  assert.is(code, 4);
  assert.match(err, 'the last line is cut off');
});

test('an unknown event type is named, and the rest is folded', async (context) => {
  const odd = context.events.map((event) =>
    event.type === 'app.ready' ? { ...event, type: 'app.neverHeardOf' } : event,
  ) as AnyEvent[];
  const { code, err } = await runReplay(await save(context, odd), '--verify');
  assert.is(code, 8);
  assert.match(err, 'app.neverHeardOf');
});

test('what a person was erased from is not compared, and accuses nobody', async (context) => {
  const events = recorded(context.events);
  const added = events.find((event) => event.type === 'coupon.betAdded');
  if (added?.type !== 'coupon.betAdded') throw new Error('no bet was added');
  Object.assign(added.data, { source: '[erased]' });
  const { code, out } = await runReplay(await save(context, events), '--verify');
  assert.is(code, 12, out);
  assert.match(out, /erased with their person: .*coupon/);
  assert.not.match(out, 'differs');
});

test('a marker that a player typed is none in a recording that says what it lacks', async (context) => {
  const { file, typed, seq } = await withTypedMarker(context);
  const told = typed.replace('"firstSeq":0', '"firstSeq":0,"lacksTold":true');
  await writeFile(file, told);
  const found = await runReplay(file, '--verify', '--intentions');
  assert.match(found.out, /unproved: all of it matches.*intentions match/s);
  assert.is(found.code, 0);
  // An event that says so lacks something all the same.
  const marked = told.replace(`{"seq":${seq},`, `{"lacks":"personal","seq":${seq},`);
  await writeFile(file, marked);
  assert.is((await runReplay(file, '--verify')).code, 12);
  // Of a recording of before nobody knows.
  await writeFile(file, typed);
  const before = await runReplay(file, '--verify');
  assert.match(before.out, 'erased with their person');
  assert.is(before.code, 12);
});

test('a gap is said to be one', async (context) => {
  const { err } = await runReplay(
    await save(context, context.events.toSpliced(300, 3)),
    '--verify',
  );
  assert.match(err, '3 events missing after seq 299');
});

test('a recording that begins later has a gap before', async (context) => {
  const file = path.join(context.folder, 'later.ndjson');
  const later = { ...header, firstSeq: 5 };
  await writeFile(file, [...writeLog(later, context.events.slice(5))].join(''));
  const { code, out } = await runReplay(file, '--verify');
  assert.is(code, 5);
  assert.match(out, '5 events missing after seq -1');
});

test('who wants a recording proved gets no zero without proof', async (context) => {
  const file = await save(context, context.events);
  const { code, out } = await runReplay(file, '--verify', '--proved');
  assert.is(code, 1);
  assert.match(out, /^UNPROVED: .*\nunproved: /);
  const asJson = await runReplay(file, '--verify', '--json');
  const { proved, unprovedReason, verdict } = JSON.parse(asJson.out);
  assert.equal([asJson.code, proved, verdict], [0, false, 'unproved']);
  assert.match(unprovedReason, 'no proof');
  const wrong = await runReplay(file, '--intentions', '--proved');
  assert.is(wrong.code, 2);
  assert.match(wrong.err, '--proved go with --verify');
});

test('intentions of a whole recording match, and prove nothing', async (context) => {
  const file = await save(context, context.events);
  const { code, out } = await runReplay(file, '--intentions');
  assert.is(code, 0);
  assert.match(out, /^UNPROVED: .*\nintentions match: \d+ events/);
  const { verdict, proved } = JSON.parse((await runReplay(file, '--intentions', '--json')).out);
  assert.equal([verdict, proved], ['match', false]);
});

/** Of a recording: what was done to it, and why its intentions are open then. */
const OPEN: Readonly<Record<string, [reason: string, lines: (lines: string[]) => string[]]>> = {
  'whose end is cut off': ['no-farewell', (lines) => lines.slice(0, -10)],
  'whose end is cut off, as its header tells': [
    'end-missing',
    ([first = '', ...lines]) => [
      first.replace('"firstSeq":0', `"firstSeq":0,"lastSeq":${lines.length - 1}`),
      ...lines.slice(0, -10),
    ],
  ],
  'whose last line is cut': ['unreadable', (lines) => lines.with(-1, '{"seq":')],
  'with an event doubled': ['unreadable', (lines) => lines.toSpliced(20, 0, lines[20] ?? '')],
  'of another catalogue': [
    'unknown-catalogue',
    (lines) => lines.with(0, (lines[0] ?? '').replace('"catalogue":"1"', '"catalogue":"99"')),
  ],
  'whose first checkpoint is emptied': [
    'empty-checkpoint',
    (lines) =>
      lines.map((line) =>
        line.replace(/"slices":\{.*?\},"fields":\{.*?\}/, '"slices":{},"fields":{}'),
      ),
  ],
  'whose fold differs': [
    'differs',
    (lines) => lines.map((line) => line.replace(/("coupon":")[0-9a-f]{8}/, '$100000000')),
  ],
  'that lacks what was erased': [
    'erased',
    (lines) => lines.map((line) => line.replace('"source":"line"', '"source":"[erased]"')),
  ],
};

for (const [what, [reason, change]] of Object.entries(OPEN)) {
  test(`intentions of a recording ${what} are unchecked, and never match`, async (context) => {
    const file = path.join(context.folder, 'open.ndjson');
    const lines = [...writeLog(header, context.events)];
    const changed = change(lines);
    assert.not.equal(changed, lines);
    await writeFile(file, changed.join(''));
    const { code, out } = await runReplay(file, '--intentions');
    assert.match(out, `intentions unchecked: ${reason}: `);
    assert.is(code, 12);
    const asJson = JSON.parse((await runReplay(file, '--intentions', '--json')).out);
    assert.equal([asJson.verdict, asJson.reason], ['unchecked', reason]);
  });
}

test('beside --verify the intentions of what there is are told, and the file is judged there', async (context) => {
  const file = await save(context, context.events.slice(0, -10));
  const { code, out } = await runReplay(file, '--verify', '--intentions');
  assert.match(out, 'intentions match');
  assert.is(code, 13);
});

test('what is no recording is refused, and wrong use explained', async (context) => {
  const file = path.join(context.folder, 'foreign.ndjson');
  await writeFile(file, '{"hello":"world"}\n');
  const foreign = await runReplay(file, '--verify');
  assert.is(foreign.code, 2);
  assert.match(foreign.err, 'not a Replaybook log');
  const wrong = await runReplay(file, '--at', 'yesterday');
  assert.is(wrong.code, 2);
  assert.match(wrong.err, 'npm run replay');
});

test('the protection of a player is told over all their sessions; nothing else is asked of several', async (context) => {
  const one = await save(context, context.events);
  const other = path.join(context.folder, 'other.ndjson');
  const later = context.events.map((event) => ({ ...event, at: event.at + 1000 }));
  await writeFile(other, [...writeLog({ ...header, sessionId: 'later' }, later)].join(''));
  const { code, out } = await runReplay(other, one, '--protections');
  assert.is(code, 0);
  assert.match(out, /protections: every protection acted/);
  assert.equal(
    await runReplay(other, one, '--limits'),
    await runReplay(other, one, '--protections'),
  );
  assert.is((await runReplay(one, other, '--verify')).code, 2);
  assert.match(
    (await runReplay(one, other, '--protections', '--verify')).err,
    'one FILE is needed',
  );
});

test('the program says and ends as the command does, also of what comes by a pipe', async (context) => {
  const file = await save(context, context.events);
  const wanted = await runReplay(file, '--verify');
  assert.equal(await inProcess(readFileSync(file, 'utf8'), '-', '--verify'), wanted);
  const { code, err } = await inProcess('', 'no-such-file');
  assert.is(code, 2);
  assert.match(err, 'no-such-file');
});

test.run();
