import path from 'node:path';
import { createChallenges } from './captcha/challenges.ts';
import type { Climate } from './conditions.ts';
import { createAnswers, createCashOutAnswers } from './coupon/answers.ts';
import { createBets } from './coupon/bets.ts';
import { createExposure } from './coupon/placing/exposure.ts';
import { createSavedCoupons } from './coupon/placing/saved.ts';
import { createSettlements } from './coupon/settling/settlements.ts';
import type { Database } from './data/database.ts';
import { createExchanges } from './exchange/exchanges.ts';
import { createAttempts } from './guard/attempts.ts';
import { createProofs } from './guard/proofs.ts';
import { createLimitStore } from './limits/limit-store.ts';
import { createLimits } from './limits/limits.ts';
import { createPlayTime } from './limits/play-time.ts';
import { createRealityChecks } from './limits/reality-checks.ts';
import { createLimitReviews } from './limits/reviews.ts';
import { createSummaries } from './limits/summary.ts';
import { createUsage } from './limits/usage.ts';
import { createAccounts } from './money/accounts.ts';
import { createBonuses } from './money/bonuses.ts';
import { createLedger } from './money/ledger.ts';
import { createPoints } from './money/points.ts';
import { createPaymentStore } from './payments/payment-store.ts';
import { createSandbox } from './payments/sandbox/sandbox.ts';
import { createPushStore } from './push/push-store.ts';
import { createGuestMessageStore } from './requests/guest-message-store.ts';
import { createRequestStore } from './requests/request-store.ts';
import { createCodes } from './secrets/codes.ts';
import { createFlows } from './secrets/flows.ts';
import { createKeys, type Keys } from './secrets/keys.ts';
import { createSigner } from './secrets/signed.ts';
import { createTickets } from './secrets/tickets.ts';
import { createFingerprints } from './session/fingerprint.ts';
import { createSocialIdentities } from './social/identities.ts';
import { createContacts } from './user/contacts.ts';
import { createMailings } from './user/mailing.ts';
import { createPersonalData } from './user/personal-data.ts';
import { createPlayers } from './user/players.ts';
import { createSecurityQuestions } from './user/security-question.ts';
import { createTwoStep } from './user/two-step.ts';
import { createDocumentStore } from './verification/document-store.ts';

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
    documentStore: createDocumentStore(database, keys),
    guestMessageStore: createGuestMessageStore(database, keys),
    requestStore: createRequestStore(database, keys),
    pushStore: createPushStore(database, keys),
  };
}

/** Everything that is kept, in the database and under the key of one folder. */
export function createStores(database: Database, dataDir: string, climate: Climate) {
  const ledger = createLedger(database);
  const bonuses = createBonuses(database, ledger);
  const points = createPoints(database, ledger);
  const accounts = createAccounts(database, ledger, bonuses, points);
  const limitStore = createLimitStore(database);
  const usage = createUsage(database);
  const limits = createLimits(limitStore, usage);
  const people = peopleStores(database, createKeys(path.join(dataDir, 'token.key')));
  const sandbox = createSandbox(database, people.keys, climate);
  return {
    ...people,
    database,
    ledger,
    bonuses,
    points,
    accounts,
    exchanges: createExchanges({ database, accounts, ledger }),
    players: createPlayers(database, accounts, people.contacts),
    limitStore,
    usage,
    summaries: createSummaries(database, usage),
    paymentStore: createPaymentStore(database),
    sandbox,
    paymentProvider: sandbox.provider,
    limits,
    realityChecks: createRealityChecks(database),
    limitReviews: createLimitReviews(database),
    playTime: createPlayTime(database, limits),
    bets: createBets(database),
    exposure: createExposure(database, climate),
    answers: createAnswers(database),
    cashOutAnswers: createCashOutAnswers(database),
    settlements: createSettlements(database),
    saved: createSavedCoupons(database, people.keys),
  };
}

export type Stores = ReturnType<typeof createStores>;
