import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../../src/calls/table.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply } from '../../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const limit = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
  ...more,
});

/** The page over a server that says these limits. */
async function open(...limits: Limit[]) {
  const url = '/en/office/responsible';
  const answers = { limits: () => reply({ limits }) };
  const session = bettingSession({ player: true, url, answers });
  const page = await openSite(session);
  await page.advance(100);
  const row = (type: number) => `main [data-limit="${type}"]`;
  const text = (type: number) => page.get(row(type)).textContent ?? '';
  const meter = (type: number) => {
    const element = page.get(`${row(type)} meter`);
    const [value, max] = ['value', 'max'].map((name) => Number(element.getAttribute(name)));
    return [value, max, element.getAttribute('aria-label')];
  };
  return { page, text, meter };
}

const test = suite('office: how much of a limit is used');

test('each kind of limit says in words what is used and left, beside a meter', async () => {
  const { page, meter } = await open(
    limit(20, 50_000, { used: 10_000, limitBalance: 40_000 }),
    limit(11, 5_000, { used: 1_050, limitBalance: 3_950 }),
    limit(3, 9_000, { used: 0, limitBalance: 9_000 }),
    limit(31, 2, { used: 4_470, remainingSeconds: 2_730, limitBalance: 1 }),
  );
  assert.equal(meter(20), [10_000, 50_000, '€100.00 of €500.00 used, €400.00 left']);
  assert.equal(meter(11), [1_050, 5_000, '€10.50 of €50.00 used, €39.50 left']);
  assert.equal(meter(3), [0, 9_000, '€0.00 of €90.00 used, €90.00 left']);
  const time = '1 h 15 min of 2 h 0 min used, 0 h 45 min left';
  assert.equal(meter(31), [4_500, 7_200, time]);
  await page.close();
});

test('what is nearly or wholly used up is said in words, not by a colour alone', async () => {
  const { page, meter } = await open(
    limit(1, 5_000, { used: 4_010, limitBalance: 990 }),
    limit(21, 5_000, { used: 4_000, limitBalance: 1_000 }),
    limit(2, 5_000, { used: 8_000, limitBalance: 0 }),
    limit(3, 0, { used: 0, limitBalance: 0 }),
  );
  assert.is(meter(1)[2], 'Nearly used up: €40.10 of €50.00 used, €9.90 left');
  assert.is(meter(21)[2], '€40.00 of €50.00 used, €10.00 left', 'four fifths');
  assert.equal(meter(2), [5_000, 5_000, 'Used up: €80.00 of €50.00 used, €0.00 left']);
  assert.equal(meter(3), [1, 1, 'Used up: €0.00 of €0.00 used, €0.00 left'], 'none is allowed');
  await page.close();
});

test('when there is more is said until then, and no longer', async () => {
  const { page, text } = await open(
    limit(1, 5_000, {
      ...{ used: 4_500, limitBalance: 500 },
      frees: { at: 4_102_444_800, left: 3_500 },
    }),
    limit(2, 5_000, { used: 4_500, limitBalance: 500, frees: { at: 1, left: 3_500 } }),
  );
  assert.match(text(1), /From Jan 1, .*: €35.00 left, if you use no more until then/);
  assert.not.match(text(2), '€35.00 left');
  await page.close();
});

test('a server that says no more than what is left is believed that', async () => {
  const { page, meter, text } = await open(limit(10, 5_000, { limitBalance: 2_000 }), limit(31, 2));
  assert.equal(meter(10), [3_000, 5_000, '€30.00 of €50.00 used, €20.00 left']);
  assert.not.match(text(31), 'used');
  await page.close();
});

test.run();
