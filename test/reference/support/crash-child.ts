/** Places one bet after the other until it is killed; prints each key once its answer is known. */
import { createBackEnd } from '../../../src/reference/back-end.ts';
import { createAccounts } from '../../../src/reference/money/accounts.ts';
import { createBonuses } from '../../../src/reference/money/bonuses.ts';
import { createLedger } from '../../../src/reference/money/ledger.ts';
import { createPoints } from '../../../src/reference/money/points.ts';
import { createContacts } from '../../../src/reference/user/contacts.ts';
import { createPlayers } from '../../../src/reference/user/players.ts';
import { fakeBoard } from './board.ts';
import { fakeIdentity } from './identity.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const board = fakeBoard();
const market = board.offer('a', '2.00');
const backEnd = createBackEnd({
  identity: fakeIdentity(),
  dataDir: process.argv[2] ?? '',
  config: {},
  clockRate: 1,
  now: () => now,
  version: '',
  warn: console.error,
  board,
});
const ledger = createLedger(backEnd.database);
const bonuses = createBonuses(backEnd.database, ledger);
const points = createPoints(backEnd.database, ledger);
const accounts = createAccounts(backEnd.database, ledger, bonuses, points);
const players = createPlayers(backEnd.database, accounts, createContacts(backEnd.database));
const user = {
  id: 'user',
  login: 'user',
  roles: ['player'] as const,
  profile: {},
  passwordVersion: 0,
};
const player = players.ensure(user, now);
const accountId = String(accounts.list('user')[0]?.id);
const place = backEnd.handlers.couponPlace;
if (!place) throw new Error('bets cannot be placed');

for (let count = 0; ; count += 1) {
  const key = `key-${count}`;
  await place(
    {
      headers: { 'idempotency-key': key },
      body: {
        accountId,
        amount: 50,
        bets: [{ marketId: market.id, gameId: market.gameId, coef: market.coef }],
        changeCoefAction: 2,
        coef: '2.00',
        coefViewId: 0,
        typeId: 0,
        evidence: { sessionId: 'session-of-a-test-00000', seq: count },
      },
    },
    {
      call: 'couponPlace',
      now,
      player,
      cookie: undefined,
      lastEventId: undefined,
      isSecure: false,
      userAgent: undefined,
      origin: 'http://localhost',
      network: '127.0.0.1',
      language: 'en',
      captchaToken: undefined,
      knownVisit: null,
      visit: () => '',
      visitor: async () => null,
      setCookie: () => undefined,
      session: async () => null,
      upload: null,
      notes: {},
      note: () => undefined,
    },
  );
  process.stdout.write(`${key}\n`);
}
