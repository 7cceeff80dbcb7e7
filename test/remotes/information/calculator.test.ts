import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, questionOf, reckon } from '../../../src/remotes/information/reckon.ts';

const test = suite('betting calculator');

test('an accumulator multiplies its odds', () => {
  assert.equal(reckon({ odds: ['1.85', '2.10'], stake: '100', k: 0 }), {
    combos: 1,
    coef: '3.885',
    possibleWin: '388.50',
  });
});

test('a system divides the stake over its combinations', () => {
  const answer = reckon({ odds: ['1.85', '2.10', '1.50'], stake: '100', k: 2 });
  assert.is(answer?.combos, 3);
  assert.is(answer?.possibleWin, '327.00');
});

test('a size that is none of a system means an accumulator', () => {
  const odds = ['1.85', '2.10'];
  assert.equal(reckon({ odds, stake: '100', k: 2 }), reckon({ odds, stake: '100', k: 0 }));
});

test('what is no bet has no answer', () => {
  const none = [
    { odds: ['1.85'], stake: '100', k: 0 },
    { odds: ['1.85', '1'], stake: '100', k: 0 },
    { odds: ['1.85', 'x'], stake: '100', k: 0 },
    { odds: ['1.85', '2.10'], stake: '', k: 0 },
    { odds: ['1.85', '2.10'], stake: '-5', k: 0 },
    { odds: ['1.85', '2.10'], stake: '0', k: 0 },
    { odds: Array.from({ length: 31 }, () => '1.01'), stake: '1', k: 0 },
  ];
  for (const question of none) assert.is(reckon(question), null, JSON.stringify(question));
});

test('a question stands in the address and comes back from it', () => {
  const question = { odds: ['1.85', '2.10', '1.50'], stake: '12.5', k: 2 };
  const url = addressOf('/en/betting-calculator?old=1#x', question);
  assert.match(url, /^\/en\/betting-calculator\?odds=/);
  assert.equal(questionOf(url), question);
  assert.is(questionOf('/en/betting-calculator'), null);
});

test.run();
