/** Who looked at what, or did what. Holds ids only, never what was seen. */
export interface AuditEntry {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actorId: string;
  readonly role: string;
  readonly action: AuditAction;
  readonly sessionId: string | null;
  /** The player concerned, where one is. */
  readonly userId: string | null;
  readonly detail: string | null;
}

export type AuditAction =
  | 'sessions.searched'
  | 'session.read'
  | 'session.watched'
  | 'session.verified'
  | 'protections.read'
  | 'stream.opened'
  | 'erasure.requested'
  | 'erasure.confirmed'
  | 'erasure.cancelled'
  | 'erasures.read'
  | 'user.erased'
  | 'security.read'
  | 'security.followed'
  | 'audit.read';

export interface StoredAuditEntry extends AuditEntry {
  readonly id: number;
}

/** Newest first; `before` is the id of the last entry of the page before. */
export interface AuditQuery {
  readonly actorId?: string;
  readonly sessionId?: string;
  /** Entries that name the player, or a session that the player was signed in to. */
  readonly userId?: string;
  readonly before?: number;
  readonly limit: number;
}
