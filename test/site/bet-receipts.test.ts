import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import type { Receipt } from '../../src/log/chain/receipt.ts';
import { keepBetReceipts } from '../../src/site/bet-receipts.ts';
import { memoryStore } from '../support/session/session.ts';

const test = suite('receipts of bets');

const receipt = (ackedSeq: number, sessionId = 'a'): Receipt => ({
  ...{ sessionId, ackedSeq, chain: 'c'.repeat(64), at: ackedSeq, signature: 'signed' },
});

/** A tab, and how bets come about in it. */
function tab(sessionId = 'a', store = memoryStore()) {
  const events$ = new Subject<AnyEvent>();
  const receipts = keepBetReceipts({ sessionId, events$, store });
  const bet = (seq: number, couponId: string) => {
    const data = {
      ...{ requestId: 1, couponId, acceptedAt: seq, amount: 1000, currency: 'EUR' },
      ...{ coef: '1.85', possibleWin: 1850, bets: [] },
    };
    events$.next({ seq, at: seq, type: 'bet.placed', data });
  };
  const refuse = (seq: number) => {
    const data = { requestId: 1, reason: 'not-accepted' } as const;
    events$.next({ seq, at: seq, type: 'bet.refused', data });
  };
  return { receipts, bet, refuse, store };
}

test('a bet is proved by the first receipt that covers it', () => {
  const { receipts, bet } = tab();
  let told = 0;
  bet(10, '7');
  receipts.subscribe(() => {
    told += 1;
  });
  receipts.received(receipt(9));
  receipts.received(receipt(20, 'b'));
  assert.is(receipts.of('7'), null);
  receipts.received(receipt(12));
  receipts.received(receipt(15));
  assert.equal(receipts.of('7'), { couponId: '7', sessionId: 'a', seq: 10, receipt: receipt(12) });
  assert.is(receipts.of('7'), receipts.of('7'));
  assert.is(told, 1);
});

test('what was not accepted needs no receipt', () => {
  const { receipts, refuse } = tab();
  refuse(10);
  receipts.received(receipt(20));
  assert.is(receipts.of('7'), null);
});

test('a page that ended before has its receipt by the next one, which sends what it left', () => {
  const { bet, store } = tab('a');
  bet(10, '7');
  const { receipts } = tab('b', store);
  receipts.received(receipt(12, 'a'));
  assert.equal(receipts.of('7')?.receipt, receipt(12, 'a'));
  assert.equal(tab('c', store).receipts.of('7')?.receipt, receipt(12, 'a'));
});

test('tabs do not write over each other, and only the newest are kept', () => {
  const one = tab('a');
  const other = tab('b', one.store);
  for (let i = 0; i < 80; i += 1) {
    one.bet(i, `a${i}`);
    other.bet(i, `b${i}`);
  }
  one.receipts.received(receipt(100, 'a'));
  other.receipts.received(receipt(100, 'b'));
  const { receipts } = tab('c', one.store);
  assert.equal(
    ['a0', 'a79', 'b79'].map((id) => receipts.of(id)?.receipt?.sessionId),
    [undefined, 'a', 'b'],
  );
});

test('a store that holds something else is begun anew', () => {
  const store = memoryStore({ betReceipts: '{"not":"a list"}' });
  const { receipts, bet } = tab('a', store);
  bet(1, '7');
  receipts.received(receipt(1));
  assert.equal(receipts.of('7')?.receipt, receipt(1));
});

test.run();
