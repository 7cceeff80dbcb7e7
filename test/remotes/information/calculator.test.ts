import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LegResult } from '../../../src/domain/coupon/settlement.ts';
import {
  addressOf,
  type Question,
  questionOf,
} from '../../../src/remotes/information/calculator/question.ts';
import { kindsFor, reckon } from '../../../src/remotes/information/calculator/reckon.ts';
import { openAddress } from '../../../src/routes/open-address.ts';

const test = suite('betting calculator');

interface Asked extends Partial<Omit<Question, 'legs'>> {
  readonly odds: readonly string[];
  readonly results?: readonly LegResult[];
}

const asked = ({ odds, results = [], ...rest }: Asked): Question => ({
  ...{ stake: '100', kind: 'express', price: '' },
  ...rest,
  legs: odds.map((coef, index) => ({ coef, result: results[index] ?? null })),
});

test('one selection is a single, several are multiplied', () => {
  assert.is(reckon(asked({ odds: ['1.85'] }))?.possibleWin, '185.00');
  assert.equal(reckon(asked({ odds: ['1.85', '2.10'] })), {
    ...{ combos: 1, coef: '3.885', possibleWin: '388.50', paid: null },
  });
});

test('a system divides the stake over its combinations; a full cover has every size', () => {
  const odds = ['1.85', '2.10', '1.50'];
  const system = reckon(asked({ odds, kind: 2 }));
  assert.equal([system?.combos, system?.possibleWin], [3, '327.00']);
  assert.is(reckon(asked({ odds, kind: 'cover' }))?.combos, 4);
  assert.is(reckon(asked({ odds, kind: 'lucky' }))?.combos, 7);
});

test('the opposite pays at the price that is typed, where one selection is lost', () => {
  const opposite = asked({ odds: ['2.00', '2.00'], kind: 'anti', price: '1.28' });
  assert.is(reckon(opposite)?.possibleWin, '128.00');
  const ended = { ...opposite, legs: asked({ odds: ['2', '2'], results: ['won', 'lost'] }).legs };
  assert.is(reckon(ended)?.paid?.payout, '128.00');
  assert.is(reckon({ ...opposite, price: '' }), null);
});

test('once every selection has a result, what was paid is told', () => {
  const odds = ['1.90', '2.00'];
  const paid = (...results: LegResult[]) => reckon(asked({ odds, results }))?.paid?.payout;
  assert.is(paid('won', 'won'), '380.00');
  assert.is(paid('won', 'lost'), '0.00');
  assert.is(paid('void', 'won'), '200.00');
  assert.is(paid('half-won', 'won'), '290.00');
  assert.is(paid('half-lost', 'won'), '100.00');
  assert.is(paid('won'), undefined);
});

test('kinds are those that so many selections can be played as; another one means an accumulator', () => {
  assert.equal(kindsFor(1), ['express']);
  assert.equal(kindsFor(2), ['express', 'anti']);
  assert.equal(kindsFor(4), ['express', 2, 3, 'cover', 'lucky', 'anti']);
  assert.not.ok(kindsFor(9).includes('cover'));
  const odds = ['1.85', '2.10'];
  assert.equal(reckon(asked({ odds, kind: 2 })), reckon(asked({ odds })));
});

test('what is no bet has no answer', () => {
  const none = [
    asked({ odds: [] }),
    asked({ odds: ['1.85', '1'] }),
    asked({ odds: ['1.85', 'x'] }),
    ...['', '-5', '0', '1.005', '1e3', '12345678'].map((stake) => asked({ odds: ['1.85'], stake })),
    asked({ odds: Array.from({ length: 31 }, () => '1.01') }),
  ];
  for (const question of none) assert.is(reckon(question), null, JSON.stringify(question));
});

test('the largest question there is has an answer', () => {
  const odds = Array.from({ length: 30 }, () => '999999.9999');
  for (const kind of kindsFor(30)) {
    assert.ok(reckon(asked({ odds, kind, price: '1.01', stake: '999999' })), String(kind));
  }
});

test('a question stands in the address, openly, and comes back from it', () => {
  const odds = ['1.85', '2.10', '1.50'];
  const questions = [
    asked({ odds, stake: '12.5', kind: 2 }),
    asked({ odds, kind: 'lucky', results: ['won', 'half-lost'] }),
    asked({ odds, kind: 'anti', price: '1.28' }),
  ];
  for (const question of questions) {
    const url = addressOf('/en/betting-calculator?old=1#x', question);
    assert.equal(questionOf(url), question);
    assert.is(openAddress(url), url, 'nothing of it is personal');
  }
  assert.is(questionOf('/en/betting-calculator'), null);
});

test('an address that holds more or other than a question is cut to one', () => {
  const long = questionOf(`/en/betting-calculator?odds=${'2+'.repeat(5000)}`);
  assert.is(long?.legs.length, 30);
  const odd = questionOf('/en/betting-calculator?odds=2&k=1e9&kind=x&results=99+toString');
  assert.equal(odd, { ...asked({ odds: ['2'], stake: '' }), kind: 1e9 });
  assert.is(odd && reckon({ ...odd, stake: '1' })?.possibleWin, '2.00');
});

test.run();
