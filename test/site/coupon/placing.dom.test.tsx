import '../../support/page/dom.ts';
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import type { TransportRequest, TransportResponse } from '../../../src/calls/transport.ts';
import { accept, openCoupon, three } from '../../support/page/coupon-page.tsx';
import { SESSION } from '../../support/page/site-page.tsx';
import { accepted as acceptedBet } from '../../support/session/betting.ts';
import { networkError, never, reply } from '../../support/session/session.ts';

const test = suite('coupon: placing a bet');

test('a guest is asked to sign in', async () => {
  const { session, page } = await openCoupon(undefined, { player: false });
  await page.pressNamed('Sign in to bet');
  assert.equal(
    session.runtime.state.modal.open.map(({ id, kind }) => [id, kind]),
    [['login', 'login']],
  );
  await page.close();
});

test('the press carries what stood on the screen; while it is under way nothing can be changed', async () => {
  const { session, page, press, place, get, all } = await openCoupon(three, {
    answers: { couponPlace: never },
  });
  await press('[data-place-bet]');
  const pressed = session.events.find(({ type }) => type === 'coupon.placePressed');
  assert.equal(pressed?.data, {
    shown: { coef: '5.8275', amount: '5.00', possibleWin: '29.14' },
  });
  assert.is(place().getAttribute('aria-busy'), 'true');
  assert.is((get('input[type="text"]') as HTMLInputElement).disabled, true);
  assert.is(all('button[aria-label^="Remove"]').length, 0);
  await press('[data-place-bet]');
  await page.advance(100);
  assert.is(session.requestsOf('couponPlace').length, 1);
  assert.is(get('p[role="status"]').textContent, 'Your bet is being placed.');
  await page.close();
});

test('why a live bet takes a while is said as long as it does; a virtual one takes none', async () => {
  const note = 'judged once more before it is taken';
  for (const [id, isSaid] of [
    ['7-1', true],
    ['900000001-1', false],
  ] as const) {
    const answer = new Subject<TransportResponse>();
    const { page, press, text } = await openCoupon([[id, '1.85']], {
      answers: { couponPlace: () => answer },
    });
    assert.not.match(text(), note);
    await press('[data-place-bet]');
    assert.is(text().includes(note), isSaid);
    // It is tried again by itself, and then asked about.
    answer.error(new Error('network down'));
    await page.advance(20_000);
    assert.not.match(text(), note);
    await page.close();
  }
});

test('an accepted bet: its number, what was asked for beside what was given, and the way to it', async () => {
  const { session, page, press, get, text } = await openCoupon(undefined, {
    answers: { couponPlace: accept('1.90') },
  });
  await press('[data-place-bet]');
  await page.advance(100);
  assert.is(get('[data-receipt]').dataset['receipt'], '4711');
  assert.is(get('p[role="status"]').textContent, 'Bet accepted');
  assert.match(text(), /No\. 4711Home 7Home 7 – Away 7before: 1\.85 1\.90/);
  assert.match(text(), /Total stake€5\.00Odds1\.90Possible return€19\.00/);
  assert.ok(get('a[href="/en/office/history"]'));
  assert.is(document.activeElement, get('h2'));
  await page.pressNamed('Done');
  assert.match(text(), 'Your bet slip is empty');
  assert.is(session.runtime.state.coupon.placing.status, 'idle');
  await page.close();
});

test('a system that was taken says so, with its bankers and into how many bets it is divided', async () => {
  const four = [...three, ['10-1', '3.00'] as const];
  const system = (request: TransportRequest) => {
    const { bets, amount } = request.body as SubmittedCoupon;
    const used = bets.map(({ marketId, coef }) => ({ marketId, requested: coef, used: coef }));
    return reply({ ...acceptedBet('1', amount), bets: used, systemValue: 2, combos: 3 });
  };
  const { page, press, get, text } = await openCoupon(four, { answers: { couponPlace: system } });
  await press('input[value="2"]');
  await press('button[aria-label="Banker: Home 7"]');
  await press('[data-place-bet]');
  await page.advance(100);
  assert.match(text(), /Bet acceptedSystem: 2 of 3, 1 banker, 3 betsNo\./);
  assert.match(get('[data-receipt] li').textContent ?? '', /Home 7.*Banker/);
  await page.close();
});

test('several singles that were taken have a number, a stake and a return each, and no common odds', async () => {
  const singles = (request: TransportRequest) => {
    const { bets, amount } = request.body as SubmittedCoupon;
    const used = bets.map(({ marketId, coef, amount: own = 0 }, place) => ({
      ...{ marketId, requested: coef, used: coef },
      single: { couponId: `90${place}`, amount: own, possibleWin: own * 2 },
    }));
    return reply({ ...acceptedBet('1', amount), bets: used });
  };
  const { page, press, all, text } = await openCoupon(three, { answers: { couponPlace: singles } });
  await press('input[value="10"]');
  await press('[data-place-bet]');
  await page.advance(100);
  const told = all('[data-single]').map((one) => one.textContent);
  assert.match(told[0] ?? '', 'No. 900 · €5.00 · returns up to €10.00');
  assert.is(told.length, 3);
  assert.match(text(), 'Bet acceptedSingles: 3 selections');
  assert.not.match(text(), /Odds\d/);
  await page.close();
});

test('a refused bet says why and leaves the selections to try again', async () => {
  const { page, press, get, place, text } = await openCoupon(undefined, {
    answers: {
      couponPlace: () =>
        reply({ status: 'rejected', reason: 'amount-too-high', bound: 400, bets: [] }),
    },
  });
  await press('[data-place-bet]');
  await page.advance(100);
  assert.match(text(), 'The bet was not acceptedThe greatest stake is €4.00.');
  assert.is(get('p[role="status"]').textContent, 'The bet was not accepted');
  assert.is(place().disabled, false);
  await page.close();
});

test('coefficients that changed on the way must be agreed to', async () => {
  let tries = 0;
  const { page, press, text } = await openCoupon(undefined, {
    answers: {
      couponPlace: (request) => {
        tries += 1;
        if (tries > 1) return accept('1.70')(request);
        return reply({
          ...{ status: 'coefChanged', rule: 'changed', leg: '7-1' },
          bets: [{ marketId: '7-1', coef: '1.70', isBlocked: false, isFinished: false }],
        });
      },
    },
  });
  await press('[data-place-bet]');
  await page.advance(100);
  assert.match(text(), 'The odds of Home 7 (Home 7 – Away 7) are others now.Nothing was staked');
  await page.pressNamed('Accept and place: €5.00');
  await page.advance(100);
  assert.match(text(), 'Bet accepted');
  await page.close();
});

test('an unknown outcome is told calmly; no second stake is possible until it is known', async () => {
  let tries = 0;
  const { session, page, press, place, get, text } = await openCoupon(undefined, {
    answers: {
      couponPlace: (request) => {
        tries += 1;
        return tries < 3 ? networkError() : accept()(request);
      },
    },
  });
  await press('[data-place-bet]');
  await page.advance(100);
  assert.match(text(), 'We are checking your bet');
  assert.is(get('p[role="status"]').textContent, 'We are checking your bet');
  assert.is(place().getAttribute('aria-busy'), 'true');
  await press('[data-place-bet]');
  assert.is(session.requestsOf('couponPlace').length, 1);
  await page.advance(10_000);
  assert.match(text(), 'Bet accepted');
  assert.is(tries, 3);
  await page.close();
});

test('an outcome that stays unknown for long has a number to name', async () => {
  const { session, page, press, text } = await openCoupon(undefined, {
    answers: { couponPlace: () => networkError() },
  });
  await press('[data-place-bet]');
  await page.advance(60_000);
  const { placing } = session.runtime.state.coupon;
  assert.ok('key' in placing && text().includes(placing.key));
  await page.close();
});

test('the receipt of a bet can be saved once the log service has it', async () => {
  const { page, press } = await openCoupon(undefined, { answers: { couponPlace: accept() } });
  await press('[data-place-bet]');
  await page.advance(1000);
  const offered = () => page.all('[data-receipt] button').map((one) => one.textContent);
  assert.not.ok(offered().includes('Save receipt'));
  const signed = { ackedSeq: 1e6, chain: 'c'.repeat(64), at: 1, signature: 'signed' };
  await page.doing(() => page.received({ sessionId: SESSION, ...signed }));
  await page.pressNamed('Save receipt');
  const [file] = page.saved;
  assert.is(file?.name, 'receipt-4711.json');
  const saved = JSON.parse((await file?.text()) ?? '');
  assert.equal([saved.couponId, saved.receipt.signature], ['4711', 'signed']);
  await page.close();
});

test.run();
