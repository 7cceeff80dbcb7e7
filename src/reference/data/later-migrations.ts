import { answersReadMigration } from './migrations/answers-read.ts';
import { approvalMigration } from './migrations/approval.ts';
import { bonusMigration } from './migrations/bonus.ts';
import { bonusChoiceMigration } from './migrations/bonus-choice.ts';
import { breakMigration } from './migrations/break.ts';
import { builderMigration } from './migrations/builder.ts';
import { cashMigration } from './migrations/cash.ts';
import { cashOutMigration } from './migrations/cash-out.ts';
import { cashOutRuleMigration } from './migrations/cash-out-rule.ts';
import { cashbackMigration } from './migrations/cashback.ts';
import { cashbackStayMigration } from './migrations/cashback-stay.ts';
import { casinoMigration } from './migrations/casino.ts';
import { correctionMigration } from './migrations/correction.ts';
import { couponBonusMigration } from './migrations/coupon-bonus.ts';
import { crashCompanyMigration } from './migrations/crash-company.ts';
import { documentMigration } from './migrations/document.ts';
import { documentWishMigration } from './migrations/document-wish.ts';
import { editMigration } from './migrations/edit.ts';
import { exchangeMigration } from './migrations/exchange.ts';
import { exposureMigration } from './migrations/exposure.ts';
import { friendsMigration } from './migrations/friends.ts';
import { guestMessageMigration } from './migrations/guest-message.ts';
import { historyMigration } from './migrations/history.ts';
import { latelyMigration } from './migrations/lately.ts';
import { limitReviewMigration } from './migrations/limit-review.ts';
import { lockMigration } from './migrations/lock.ts';
import { outsideMigration } from './migrations/outside.ts';
import { outsideHistoryMigration } from './migrations/outside-history.ts';
import { outsideMovesMigration } from './migrations/outside-moves.ts';
import { outsideRoundsMigration } from './migrations/outside-rounds.ts';
import { paymentMigration } from './migrations/payment.ts';
import { pointStoreMigration } from './migrations/point-store.ts';
import { pointsMigration } from './migrations/points.ts';
import { promoMigration } from './migrations/promo.ts';
import { pushMigration } from './migrations/push.ts';
import { requestMigration } from './migrations/request.ts';
import { returnsMigration } from './migrations/returns.ts';
import { signInBonusMigration } from './migrations/sign-in-bonus.ts';
import { stretchMigration } from './migrations/stretch.ts';
import { supportMigration } from './migrations/support.ts';
import { totoMigration } from './migrations/toto.ts';
import { tournamentMigration } from './migrations/tournament.ts';
import { usageMigration } from './migrations/usage.ts';
import { variantMigration } from './migrations/variant.ts';

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
  outsideHistoryMigration,
  outsideMovesMigration,
  crashCompanyMigration,
  guestMessageMigration,
  answersReadMigration,
  pointStoreMigration,
  latelyMigration,
];
