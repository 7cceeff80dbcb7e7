import { POINTS } from '../../../domain/money/points.ts';
import { type LedgerTerms, ledgerAnew } from '../ledger-tables.ts';
import { playsOf } from './cash-out.ts';
import { TOURNAMENT_LEDGER } from './tournament.ts';

/** Every player has points, from none on, and what was staked of each account that counts for them. */
const points = `
  INSERT INTO accounts (owner, purpose, iso, opened_at)
    SELECT owner, 'points', '${POINTS}', opened_at FROM accounts
    WHERE purpose = 'main' AND closed_at IS NULL;

  CREATE TABLE points_counts (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    -- Stakes of bets and rounds that are over, in minor units.
    staked INTEGER NOT NULL CHECK (staked >= 0)
  ) STRICT;
`;

/** Points are no money: what was staked and paid of them is counted by no limit, and by no sum of returns. */
const apart = `
  ${playsOf("wallet_rounds WHERE provider <> 'house/points'")}
  DROP TRIGGER rounds_over;
  CREATE TRIGGER rounds_over AFTER UPDATE OF status ON casino_rounds
    WHEN OLD.status = 'open' AND NEW.status = 'completed' AND NOT EXISTS (
      SELECT 1 FROM wallet_rounds WHERE provider = 'house/points' AND round = NEW.id)
    BEGIN INSERT INTO rounds_to_count (seq) VALUES (NEW.seq); END;
`;

/** What the books know once there are points: players hold them, and the house owes what it gave. */
const POINTS_LEDGER: LedgerTerms = {
  purposes: [...TOURNAMENT_LEDGER.purposes, 'points', 'loyalty'],
  owing: [...TOURNAMENT_LEDGER.owing, 'loyalty'],
  kinds: [...TOURNAMENT_LEDGER.kinds, 'points'],
};

/** Loyalty points, in the same books as money and in their own unit. */
export const pointsMigration = ledgerAnew(POINTS_LEDGER) + points + apart;
