import { DatabaseError } from 'pg';

/** The connection failed; whether the server did what it was asked is not known. */
class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
}

/** Somebody else was quicker: the transaction is to be done again from its beginning. */
export class CollisionError extends Error {
  override readonly name = 'CollisionError';
}

/** A statement that the server refused. Carries neither the statement nor its values. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** SQLSTATE. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${message} (SQLSTATE ${code})`);
    this.code = code;
  }
}

/**
 * SQLSTATEs and classes that say "not now": connections, shutdown, too many connections, deadlock,
 * serialization, a lock or statement that took too long, a server that is read-only for the moment.
 */
const NOT_NOW = /^(08...|57P..|57014|53...|40001|40P01|55P03|25006|25P03)$/;

/** An error of the driver as one of ours, without the values that the driver's carries. */
export function translate(error: unknown): Error {
  if (error instanceof DatabaseError) {
    return new StatementError(error.code ?? 'unknown', error.message);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new ConnectionLostError(`no connection to PostgreSQL${code}`);
}

/** True when trying again may help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof StatementError) return NOT_NOW.test(error.code);
  return error instanceof ConnectionLostError || error instanceof CollisionError;
}
