import { approvalMigration } from './approval-migration.ts';
import { bonusChoiceMigration } from './bonus-choice-migration.ts';
import { bonusMigration } from './bonus-migration.ts';
import { breakMigration } from './break-migration.ts';
import { builderMigration } from './builder-migration.ts';
import { cashMigration } from './cash-migration.ts';
import { cashOutMigration } from './cash-out-migration.ts';
import { cashOutRuleMigration } from './cash-out-rule-migration.ts';
import { cashbackMigration } from './cashback-migration.ts';
import { cashbackStayMigration } from './cashback-stay-migration.ts';
import { casinoMigration } from './casino-migration.ts';
import { correctionMigration } from './correction-migration.ts';
import { couponBonusMigration } from './coupon-bonus-migration.ts';
import { documentMigration } from './document-migration.ts';
import { documentWishMigration } from './document-wish-migration.ts';
import { editMigration } from './edit-migration.ts';
import { exchangeMigration } from './exchange-migration.ts';
import { exposureMigration } from './exposure-migration.ts';
import { friendsMigration } from './friends-migration.ts';
import { historyMigration } from './history-migration.ts';
import { limitReviewMigration } from './limit-review-migration.ts';
import { lockMigration } from './lock-migration.ts';
import { outsideMigration } from './outside-migration.ts';
import { outsideRoundsMigration } from './outside-rounds-migration.ts';
import { paymentMigration } from './payment-migration.ts';
import { pointsMigration } from './points-migration.ts';
import { promoMigration } from './promo-migration.ts';
import { pushMigration } from './push-migration.ts';
import { requestMigration } from './request-migration.ts';
import { returnsMigration } from './returns-migration.ts';
import { signInBonusMigration } from './sign-in-bonus-migration.ts';
import { stretchMigration } from './stretch-migration.ts';
import { supportMigration } from './support-migration.ts';
import { totoMigration } from './toto-migration.ts';
import { tournamentMigration } from './tournament-migration.ts';
import { usageMigration } from './usage-migration.ts';
import { variantMigration } from './variant-migration.ts';

/** Tokens name their session, which the server keeps; a newer ticket ends older ones like it. */
const tokens = 'DROP TABLE tokens;';
const tickets = 'ALTER TABLE tickets ADD COLUMN purpose TEXT;';

/** Whether the place in a recording that a bet names is the player's, as far as that is known. */
const evidence = `
  ALTER TABLE bets ADD COLUMN evidence TEXT NOT NULL DEFAULT 'awaited'
    CHECK (evidence IN ('proved', 'awaited', 'unproved'));
  CREATE INDEX bets_awaiting_evidence ON bets (id) WHERE evidence = 'awaited';
`;

/** A looser limit waits for its time; what became of limits stays on record. Times in milliseconds. */
const limitChanges = `
  CREATE TABLE limit_changes (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    type INTEGER NOT NULL,
    value INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    -- Whether it also waits until the player has said so again.
    confirmed_again INTEGER NOT NULL CHECK (confirmed_again IN (0, 1)),
    PRIMARY KEY (user_id, type)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE limit_history (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    type INTEGER NOT NULL,
    value INTEGER NOT NULL,
    step TEXT NOT NULL CHECK (step IN ('set', 'asked', 'loosened', 'taken-back')),
    at INTEGER NOT NULL,
    -- When what has a term is over.
    ends_at INTEGER
  ) STRICT;
  CREATE INDEX limit_history_of_player ON limit_history (user_id, at);

  ALTER TABLE limits ADD COLUMN reason INTEGER;
`;

/** How long players were here, by day of UTC, and what they said to reminders. */
const playTime = `
  CREATE TABLE play_time (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    day INTEGER NOT NULL,
    used_ms INTEGER NOT NULL,
    -- Up to here all devices are counted.
    counted_until INTEGER NOT NULL,
    PRIMARY KEY (user_id, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE play_sign_ins (id TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX play_sign_ins_seen ON play_sign_ins (seen_at);

  CREATE TABLE reality_checks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    action TEXT NOT NULL,
    shown_at INTEGER NOT NULL,
    answered_at INTEGER NOT NULL
  ) STRICT;
`;

/** Who signs in is told when they did before. */
const signInTimes = `
  ALTER TABLE players ADD COLUMN signed_in_at INTEGER;
  ALTER TABLE players ADD COLUMN previous_sign_in_at INTEGER;
`;

/** What came after the first two versions, in order. */
export const laterMigrations: readonly string[] = [
  tokens,
  tickets,
  evidence,
  limitChanges,
  paymentMigration,
  playTime,
  bonusMigration,
  documentMigration,
  exchangeMigration,
  requestMigration,
  pushMigration,
  signInTimes,
  bonusChoiceMigration,
  cashMigration,
  signInBonusMigration,
  limitReviewMigration,
  documentWishMigration,
  correctionMigration,
  exposureMigration,
  approvalMigration,
  breakMigration,
  stretchMigration,
  variantMigration,
  lockMigration,
  casinoMigration,
  historyMigration,
  cashOutMigration,
  supportMigration,
  outsideMigration,
  returnsMigration,
  cashbackMigration,
  cashOutRuleMigration,
  friendsMigration,
  tournamentMigration,
  totoMigration,
  couponBonusMigration,
  promoMigration,
  editMigration,
  builderMigration,
  cashbackStayMigration,
  pointsMigration,
  outsideRoundsMigration,
  usageMigration,
];
