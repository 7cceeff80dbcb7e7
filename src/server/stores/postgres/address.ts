import type { PoolConfig } from 'pg';

/**
 * Checks a `postgres://` address. What is wrong with one is said without a word of it: an address
 * holds a password.
 */
export function databaseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Error('DATABASE_URL is not an address such as postgres://user@host:5432/database');
  }
  return text;
}

/** How long to wait, in milliseconds. */
export interface Timeouts {
  /** For a statement's answer; a connection that gives none is taken for dead. */
  readonly answerMs: number;
  /** For the database to come back, before a call fails as busy. */
  readonly outageMs: number;
}

export const TIMEOUTS: Timeouts = { answerMs: 15_000, outageMs: 5000 };

/**
 * Connection settings. The server cancels a statement before the client gives its connection up,
 * and ends a transaction whose process went silent: it may hold the lock that all appends need.
 */
export function connectionOf(address: string, schema: string, timeouts: Timeouts): PoolConfig {
  return {
    connectionString: address,
    application_name: 'replaybook',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: timeouts.outageMs,
    query_timeout: timeouts.answerMs,
    statement_timeout: Math.round((timeouts.answerMs * 2) / 3),
    idle_in_transaction_session_timeout: Math.round(timeouts.answerMs / 3),
    options: `-c search_path=${schema},public`,
  };
}
