/** The wallet upon the books says what the pure reckoning says, and the books hold whatever is asked. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { reckon, type WalletCall } from '../../../../src/domain/casino/wallet.ts';
import { createWallet } from '../../../../src/reference/casino/wallet/keeping-wallet.ts';
import type {
  Reply,
  Wallet,
  WalletSession,
} from '../../../../src/reference/casino/wallet/wallet.ts';
import { createClimate } from '../../../../src/reference/conditions.ts';
import { openDatabase } from '../../../../src/reference/data/database.ts';
import { createStores } from '../../../../src/reference/stores.ts';
import { temporaryFolder } from '../../support/harness.ts';

const test = suite('wallet of games');

const OPENING = 100_000;
const GAME = { name: 'dice', kind: 'other', isShared: true } as const;
const sumsRow = v.object({ stakes: v.number(), open: v.number() });

function opened() {
  const folder = temporaryFolder();
  const database = openDatabase(':memory:');
  const stores = createStores(database, folder, createClimate());
  database.run("INSERT INTO players (user_id, created_at) VALUES ('one', 0)");
  stores.accounts.openFor('one', 0, { iso: 'EUR', bonus: 0 });
  const wallet = createWallet({ ...stores, provider: 'house', refusalOf: () => null });
  const [account] = stores.accounts.list('one');
  const session = wallet.session('one', String(account?.id));
  if (!session) throw new Error('there is no session');
  return { database, ledger: stores.ledger, wallet, session };
}

function asked(wallet: Wallet, session: WalletSession, call: WalletCall): Reply {
  switch (call.call) {
    case 'debit':
      return wallet.debit({ ...call, session, game: GAME, startedAt: 0 }, 0);
    case 'credit':
      return wallet.credit(call, 0);
    case 'rollback':
      return wallet.rollback(call, 0);
    case 'end':
      return wallet.end(call, 0);
  }
}

/** Numbers that are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 8;
  }
}

/** Calls about few transactions and rounds, so that they meet. */
function madeUp(seed: number, count: number): WalletCall[] {
  const next = numbers(seed);
  const of = (bound: number) => next.next().value % bound;
  return Array.from({ length: count }, (): WalletCall => {
    const [tx, round] = [`t${of(12)}`, `r${of(3)}`];
    const kind = of(8);
    if (kind < 4) return { call: 'debit', tx, round, amount: 1 + of(60_000) };
    if (kind < 6) return { call: 'credit', tx, round, amount: of(30_000) };
    return kind < 7
      ? { call: 'rollback', tx, round, of: `t${of(12)}` }
      : { call: 'end', tx, round };
  });
}

test('made-up calls are answered as they are reckoned, and the books hold after each', () => {
  const { database, ledger, wallet, session } = opened();
  // Each set of calls is of other transactions: those of one before are kept for ever.
  let opening = OPENING;
  for (let set = 1; set <= 12; set += 1) {
    const calls = madeUp(set, 40);
    const named = calls
      .map((call) => ({ ...call, tx: `${set}-${call.tx}`, round: `${set}-${call.round}` }))
      .map((call) => (call.call === 'rollback' ? { ...call, of: `${set}-${call.of}` } : call));
    const { replies, balance } = reckon(opening, named);
    for (const [at, call] of named.entries()) {
      const { status, balance: told } = asked(wallet, session, call);
      const wanted = replies[at];
      assert.is(status, wanted?.status, JSON.stringify(call));
      if (told !== null) assert.is(told, wanted?.balance, JSON.stringify(call));
    }
    assert.is(wallet.balance(session), balance);
    opening = balance;
    assert.equal(ledger.audit(), { unbalanced: [], drifted: [] });
    const sql = `
      SELECT (SELECT COALESCE(SUM(balance), 0) FROM accounts WHERE purpose = 'stakes') AS stakes,
        (SELECT COALESCE(SUM(staked), 0) FROM wallet_rounds WHERE closed_at IS NULL) AS open`;
    const sums = database.first(sumsRow, sql);
    assert.is(sums?.stakes, sums?.open);
  }
  database.close();
});

test('a refused stake stays refused under its name, and may be asked for under another', () => {
  const { database, wallet, session } = opened();
  const over = { call: 'debit', tx: 'a', round: 'r', amount: OPENING + 1 } as const;
  assert.is(asked(wallet, session, over).status, 'insufficient-funds');
  assert.equal(asked(wallet, session, over), { status: 'insufficient-funds', balance: OPENING });
  assert.is(asked(wallet, session, { ...over, tx: 'b', amount: 1 }).status, 'ok');
  database.close();
});

test.run();
