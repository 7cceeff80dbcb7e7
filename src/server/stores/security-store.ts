import type {
  SecurityEvent,
  SecurityKind,
  SecurityOutcome,
} from '../../domain/protection/security-event.ts';

export type NewSecurityEvent = Omit<SecurityEvent, 'id'>;

/** Newest first; what is absent does not narrow. Times are epoch milliseconds. */
export interface SecurityQuery {
  readonly kind?: SecurityKind | undefined;
  readonly outcome?: SecurityOutcome | undefined;
  /** Who did it, or whose account it is about. */
  readonly userId?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Only events with a lower id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The port of security events: what is written is never changed. Every adapter passes one suite. */
export interface SecurityStore {
  /** All of them or none, in this order, each once. */
  add(events: readonly NewSecurityEvent[]): Promise<void>;
  find(query: SecurityQuery): Promise<SecurityEvent[]>;
  /** Events after this id, oldest first: whoever has seen one has seen all before it. */
  after(id: number, limit: number): Promise<SecurityEvent[]>;
  /** The id of the newest event, 0 when there is none. */
  lastId(): Promise<number>;
  /**
   * Removes refusals older than 90 days, which are many and soon stale, and everything older than
   * 400, by the database's clock; nothing else can be removed. At most `limit` events; gives how
   * many.
   */
  removeOld(limit: number): Promise<number>;
  close(): Promise<void>;
}
