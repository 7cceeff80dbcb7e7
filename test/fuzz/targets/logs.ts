import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { isMoment } from '../../../src/kernel/moment.ts';
import { LogFormatError } from '../../../src/log/codec/format-error.ts';
import { type LogFile, readLog, writeLog } from '../../../src/log/read/log-file.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { textTarget } from '../target.ts';
import { judgeError, judgeMessage, sameJson } from './oracle.ts';
import { happenings, placed } from './recordings.ts';

const header = {
  sessionId: 'session_00000000000001',
  catalogue: '2',
  firstSeq: 0,
  exportedAt: 1_763_700_000_000,
};

const lines = fc.tuple(happenings(8), fc.constantFrom(0, 1, 5)).map(([happened, every]) => {
  const events = placed(happened).filter(({ seq }) => every === 0 || seq % every !== 0);
  return [...writeLog(header, events)].join('');
});

async function read(source: Iterable<string | Uint8Array>): Promise<LogFile | undefined> {
  try {
    return await readLog(source);
  } catch (error) {
    judgeError(error, LogFormatError);
    return undefined;
  }
}

/** The text in pieces, cut wherever: through characters of several bytes, too. */
function* pieces(text: string): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97);
}

/** A recording as people and tools read it, line by line; and its verification. */
export const log = textTarget({
  name: 'log',
  good: lines,
  words: ['"at":1e300', '"seq":-1', '"formatVersion":2', '{"gap":{"after":0,"missing":9e15}}\n'],
  async check(text) {
    const file = await read([text]);
    sameJson(await read(pieces(text)), file && (await read([text.toWellFormed()])), 'in pieces');
    if (!file) return;
    for (const { message } of [...file.lineProblems, ...file.eventProblems]) judgeMessage(message);
    let last = -1;
    for (const { seq, at } of file.events) {
      assert.ok(seq > last && isMoment(at));
      last = seq;
    }
    const again = await read(writeLog(file.header, file.events));
    const written = again && [...writeLog(again.header, again.events)];
    sameJson(written, [...writeLog(file.header, file.events)], 'written and read again');
  },
});

/** What the check of a log makes of a foreign one: a verdict. */
export const verification = textTarget({
  name: 'verification',
  good: lines,
  words: ['"at":1e15', '"seq":-1', 'app.stopped', 'timer.fired', 'log.checkpointed'],
  async check(text) {
    const file = await read([text]);
    if (!file) return;
    verifyLog(file.events);
    verifyIntentions(file.events);
  },
});
