import path from 'node:path';
import { createChallenges } from './captcha/challenges.ts';
import { createProofs } from './captcha/proofs.ts';
import { createAnswers } from './coupon/answers.ts';
import { createBets } from './coupon/bets.ts';
import { createSavedCoupons } from './coupon/saved.ts';
import { createSettlements } from './coupon/settlements.ts';
import type { Database } from './data/database.ts';
import { createAttempts } from './guard/attempts.ts';
import { createLimits } from './limits/limits.ts';
import { createAccounts } from './money/accounts.ts';
import { createLedger } from './money/ledger.ts';
import { createCodes } from './secrets/codes.ts';
import { createFlows } from './secrets/flows.ts';
import { createKeys, type Keys } from './secrets/keys.ts';
import { createSigner } from './secrets/signed.ts';
import { createTickets } from './secrets/tickets.ts';
import { createContacts } from './session/contacts.ts';
import { createFingerprints } from './session/fingerprint.ts';
import { createMailings } from './session/mailing.ts';
import { createPersonalData } from './session/personal-data.ts';
import { createPlayers } from './session/players.ts';
import { createSecurityQuestions } from './session/security-question.ts';
import { createTwoStep } from './session/two-step.ts';
import { createSocialIdentities } from './social/identities.ts';

/** What is kept of people. */
function peopleStores(database: Database, keys: Keys) {
  const codes = createCodes(database, keys);
  const signer = createSigner(keys.derived('tokens'));
  return {
    keys,
    codes,
    signer,
    tickets: createTickets(database, keys),
    flows: createFlows(database, keys),
    attempts: createAttempts(database, keys),
    challenges: createChallenges(database, keys),
    proofs: createProofs(database, keys),
    fingerprints: createFingerprints(signer),
    contacts: createContacts(database),
    personalData: createPersonalData(database, keys),
    mailings: createMailings(database, keys),
    twoStep: createTwoStep({ database, keys, codes }),
    questions: createSecurityQuestions(database, keys),
    identities: createSocialIdentities(database),
  };
}

/** Everything that is kept, in the database and under the key of one folder. */
export function createStores(database: Database, dataDir: string) {
  const ledger = createLedger(database);
  const accounts = createAccounts(database, ledger);
  const people = peopleStores(database, createKeys(path.join(dataDir, 'token.key')));
  return {
    ...people,
    database,
    ledger,
    accounts,
    players: createPlayers(database, accounts, people.contacts),
    limits: createLimits(database),
    bets: createBets(database),
    answers: createAnswers(database),
    settlements: createSettlements(database),
    saved: createSavedCoupons(database),
  };
}

export type Stores = ReturnType<typeof createStores>;
