import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { gravest } from '../../../src/replay/check/verdicts.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { recordedSession } from '../../console/support/recorded.ts';

const test = suite('replay: findings without end');

const events = recordedSession();

test('of endless findings the first hundred are kept, how many there are, and all other verdicts', () => {
  const last = events.at(-1);
  assert.ok(last);
  const misfits = Array.from(
    { length: 5_000 },
    (_, i): AnyEvent => ({
      ...{ type: 'log.checkpointed', seq: last.seq + 1 + i, at: last.at, cause: 0 },
      data: { through: 0, slices: { ['x'.repeat(50_000)]: 'y' }, fields: {} },
    }),
  );
  const { verdict, findings } = verifyLog([...events, ...misfits], { lastSeq: 1e9 });
  const misfitting = findings.filter((one) => one.verdict === 'renumbered');
  assert.is(misfitting.length, 101);
  assert.match(misfitting.at(-1)?.detail ?? '', /^\d+ more/);
  const many = 100 + Number(misfitting.at(-1)?.detail.split(' ', 1)[0]);
  assert.ok(many >= 5_000 && many <= 5_010, `${many} events that do not fit`);
  assert.is(verdict, gravest(findings));
  assert.ok(findings.some((one) => one.verdict === 'end-missing'));
  assert.ok(findings.every(({ detail }) => detail.length <= 2_000));
});

test.run();
