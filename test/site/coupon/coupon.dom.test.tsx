import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCoupon, three } from '../../support/page/coupon-page.tsx';
import { choose } from '../../support/page/typing.ts';
import { balance, moveCoef } from '../../support/session/betting.ts';
import { never, reply } from '../../support/session/session.ts';

const test = suite('coupon');

test('an empty coupon says how to fill it', async () => {
  const { page, get, text } = await openCoupon([]);
  assert.is(page.get('aside').getAttribute('aria-label'), 'Bet slip');
  assert.is(page.get('aside').dataset['couponType'], '0');
  assert.match(text(), 'Your bet slip is empty');
  assert.is(get('h2').textContent, 'Bet slip');
  await page.close();
});

test('what belongs to the bet slip is told in it, the last of it, and not over the page', async () => {
  const { page, text } = await openCoupon([]);
  for (const id of ['first', 'second']) {
    const notice = { id, level: 'info', area: 'coupon', text: `the ${id}` } as const;
    await page.happens('notification.shown', notice);
  }
  assert.match(text(), 'the second');
  assert.not.match(text(), 'the first');
  assert.is(page.all('section[data-area=default] li').length, 0);
  await page.advance(11_000);
  assert.not.match(text(), 'the second');
  await page.close();
});

test('a selection in words, with its game, its coefficient and a way to take it out', async () => {
  const { session, page, get, all, text } = await openCoupon();
  assert.is(page.get('aside').dataset['couponType'], '0');
  assert.match(text(), /Home 7.*1.85.*Match result.*Home 7 – Away 7.*0:0.*3′/);
  await page.doing(() => get('button[aria-label="Remove Home 7"]').click());
  assert.equal(session.runtime.state.coupon.bets, []);
  assert.is(all('li').length, 0);
  assert.is(document.activeElement, get('h2'));
  await page.close();
});

test('a selection of a match in stoppage time says how many minutes of it are played', async () => {
  const { page, text } = await openCoupon();
  const update = { kind: 'game', gameId: 7, score: [0, 0], status: 2, marketCount: 3 } as const;
  const stoppage = { ...update, score: [0, 0] as [number, number], period: 'first-half' };
  await page.happens('line.updated', {
    ...{ requestId: 0, id: '2' },
    updates: [{ ...stoppage, minute: 45, added: 2 }],
  });
  assert.match(text(), /45\+2′/);
  await page.close();
});

test('a selection taken out can be put back, where it stood', async () => {
  const { session, page, get, all, text, press } = await openCoupon(three);
  const ids = () => session.runtime.state.coupon.bets.map(({ market }) => market.id);
  await press('button[aria-label="Remove Home 8"]');
  assert.equal(ids(), ['7-1', '9-1']);
  assert.ok(all('[role="status"]').some((one) => one.textContent === 'Removed: Home 8'));
  assert.match(all('li')[1]?.textContent ?? '', /Removed: Home 8.*Undo/);
  await page.pressNamed('Undo');
  assert.equal(ids(), ['7-1', '8-1', '9-1']);
  assert.not.match(text(), 'Removed');
  assert.is(document.activeElement, get('h2'));
  await page.close();
});

test('the last selection can be put back into the empty coupon', async () => {
  const { session, page, text, press } = await openCoupon();
  await press('button[aria-label="Remove Home 7"]');
  assert.match(text(), /Removed: Home 7.*Your bet slip is empty/);
  await page.pressNamed('Undo');
  assert.is(session.runtime.state.coupon.bets.length, 1);
  await page.close();
});

test('all selections go at once, after a question', async () => {
  const { session, page, press } = await openCoupon(three);
  const bets = () => session.runtime.state.coupon.bets.length;
  await press('button[aria-label="Remove all selections"]');
  assert.match(page.get('dialog').textContent ?? '', 'All 3 selections will be gone.');
  await page.pressNamed('Cancel');
  assert.equal([bets(), page.all('dialog').length], [3, 0]);
  await press('button[aria-label="Remove all selections"]');
  await page.doing(() => page.get('dialog [data-look=danger]').click());
  assert.equal([bets(), page.all('dialog').length], [0, 0]);
  await page.close();
});

test('the coefficient follows the line and says how it differs from the one agreed to', async () => {
  const { session, page, get, text } = await openCoupon();
  await page.doing(() => moveCoef(session, '7-1', '1.95'));
  await page.advance(20);
  assert.is(get('del').textContent, 'before: 1.85');
  assert.ok(get('li [data-trend="up"]'));
  assert.match(text(), '1.95');
  await page.doing(() => moveCoef(session, '7-1', '1.850', '3'));
  await page.advance(20);
  assert.not.match(text(), 'before:');
  await page.close();
});

test('arrow and frame of a coefficient tell of the same change: that since it was agreed to', async () => {
  const { session, page, all } = await openCoupon();
  await page.doing(() => moveCoef(session, '7-1', '1.50'));
  await page.doing(() => moveCoef(session, '7-1', '1.60', '3'));
  await page.advance(20);
  const ways = new Set(all('li [data-trend]').map(({ dataset }) => dataset['trend']));
  assert.equal([...ways], ['down']);
  await page.close();
});

test('what it comes to is reckoned as it changes', async () => {
  const { page, type, get } = await openCoupon(three);
  await type('33.33');
  const sums = get('dl');
  assert.match(sums.textContent ?? '', /Odds5\.828Possible return€194\.23/);
  await page.close();
});

test('a capped return says so', async () => {
  const { page, type, text } = await openCoupon([['7-1', '100']], {
    answers: {
      couponCalculate: () =>
        reply({
          coef: '100',
          coefByView: '100',
          minBetAmount: 50,
          maxBetAmount: 100_000,
          maxPayout: 50_000,
          systemValues: [],
          bets: [],
        }),
    },
  });
  await type('10');
  assert.match(text(), /Possible returnmaximum€500\.00/);
  assert.match(text(), 'From €0.50 to €1,000.00');
  await page.close();
});

test('several selections are an accumulator, a system or singles', async () => {
  const { session, page, press, all, text } = await openCoupon(three);
  assert.is(page.get('aside').dataset['couponType'], '1');
  await press('input[value="2"]');
  assert.is(page.get('aside').dataset['couponType'], '2');
  assert.equal(all('select')[0]?.textContent, '2 of 3: 3 bets');
  await press('input[value="10"]');
  assert.is(session.runtime.state.coupon.typeId, 10);
  assert.match(text(), 'Stake on each');
  await page.close();
});

test('a system: how many of how many, and bankers', async () => {
  const four = [...three, ['10-1', '3.00'] as const];
  const { session, page, press, all, text } = await openCoupon(four);
  await press('input[value="2"]');
  await page.doing(() => choose(all('select')[0] ?? null, '3'));
  assert.is(session.runtime.state.coupon.systemValue, 3);
  assert.match(text(), /Total stake4 bets €5.00/);
  const bankers = all('button[aria-pressed]');
  await page.doing(() => bankers[0]?.click());
  assert.is(bankers[0]?.getAttribute('aria-pressed'), 'true');
  assert.is((bankers[1] as HTMLButtonElement | undefined)?.disabled, true);
  assert.is(session.runtime.state.coupon.bets[0]?.isBanker, true);
  await page.close();
});

test('what the types of bets mean is said in the words of the choice, and changes nothing', async () => {
  const { session, page } = await openCoupon(three);
  const { typeId } = session.runtime.state.coupon;
  await page.pressNamed('What do these mean?');
  const said = page.get('dialog').textContent ?? '';
  const labels = page.all('aside[data-coupon-type] fieldset label');
  assert.is(labels.length, 3);
  for (const label of labels) assert.match(said, `${label.textContent}:`);
  assert.match(said, 'Accumulator: All selections must win.');
  await page.pressNamed('OK');
  assert.is(page.all('dialog').length, 0);
  assert.is(session.runtime.state.coupon.typeId, typeId);
  await page.close();
});

test('the dialog of bankers says what they are, and how many bets are left', async () => {
  const { session, page, press } = await openCoupon([
    ['7-1', '2.00'],
    ['8-1', '2.00'],
    ['9-1', '2.00'],
    ['10-1', '2.00'],
  ]);
  await press('input[value="2"]');
  await page.pressNamed('Bankers');
  const dialog = () => page.get('dialog[data-modal=banker]');
  assert.match(dialog().textContent ?? '', 'if it loses, so does the whole system');
  assert.match(dialog().textContent ?? '', '2 of 4: 6 bets');
  const first = page.get('dialog li button');
  await page.doing(() => first.click());
  assert.is(first.getAttribute('aria-pressed'), 'true');
  assert.match(dialog().textContent ?? '', '2 of 3: 3 bets');
  assert.is(session.runtime.state.coupon.bets[0]?.isBanker, true);
  await page.pressNamed('Done');
  assert.is(page.all('dialog').length, 0);
  assert.ok(page.get('[data-opens=banker]').textContent?.includes('(1)'));
  await page.close();
});

test('each of several singles can carry an amount of its own', async () => {
  const { session, page, press, type, text } = await openCoupon([
    ['7-1', '2.00'],
    ['8-1', '4.00'],
  ]);
  await press('input[value="10"]');
  await type('3', 1);
  assert.is(session.runtime.state.coupon.amountByBetId['8-1'], '3');
  assert.match(text(), /Total stake2 bets €8.00/);
  assert.match(text(), /Possible return€22.00/);
  await page.close();
});

test('what happens when odds change is plain to see and the player’s to choose', async () => {
  const { session, page, get, all, press, text } = await openCoupon(undefined, {
    answers: { couponPlace: never },
  });
  const choice = all('select').at(-1) ?? null;
  assert.is(choice?.closest('div')?.querySelector('label')?.textContent, 'When odds change');
  await page.doing(() => choose(choice, '0'));
  assert.is(session.runtime.state.coupon.changeCoefAction, 0);
  await page.doing(() => moveCoef(session, '7-1', '1.95'));
  await page.advance(20);
  assert.match(text(), 'The odds have changed');
  assert.not.match(text(), 'Nothing was staked');
  assert.is(get('[data-place-bet]').textContent, 'Accept and place: €5.00');
  await press('[data-place-bet]');
  assert.is(session.runtime.state.coupon.bets[0]?.seenCoef, '1.95');
  const pressed = session.events.find(({ type }) => type === 'coupon.placePressed');
  assert.equal(pressed?.data, { shown: { coef: '1.95', amount: '5.00', possibleWin: '9.75' } });
  assert.is(session.runtime.state.coupon.placing.status, 'placing');
  await page.close();
});

test('odds that nobody has seen yet are not accepted with those that were shown', async () => {
  const { session, page, all, press } = await openCoupon(undefined, {
    answers: { couponPlace: never },
  });
  await page.doing(() => choose(all('select').at(-1) ?? null, '0'));
  await page.doing(() => moveCoef(session, '7-1', '1.95'));
  await page.advance(20);
  await page.doing(() => moveCoef(session, '7-1', '1.10', '3'));
  await press('[data-place-bet]');
  assert.is(session.runtime.state.coupon.placing.status, 'idle');
  assert.is(session.requestsOf('couponPlace').length, 0);
  const [leg] = session.runtime.state.coupon.bets;
  assert.equal([leg?.market.coef, leg?.seenCoef === '1.10'], ['1.10', false], 'nobody took them');
  assert.match(page.get('[data-place-bet]').textContent ?? '', 'Accept and place');
  await press('[data-place-bet]');
  assert.is(session.requestsOf('couponPlace').length, 1, 'pressed again, with those in sight');
  await page.close();
});

test('another account’s money counts in its own currency', async () => {
  const rubles = balance();
  const { page, text } = await openCoupon(undefined, {
    answers: {
      balance: () =>
        reply({
          ...rubles,
          all_accounts: rubles.all_accounts.map((account) => ({ ...account, iso: 'JPY' })),
        }),
    },
  });
  assert.match(text(), 'Place bet: ¥');
  await page.close();
});

test.run();
