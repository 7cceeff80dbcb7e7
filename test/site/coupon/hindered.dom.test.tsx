import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept, openCoupon, three } from '../../support/page/coupon-page.tsx';
import { userConfigOf } from '../../support/session/accounts.ts';
import { refuse, reply } from '../../support/session/session.ts';

const test = suite('coupon: what keeps a bet from being placed');

test('what keeps the bet from being placed is said', async () => {
  const { session, page, type, place, text } = await openCoupon();
  assert.is(place().disabled, false);
  assert.is(place().textContent, 'Place bet: €5.00');
  await type('');
  assert.equal([place().disabled, text().includes('Enter a stake.')], [true, true]);
  await type('0.1');
  assert.match(text(), 'The least stake is €0.50.');
  await type('5000');
  assert.match(text(), 'Your balance is lower than this stake.');
  await type('5');
  await page.doing(() =>
    session.runtime.publish('line.updated', {
      requestId: 0,
      id: '5',
      updates: [{ kind: 'market', marketId: '7-1', coef: '1.85', isBlocked: true }],
    }),
  );
  await page.advance(20);
  assert.match(text(), 'Suspended for a moment');
  assert.is(place().disabled, true);
  await page.close();
});

test('without a connection no bet is begun: nothing goes out later unasked', async () => {
  const { session, page, press, place, text } = await openCoupon(undefined, {
    answers: { couponPlace: accept() },
  });
  await page.happens('app.connectionChanged', { online: false });
  await page.advance(20);
  assert.is(place().disabled, true);
  assert.match(text(), 'You are offline');
  await press('[data-place-bet]');
  await page.happens('app.connectionChanged', { online: true });
  await page.advance(60_000);
  assert.is(session.requestsOf('couponPlace').length, 0);
  assert.is(place().disabled, false);
  await page.close();
});

test('selections of one match cannot make an accumulator, and the coupon says which', async () => {
  const pair = [
    ['7-1', '2.00'],
    ['7-2', '3.00'],
  ] as const;
  const { session, page, all, get, place } = await openCoupon(pair);
  assert.is(all('li[data-locked]').length, 2);
  assert.match(all('li')[0]?.textContent ?? '', 'Cannot be combined with another selection');
  assert.is(place().disabled, true);
  assert.match(get('[data-kind=locked]').textContent ?? '', 'Home 7 (Home 7 – Away 7) cannot be');
  await page.pressNamed('Play them as singles');
  assert.is(session.runtime.state.coupon.typeId, 10);
  assert.is(place().disabled, false);
  await page.close();
});

test('a selection that stands in the way is named, and can be removed where that is said', async () => {
  const { session, page, get, all, place } = await openCoupon(three);
  const [id, feedId] = ['8-1', '5'];
  const updates = [{ kind: 'market', marketId: id, coef: '2.10', isBlocked: true } as const];
  await page.happens('line.updated', { requestId: 0, id: feedId, updates });
  await page.advance(20);
  const told = () => get('[data-kind=locked]').textContent ?? '';
  assert.match(told(), 'Home 8 (Home 8 – Away 8) cannot be bet on at the moment');
  const over = [{ kind: 'market-removed', marketId: id } as const];
  await page.happens('line.updated', { requestId: 0, id: '6', updates: over });
  await page.advance(20);
  assert.match(told(), 'Home 8 (Home 8 – Away 8) is no longer on offer');
  const [way] = all('[data-way-out] button');
  assert.is(way?.textContent, 'Remove Home 8');
  await page.doing(() => way?.click());
  assert.is(session.runtime.state.coupon.bets.length, 2);
  assert.is(document.activeElement, get('h2'));
  assert.equal([place().disabled, all('[data-kind=locked]').length], [false, 0]);
  await page.close();
});

test('what is no longer on offer promises nothing', async () => {
  const { page, get } = await openCoupon(three);
  assert.match(get('dl').textContent ?? '', /Possible return€/);
  const updates = [{ kind: 'market-removed', marketId: '8-1' } as const];
  await page.happens('line.updated', { requestId: 0, id: '6', updates });
  await page.advance(20);
  assert.match(get('dl').textContent ?? '', /Odds–Possible return–/);
  await page.close();
});

test('what keeps a bet from being placed is told to a screen reader, totals in play are not', async () => {
  const { page, type, get, all } = await openCoupon(three);
  await type('0.1');
  const field = get('input[aria-invalid]');
  const told = all('[role=status]').find((one) => one.textContent?.includes('The least stake'));
  assert.ok(told);
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  assert.ok(texts.some((text) => text.includes('The least stake is €0.50.')));
  assert.is(get('dl').closest('[aria-live], [role=status]'), null);
  await page.close();
});

test('limits that cannot be had stop the bet, and can be asked for again', async () => {
  let down = true;
  const { page, place, text } = await openCoupon(undefined, {
    answers: { limits: () => (down ? refuse(503) : reply({ limits: [] })) },
  });
  assert.match(text(), 'Your limits cannot be checked right now');
  assert.is(place().disabled, true);
  down = false;
  await page.pressNamed('Load again');
  await page.advance(500);
  assert.is(place().disabled, false);
  await page.close();
});

test('a player who excluded themselves cannot bet', async () => {
  const { page, place, text } = await openCoupon(undefined, {
    answers: {
      limits: () =>
        reply({
          limits: [
            { limitType: 30, limitState: 'ACTIVE', limitValue: 1, startedAt: 0, endsAt: null },
          ],
        }),
    },
  });
  assert.match(text(), 'You have excluded yourself');
  assert.is(place().disabled, true);
  await page.close();
});

test('a sport that the player is barred from stays closed in the slip, whatever the feed says, and is taken out there', async () => {
  const { session, page, text, all, place } = await openCoupon(undefined, {
    answers: {
      userConfig: () => reply(userConfigOf({ disallow_line_sport: [1], disallow_live_sport: [1] })),
    },
  });
  const updates = [{ kind: 'market', marketId: '7-1', coef: '1.90', isBlocked: false } as const];
  await page.happens('line.updated', { requestId: 0, id: '5', updates });
  await page.advance(20);
  assert.match(all('li')[0]?.textContent ?? '', 'Not open to your account');
  assert.match(text(), 'is not open to your account: take it out.');
  assert.is(place().disabled, true);
  place().click();
  await page.advance(1000);
  assert.is(session.requestsOf('couponPlace').length, 0);
  const [way] = all('[data-way-out] button');
  await page.doing(() => way?.click());
  assert.is(session.runtime.state.coupon.bets.length, 0);
  await page.close();
});

test.run();
