import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSavedCoupons } from '../../../src/reference/coupon/saved.ts';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { createKeys, type Keys } from '../../../src/reference/secrets/keys.ts';
import { temporaryFolder } from '../support/harness.ts';

const test = suite('codes of saved coupons');

const DAY = 24 * 60 * 60 * 1000;
const bets = (marketId: string) => [{ marketId, gameId: 1, coef: '2.00' }];

const keysOf = () => createKeys(`${temporaryFolder()}/key`);
const savedWith = (keys: Pick<Keys, 'mac'>) =>
  createSavedCoupons(openDatabase(`${temporaryFolder()}/db`), { ...keysOf(), ...keys });

test('nobody without the key of the house can tell a code', () => {
  const [one, other] = [keysOf(), keysOf()];
  const code = savedWith(one).save(bets('a'), 0);
  assert.is(savedWith(one).save(bets('a'), 0), code);
  assert.is.not(savedWith(other).save(bets('a'), 0), code);
});

test('a code stands for what was saved first, and other selections get a longer one', () => {
  const mac = () => Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64url');
  const saved = savedWith({ mac });
  const [first, second, third] = ['a', 'b', 'c'].map((id) => saved.save(bets(id), 0));
  assert.equal(
    [first, second, third].map((code) => code?.length),
    [10, 16, 26],
  );
  assert.equal(saved.load(first ?? '', 0), bets('a'));
  assert.equal(saved.load(second ?? '', 0), bets('b'));
  assert.is(saved.save(bets('b'), 20 * DAY), second);
  assert.equal(saved.load(second ?? '', 45 * DAY), bets('b'));
  assert.is(saved.load(first ?? '', 45 * DAY), null);
  assert.throws(() => saved.save(bets('d'), 20 * DAY), /taken/);
});

test.run();
