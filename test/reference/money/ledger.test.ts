import path from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, openDatabase } from '../../../src/reference/data/database.ts';
import { createAccounts } from '../../../src/reference/money/accounts.ts';
import { createBonuses } from '../../../src/reference/money/bonuses.ts';
import { createLedger, type Ledger } from '../../../src/reference/money/ledger.ts';
import { createPoints } from '../../../src/reference/money/points.ts';
import { fakeBoard } from '../support/board.ts';
import { couponOf, playerOn, START, startBackEnd, temporaryFolder } from '../support/harness.ts';

const test = suite('the ledger');
const SOUND = { unbalanced: [], drifted: [] };

function fresh(): { database: Database; ledger: Ledger; main: number } {
  const database = openDatabase(path.join(temporaryFolder(), 'test.db'));
  const ledger = createLedger(database);
  const parts = [createBonuses(database, ledger), createPoints(database, ledger)] as const;
  const accounts = createAccounts(database, ledger, ...parts);
  accounts.openFor('someone', START);
  const main = accounts.list('someone').find(({ purpose }) => purpose === 'main')?.id ?? -1;
  return { database, ledger, main };
}

const move = (from: number, to: number, amount: number, reference: string) =>
  ({ kind: 'stake', reference, from, to, amount, at: START }) as const;

test('opening money has a counter account, and all accounts sum to zero', () => {
  const { database, ledger } = fresh();
  assert.equal(ledger.audit(), SOUND);
  database.close();
});

test('no player’s account goes below zero', () => {
  const { database, ledger, main } = fresh();
  const stakes = ledger.house('stakes', 'EUR', START);
  assert.throws(() => ledger.transfer(move(main, stakes, 100_001, 'a')), /CHECK/);
  ledger.transfer(move(main, stakes, 100_000, 'a'));
  assert.throws(() => ledger.transfer(move(main, stakes, 1, 'b')), /CHECK/);
  assert.equal(ledger.audit(), SOUND);
  database.close();
});

test('a transfer is made once, and neither changed nor taken back', () => {
  const { database, ledger, main } = fresh();
  const stakes = ledger.house('stakes', 'EUR', START);
  ledger.transfer(move(main, stakes, 10, 'a'));
  assert.throws(() => ledger.transfer(move(main, stakes, 10, 'a')), /UNIQUE/);
  assert.throws(() => database.run('UPDATE transfers SET amount = 1'), /never changed/);
  assert.throws(() => database.run('DELETE FROM transfers'), /never deleted/);
  database.close();
});

test('money stays in its currency, and nothing is no transfer', () => {
  const { database, ledger, main } = fresh();
  const dollars = ledger.house('stakes', 'USD', START);
  assert.throws(() => ledger.transfer(move(main, dollars, 10, 'a')), /one currency/);
  const euros = ledger.house('stakes', 'EUR', START);
  assert.throws(() => ledger.transfer(move(main, euros, 0, 'a')), /CHECK/);
  assert.throws(() => ledger.transfer(move(main, euros, -5, 'a')), /CHECK/);
  assert.throws(() => ledger.transfer(move(main, main, 5, 'a')), /CHECK/);
  database.close();
});

test('the audit sees a balance that no transfer explains', () => {
  const { database, ledger, main } = fresh();
  database.run('UPDATE accounts SET balance = balance + 1 WHERE id = ?', main);
  const { unbalanced, drifted } = ledger.audit();
  assert.equal(unbalanced, [{ iso: 'EUR', sum: 1 }]);
  assert.equal(drifted, [{ id: main, balance: 100_001, derived: 100_000 }]);
  database.close();
});

test('a back-end whose books do not add up does not start', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  await harness.signIn();
  harness.backEnd.database.run("UPDATE accounts SET balance = 7 WHERE purpose = 'main'");
  await harness.close();
  const { dataDir } = harness;
  const refused = await startBackEnd({ board: fakeBoard(), dataDir }).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.match(refused, /does not add up/);
});

const amount = fc.integer({ min: -100, max: 40_000 });
const market = fc.nat({ max: 5 });
const result = fc.constantFrom('won', 'lost', 'void', 'half-won', 'half-lost');

/** Anything that moves money, or tries to. */
const operation = fc.oneof(
  fc.record({ do: fc.constant('place' as const), markets: fc.uniqueArray(market), amount }),
  fc.record({ do: fc.constant('again' as const), key: fc.nat({ max: 20 }) }),
  fc.record({ do: fc.constant('end' as const), market, result }),
  fc.record({ do: fc.constant('settle' as const) }),
  fc.record({ do: fc.constant('add' as const), currencyId: fc.constantFrom(978, 840, 392, 1) }),
  fc.record({ do: fc.constant('remove' as const), currencyId: fc.constantFrom(978, 840, 392, 1) }),
);

test('whatever is done in whatever order, all money is accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      const board = fakeBoard();
      const markets = [1.5, 2, 2.35, 3.1, 8, 1.07].map((coef, index) =>
        board.offer(`m${index}`, String(coef)),
      );
      const harness = await startBackEnd({ board });
      const player = await playerOn(harness);
      const asked: Parameters<typeof player.place>[] = [];
      let expected = 100_000;
      for (const step of operations) {
        if (step.do === 'end') board.result(`m${step.market}`, step.result);
        if (step.do === 'settle') harness.backEnd.settle(START);
        if (step.do === 'add') await harness.call('currencyAdd', { body: step }, player);
        if (step.do === 'remove') {
          const path = { currencyId: String(step.currencyId) };
          await harness.call('currencyRemove', { path }, player);
        }
        if (step.do === 'place') {
          const chosen = step.markets.flatMap((index) => markets[index] ?? []);
          const coupon = couponOf(player.accountId, chosen, { amount: step.amount });
          asked.push([coupon, `key-${asked.length}`]);
          const { body } = await player.place(coupon, `key-${asked.length - 1}`);
          if (body?.status === 'accepted') expected -= step.amount;
        }
        const known = step.do === 'again' ? asked[step.key] : undefined;
        if (known) await player.place(...known);
        assert.equal(harness.backEnd.audit(), SOUND);
      }
      const { body } = await harness.call('betHistory', { query: {} }, player);
      const paid =
        body.next === null ? body.items.reduce((sum, bet) => sum + (bet.payout ?? 0), 0) : null;
      if (paid !== null) assert.is(await player.money(), expected + paid);
      await harness.close();
    }),
    { numRuns: 25 },
  );
});

test.run();
