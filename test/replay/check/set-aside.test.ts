import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyEvent, CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import type { EventProblem } from '../../../src/log/read/decode.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { recordedSession } from '../../console/support/recorded.ts';

const test = suite('replay: events set aside');

const events = recordedSession();
const checkpoints = events.filter(({ type }) => type === 'log.checkpointed').length;
const copy = (): AnyEvent[] => structuredClone(events);

test('events set aside leave out the read models that take them in, and no others', () => {
  const place = events.findIndex(({ type }) => type === 'coupon.amountChanged');
  const event = events[place] as AnyEvent;
  const problem: EventProblem = { ...event, problem: 'bad-data', message: 'coupon.amountChanged' };
  const found = verifyLog(copy().toSpliced(place, 1), { setAside: [problem] });
  assert.equal(
    found.findings.map(({ verdict }) => verdict),
    ['set-aside'],
  );
  assert.match(
    found.findings[0]?.detail ?? '',
    `recorded by build test with catalogue ${CATALOGUE_VERSION}`,
  );
  assert.is(found.checkpoints, checkpoints);
  const unknown = { ...problem, problem: 'unknown-type', type: 'of.another' } as const;
  const less = verifyLog(copy().toSpliced(place, 1), { setAside: [unknown] });
  assert.is(less.verdict, 'set-aside');
  assert.ok(less.checkpoints < found.checkpoints);
});

test('an answer set aside leaves out the read models of its call, one to an unknown call all after it', () => {
  const place = events.findIndex(
    ({ type, data }) => type === 'http.replied' && data.call === 'balance',
  );
  const event = events[place];
  if (event?.type !== 'http.replied') throw new Error('no balance was answered');
  const unfit: EventProblem = { ...event, problem: 'bad-body', message: 'reply of balance' };
  const rest = copy().toSpliced(place, 1);
  const found = verifyLog(rest, { setAside: [unfit] });
  assert.equal([...new Set(found.findings.map(({ verdict }) => verdict))], ['set-aside']);
  assert.is(found.checkpoints, checkpoints);
  const less = verifyLog(rest, { setAside: [{ ...unfit, problem: 'unknown-call' }] });
  assert.is(less.verdict, 'set-aside');
  assert.ok(less.checkpoints < found.checkpoints);
});

test.run();
