import { type LedgerTerms, ledgerAnew } from '../ledger-tables.ts';
import { EXCHANGE_LEDGER } from './exchange.ts';

/** What the books know once results are put right. */
export const CORRECTION_LEDGER: LedgerTerms = {
  ...EXCHANGE_LEDGER,
  kinds: [...EXCHANGE_LEDGER.kinds, 'payout-corrected', 'payout-taken-back', 'payout-covered'],
};

/** A result that was wrong is put right: what was paid is taken back, or made up for. */
export const correctionMigration = `${ledgerAnew(CORRECTION_LEDGER)}
  ALTER TABLE bets ADD COLUMN corrections INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX bets_settled ON bets (settled_at) WHERE settled_at IS NOT NULL;
`;
