import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lacksFields, problemsOf } from '../../../src/console/recording/problems.ts';
import { createRecordingReader } from '../../../src/console/recording/recording.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import type { LogLine } from '../../../src/log/read/ndjson.ts';
import { countThrough, placeOf } from '../../../src/replay/places.ts';
import { linesOf, recordedSession } from '../support/recorded.ts';

const events = recordedSession();
const lost = { after: 39, missing: 3 };
const withGap = events.filter(({ seq }) => seq <= 39 || seq > 42);

const test = suite('console: recording');

test('lines become events, in order', () => {
  const { events: read, header, gaps } = createRecordingReader().add(linesOf(events));
  assert.equal(read, events);
  assert.is(header?.catalogue, '1');
  assert.equal(gaps, []);
});

test('what comes twice is passed over: the live stream begins where the reading may not have ended', () => {
  const recorder = createRecordingReader();
  recorder.add(linesOf(events.slice(0, 60)));
  const { events: read } = recorder.add(linesOf(events.slice(50)).slice(1));
  assert.equal(read, events);
});

test('a gap is kept, and counting goes on after it', () => {
  const recording = createRecordingReader().add(linesOf(withGap, [lost]));
  assert.equal(recording.gaps, [lost]);
  assert.is(recording.events.length, events.length - 3);
  assert.is(recording.nextSeq, (events.at(-1)?.seq ?? 0) + 1);
});

test('a batch that is not what was recorded is a problem, told once', () => {
  const recorder = createRecordingReader();
  const broken = { firstSeq: 40, count: 20, state: 'altered' } as const;
  recorder.add([{ kind: 'broken', broken }]);
  const recording = recorder.add([...linesOf(events), { kind: 'broken', broken }]);
  assert.equal(recording.broken, [broken]);
  const problems = problemsOf(recording.events, [], [], recording.broken);
  const found = { kind: 'broken', seq: 40, title: 'altered', detail: '#40 – #59' };
  assert.equal(
    problems.filter(({ kind }) => kind === 'broken'),
    [found],
  );
});

test('what this build cannot use is kept apart, and the rest is there', () => {
  const odd = { seq: 1, at: 0, type: 'casino.spun', data: {} };
  const bad = { seq: 2, at: 0, type: 'coupon.betRemoved', data: { marketId: 7 } };
  const lines: LogLine[] = [
    ...linesOf(events.slice(0, 1)),
    { kind: 'event', event: odd },
    { kind: 'event', event: bad },
    { kind: 'problem', problem: { line: 4, code: 'not-json', message: 'this is not JSON' } },
  ];
  const { events: read, unreadable } = createRecordingReader().add(lines);
  assert.is(read.length, 1);
  assert.equal(unreadable.map((one) => ('code' in one ? one.code : one.problem)).sort(), [
    'bad-data',
    'not-json',
    'unknown-type',
  ]);
});

test('each addition is a new recording', () => {
  const recorder = createRecordingReader();
  const first = recorder.add(linesOf(events.slice(0, 10)));
  const second = recorder.add(linesOf(events.slice(10)).slice(1));
  assert.is.not(first, second);
  assert.ok(second.version > first.version);
});

test('places of seqs, over a gap', () => {
  assert.is(placeOf(withGap, 39), 39);
  assert.is(placeOf(withGap, 43), 40);
  assert.is(placeOf(withGap, 41), -1);
  assert.is(countThrough(withGap, 41), 40);
});

test('everything that went wrong is listed, in order', () => {
  const { gaps, unreadable } = createRecordingReader().add(linesOf(withGap, [lost]));
  const setAside = { after: 60, missing: 10, setAside: true };
  const problems = problemsOf(withGap, [...gaps, setAside], unreadable);
  assert.equal(
    problems.map(({ kind, seq }) => [kind, seq]),
    [
      ['gap', 39],
      ['set-aside', 60],
      ['rejected', withGap.find(({ type }) => type === 'bus.rejected')?.seq],
    ],
  );
  assert.match(problems[2]?.title ?? '', 'coupon.amountChanged');
});

const login = (text: string): AnyEvent => ({
  ...{ seq: 0, at: 0, type: 'session.loginSubmitted', data: { login: text, password: '' } },
});

test('of a service that does not tell, events with markers are taken for erased or withheld', () => {
  assert.ok(lacksFields(login('[erased]'), null));
  assert.ok(lacksFields(login('[withheld]'), null));
  assert.not.ok(lacksFields(login('ann'), null));
});

test('a marker that a player typed is none where the service tells what is lacking', () => {
  assert.not.ok(lacksFields(login('[erased]'), new Set()));
  assert.not.ok(lacksFields(login('[withheld]'), new Set()));
  assert.ok(lacksFields(login('[erased]'), new Set([0])));
});

test('what lacks something personal is collected from reading and following, where it is told', () => {
  const [header, ...lines] = linesOf(events);
  if (header?.kind !== 'header') throw new Error('no header');
  const marked = lines.map(
    (line): LogLine =>
      line.kind === 'event' && [2, 70].includes(line.event.seq)
        ? { ...line, lacks: 'personal' }
        : line,
  );
  const told: LogLine = { ...header, header: { ...header.header, lacksTold: true } };
  const recorder = createRecordingReader();
  recorder.add([told, ...marked.slice(0, 50)]);
  assert.equal(recorder.add(marked.slice(40)).lacking, new Set([2, 70]));
  assert.is(createRecordingReader().add([header, ...marked]).lacking, null);
});

test.run();
