/** What points buy, on the page of games for points: said before the press, and once for a press. */
import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { atTable, house } from '../../support/session/house.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: what points buy');

type Store = CallReply<'pointStore'>;

const terms: Store['items'][number]['terms'] = {
  code: 'POINTSSINGLE',
  steps: [{ fromLegs: 1, percent: '3' }],
  ...{ minLegCoef: '1.50', currency: 'EUR', until: null },
  ...{ minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 },
};

/** A shop with one item, which keeps what it sold. */
async function shop(known: Partial<Store> = {}, more: SessionOptions['answers'] = {}) {
  const store: Store = {
    ...{ isOffered: true, points: 250, items: [{ terms, price: 200, left: 4 }], purchases: [] },
    ...known,
  };
  const server = house();
  const session = atTable('dice', server, {
    ...{ url: '/en/bonusGames', player: true },
    answers: {
      ...server.answers,
      pointStore: () => reply(structuredClone(store)),
      pointBuy() {
        const purchase = { id: '1', code: 'POINTSSINGLE', price: 200, at: 1_000 };
        store.points -= 200;
        store.items = [{ terms, price: 200, left: 3 }];
        store.purchases = [purchase];
        return reply(purchase);
      },
      ...more,
    },
  });
  const page = await openSite(session);
  await page.advance(1000);
  return {
    ...{ session, page, store },
    text: () => page.get('main').textContent ?? '',
    types: () => session.events.map(({ type }) => type),
    ask: () => page.pressNamed('Take for 200 points'),
    async press() {
      await page.pressNamed('Take for 200 points');
      await page.pressNamed('Take it');
      await page.advance(1000);
    },
  };
}

test('a code is told with all its terms, and bought once; then there are too few points', async () => {
  const { session, page, text, types, ask, press } = await shop();
  for (const said of [
    'A bonus on a win, for points',
    '+3% of what is won beyond the stake',
    'Left to take within 30 days: 4',
  ]) {
    assert.match(text(), said);
  }
  const balances = session.requestsOf('balance').length;
  await press();
  const [sent] = session.requestsOf('pointBuy');
  assert.equal(sent?.input.body, { code: 'POINTSSINGLE', price: 200 });
  assert.match(sent?.request.headers['idempotency-key'] ?? '', /^\S+\.\d+$/);
  assert.match(text(), 'POINTSSINGLE is yours');
  assert.match(text(), 'You have 50 points; it costs 200 points.');
  assert.match(page.get('[data-points-purchase]').textContent ?? '', 'POINTSSINGLE200 points');
  assert.ok(types().includes('points.bought'));
  assert.is(session.requestsOf('balance').length, balances + 1);
  await ask();
  assert.not.match(text(), 'Take it', 'what cannot be taken is not asked about');
  assert.is(session.requestsOf('pointBuy').length, 1);
  await page.close();
});

test('nothing is taken before the player says so once more; who thinks better of it has lost nothing', async () => {
  const { session, page, text, ask } = await shop();
  await ask();
  assert.match(text(), 'POINTSSINGLE for 200 points: it is not given back for points. Take it?');
  // A key that is held, or a second press, meets no button that takes anything.
  assert.is(document.activeElement?.getAttribute('role'), 'status');
  await page.pressNamed('Cancel');
  assert.not.match(text(), 'Take it?');
  assert.match(document.activeElement?.textContent ?? '', 'Take for 200 points');
  assert.equal(session.requestsOf('pointBuy'), []);
  await page.close();
});

test('what was refused is told, and what stands there is asked for anew', async () => {
  const { page, text, store, press } = await shop(
    {},
    {
      pointBuy() {
        store.items = [{ terms, price: 220, left: 4 }];
        return refuse(409);
      },
    },
  );
  await press();
  assert.match(text(), 'It was not taken. What stands here now is how it can be.');
  assert.match(text(), 'Take for 220 points');
  await page.close();
});

test('a store that cannot be loaded says so, and is loaded when that is asked for', async () => {
  let isDown = true;
  const items = [{ terms, price: 200, left: 4 }];
  const { page, text } = await shop(
    {},
    {
      pointStore: () =>
        isDown ? refuse(500) : reply({ isOffered: true, points: 250, items, purchases: [] }),
    },
  );
  assert.match(text(), 'What points buy could not be loaded');
  isDown = false;
  await page.pressNamed('Load again');
  await page.advance(1000);
  assert.match(text(), 'Take for 200 points');
  await page.close();
});

test('what the policy refuses is not asked of the server, whoever says it', async () => {
  const { session, page, types } = await shop({ points: 199 });
  await page.doing(() =>
    page.host.publish('points.buyPressed', { code: 'POINTSSINGLE', price: 200 }),
  );
  await page.advance(1000);
  assert.equal(session.requestsOf('pointBuy'), []);
  assert.ok(types().includes('points.heldBack'));
  assert.is(session.runtime.state.points.buying.status, 'idle');
  await page.close();
});

test('an item that was had as often as it may be says so', async () => {
  const { page, text } = await shop({ items: [{ terms, price: 200, left: 0 }] });
  assert.match(text(), 'You took it as often as it may be taken within 30 days.');
  await page.close();
});

test('an answer that is lost is asked for again under the same key', async () => {
  let tries = 0;
  const { session, page, store, press } = await shop(
    {},
    {
      pointBuy() {
        tries += 1;
        return tries === 1
          ? refuse(503)
          : reply({ id: '1', code: 'POINTSSINGLE', price: 200, at: 1_000 });
      },
    },
  );
  await press();
  await press();
  const keys = session
    .requestsOf('pointBuy')
    .map(({ request }) => request.headers['idempotency-key']);
  assert.is(keys.length, 2);
  assert.match(keys[0] ?? '', /^\S+\.\d+$/);
  assert.is(keys[0], keys[1]);
  assert.is(store.points, 250);
  await page.close();
});

test('who is excluded sees no offer, but what they bought before', async () => {
  const purchases = [{ id: '1', code: 'POINTSSINGLE', price: 200, at: 1_000 }];
  const endsAt = Date.UTC(2026, 6, 1) / 1000;
  const limit = { limitType: 30, limitState: 'ACTIVE', limitValue: 7, startedAt: 1, endsAt };
  // Also where the server's word is older than the break.
  const { page, text } = await shop({ purchases }, { limits: () => reply({ limits: [limit] }) });
  assert.not.match(text(), 'Take for');
  assert.match(text(), 'Taken before');
  await page.close();
  const none = await shop({ isOffered: false, items: [] });
  assert.not.match(none.text(), 'A bonus on a win');
  await none.page.close();
});

test.run();
