import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import { LogFormatError } from '../../../src/log/codec/format-error.ts';
import { type LogFile, readLines, readLog, writeLog } from '../../../src/log/read/log-file.ts';
import { formatEvent, formatGap, formatHeader } from '../../../src/log/read/ndjson.ts';
import { sampleSession } from '../sample-session.ts';

const test = suite('log/ndjson');

const header = { sessionId: 'session-of-a-test-00000', catalogue: '1', firstSeq: 0, exportedAt: 5 };
const events = sampleSession({ minutes: 1, updates: 20 });
const text = [...writeLog(header, events)].join('');
const [first = '', second = '', third = '', ...rest] = text.split(/(?<=\n)/);

const cleared = (seq: number): RawEvent => ({ seq, at: 1, type: 'coupon.cleared', data: {} });

async function failure(...pieces: string[]): Promise<LogFormatError> {
  try {
    await readLog(pieces);
  } catch (error) {
    assert.instance(error, LogFormatError);
    return error as LogFormatError;
  }
  throw new Error('it was read');
}

/** Problems as `line code`. */
const problems = (log: LogFile): string[] =>
  log.lineProblems.map(({ line, code }) => `${line} ${code}`);

test('reads back what it writes', async () => {
  const log = await readLog([text]);
  assert.equal(log.header, header);
  assert.equal(log.events, events);
  assert.equal([log.gaps, log.lineProblems, log.eventProblems], [[], [], []]);
});

test('events say what they lack, and that is no part of them', async () => {
  const told = { ...cleared(0), lacks: 'personal' } as const;
  const foreign = `${JSON.stringify({ ...cleared(1), lacks: { much: true } })}\n`;
  const lines = [formatEvent(told), foreign, formatEvent(cleared(2))];
  const log = await readLog([formatHeader({ ...header, lacksTold: true }), ...lines]);
  assert.equal(log.lacking, new Set([0]));
  assert.equal(log.events, [cleared(0), cleared(1), cleared(2)]);
  assert.is((await readLog([formatHeader(header), ...lines])).lacking, null);
});

test('the header stands in the first line and names the format', () => {
  assert.equal(JSON.parse(first), { format: 'replaybook-log', formatVersion: 1, ...header });
});

test('reads pieces of any size, bytes too', async () => {
  const bytes = new TextEncoder().encode(text);
  async function* pieces(size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  for (const size of [1, 7, 1000]) {
    assert.equal((await readLog(pieces(size))).events, events, `pieces of ${size}`);
  }
});

test('does not mind where a character is cut in two, lines end with \\r\\n, or a mark begins', async () => {
  const odd: RawEvent = { seq: 0, at: 1, type: 'route.visited', data: { url: '/é…', kind: 'pop' } };
  const lines = `\ufeff${formatHeader(header)}${formatEvent(odd)}`.replaceAll('\n', '\r\n');
  const bytes = new TextEncoder().encode(lines);
  const pieces = Array.from(bytes, (byte) => new Uint8Array([byte]));
  assert.equal((await readLog(pieces)).events, [odd]);
  assert.equal((await readLog([lines])).events, [odd]);
});

test('reads as lines come and holds no more than one', async () => {
  let taken = 0;
  function* pieces() {
    for (const piece of [first, second, third]) {
      taken += 1;
      yield piece;
    }
  }
  const lines = readLines(pieces());
  assert.is((await lines.next()).value?.kind, 'header');
  assert.is(taken, 1);
});

test('writes a gap line where seqs jump, and reads it', async () => {
  const written = [...writeLog(header, [cleared(0), cleared(4)])].join('');
  assert.match(written, '{"gap":{"after":0,"missing":3}}');
  const log = await readLog([written]);
  assert.equal(log.gaps, [{ after: 0, missing: 3 }]);
  assert.equal(log.lineProblems, []);
});

test('reads a batch that was set aside as the gap it is', async () => {
  const gap = { after: 0, missing: 2, setAside: true };
  const log = await readLog([formatHeader(header), formatEvent(cleared(0)), formatGap(gap)]);
  assert.equal(log.gaps, [gap]);
});

test('finds a gap that nobody announced', async () => {
  const log = await readLog([
    formatHeader(header),
    formatEvent(cleared(2)),
    formatEvent(cleared(3)),
  ]);
  assert.equal(log.gaps, [{ after: -1, missing: 2 }]);
  assert.is(log.events.length, 2);
});

test('a last line that is cut off costs that line alone', async () => {
  const log = await readLog([text.slice(0, -20)]);
  assert.equal(log.events, events.slice(0, -1));
  assert.equal(problems(log), [`${events.length + 1} truncated`]);
});

test('names the line that is wrong and reads on', async () => {
  const log = await readLog([first, second, 'not json\n', '{"seq":"1"}\n', '[]\n', third, ...rest]);
  assert.equal(problems(log), ['3 not-json', '4 not-an-event', '5 not-an-event']);
  assert.equal(log.events, events);
});

test('says where an event comes twice or too early', async () => {
  const log = await readLog([
    formatHeader(header),
    formatEvent(cleared(0)),
    formatEvent(cleared(0)),
    formatGap({ after: 5, missing: 1 }),
    formatEvent(cleared(1)),
  ]);
  assert.equal(problems(log), ['3 out-of-order', '4 out-of-order']);
  assert.equal(log.events, [cleared(0), cleared(1)]);
});

test('events of another build are kept apart, not lost', async () => {
  const odd: RawEvent = { seq: 0, at: 1, type: 'future.thing', data: { x: 1 } };
  const log = await readLog([formatHeader(header), formatEvent(odd), formatEvent(cleared(1))]);
  assert.equal(log.events, [cleared(1)]);
  assert.is(log.eventProblems[0]?.type, 'future.thing');
});

test('refuses foreign files, and says that they are', async () => {
  for (const foreign of ['', '\n', 'hello\n', '{"a":1}\n', 'null\n', '[1]\n', '\u0000\u0001\n']) {
    const error = await failure(foreign);
    assert.is(error.code, 'not-a-log');
    assert.is(error.line, 1);
  }
});

test('refuses a format version it does not know, and names it', async () => {
  const error = await failure('{"format":"replaybook-log","formatVersion":2}\n');
  assert.is(error.code, 'unknown-format-version');
  assert.match(error.message, 'line 1');
  assert.match(error.message, '2');
});

test('refuses a header with something missing, and names what', async () => {
  const error = await failure('{"format":"replaybook-log","formatVersion":1,"sessionId":"s"}\n');
  assert.match(error.message, 'catalogue');
});

test('passes over a line nested without end and a time that is none', async () => {
  const deep = `{"seq":2,"at":1,"type":"a.b","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`;
  const late = '{"seq":2,"at":1e300,"type":"coupon.cleared","data":{}}\n';
  const log = await readLog([first, second, third, deep, late]);
  assert.is(log.events.length, 2);
  assert.equal(problems(log), ['4 not-an-event', '5 not-an-event']);
});

test.run();
