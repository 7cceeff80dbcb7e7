import type { NatsConnection } from '@nats-io/transport-node';
import * as v from 'valibot';

const MOST_SESSIONS = 10_000;

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sessionId: v.string(), until: v.number() }),
);

/**
 * Which sessions somebody watches live, known to all collectors that are there. One that comes later
 * learns it when the watcher says it again.
 */
export class Watched {
  readonly #connection: NatsConnection;
  readonly #subject: string;
  readonly #until = new Map<string, number>();

  constructor(connection: NatsConnection, subject: string) {
    this.#connection = connection;
    this.#subject = subject;
    connection.subscribe(subject, {
      callback: (error, msg) => {
        if (error) return;
        const found = v.safeParse(message, msg.string());
        if (found.success) this.#keep(found.output.sessionId, found.output.until);
      },
    });
  }

  mark(sessionId: string, until: number): void {
    this.#keep(sessionId, until);
    this.#connection.publish(this.#subject, JSON.stringify({ sessionId, until }));
  }

  /** Epoch milliseconds, 0 when nobody watches. */
  until(sessionId: string): number {
    return this.#until.get(sessionId) ?? 0;
  }

  #keep(sessionId: string, until: number): void {
    const latest = Math.max(until, this.until(sessionId));
    this.#until.delete(sessionId);
    this.#until.set(sessionId, latest);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST_SESSIONS && oldest !== undefined) this.#until.delete(oldest);
  }
}
