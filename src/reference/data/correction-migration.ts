import { EXCHANGE_LEDGER } from './exchange-migration.ts';
import { ledgerAnew } from './ledger-tables.ts';

/** A result that was wrong is put right: what was paid is taken back, or made up for. */
export const correctionMigration = `${ledgerAnew({
  ...EXCHANGE_LEDGER,
  kinds: [...EXCHANGE_LEDGER.kinds, 'payout-corrected', 'payout-taken-back', 'payout-covered'],
})}
  ALTER TABLE bets ADD COLUMN corrections INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX bets_settled ON bets (settled_at) WHERE settled_at IS NOT NULL;
`;
