import type { PlayerDocument } from '../../calls/verification.ts';
import type { DocumentRow } from './document-store.ts';

/** A document as it is told of, to its player and to staff. */
export const documentView = (row: DocumentRow): PlayerDocument => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  size: row.size,
  state: row.state,
  reason: row.reason,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  expiresAt: row.expires_at,
});
