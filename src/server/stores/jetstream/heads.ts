import type { LogHead, StoredTwin } from '../judge-append.ts';
import type { LogStore } from '../log-store.ts';
import type { LogStream, StreamedHead } from './log-stream.ts';

const MOST_SESSIONS = 10_000;

/** Where a session's log ends, and where in the stream. */
export interface SessionHead {
  /** Null for a session that is not known. */
  readonly log: LogHead | null;
  /** The sequence of the session's last message, 0 when the stream holds none. */
  readonly seq: number;
  /** That message; null when the stream holds none or the database is ahead of it. */
  readonly message: StreamedHead | null;
  readonly userId: string | null;
}

/** Knows where sessions end: the stream says it, and the database for what has left the stream. */
export class Heads {
  readonly #stream: LogStream;
  readonly #database: LogStore;
  readonly #known = new Map<string, SessionHead>();

  constructor(stream: LogStream, database: LogStore) {
    this.#stream = stream;
    this.#database = database;
  }

  /** As `read` found it a moment ago, once; another process may have appended since. */
  takeKnown(sessionId: string): SessionHead | null {
    const head = this.#known.get(sessionId) ?? null;
    this.#known.delete(sessionId);
    return head;
  }

  /** Asks the stream. */
  async read(sessionId: string): Promise<SessionHead> {
    const message = await this.#stream.last(sessionId);
    if (message === null) return this.#stored(sessionId, 0);
    const { seq, userId } = message;
    return this.#keep(sessionId, { log: this.#logOf(message), seq, message, userId });
  }

  /**
   * The head of the database where that is further: a stream server that lost its newest messages
   * must not undo what was written of them.
   */
  async furthest(sessionId: string, head: SessionHead): Promise<SessionHead> {
    const stored = await this.#stored(sessionId, head.seq);
    return (stored.log?.ackedSeq ?? -1) > (head.log?.ackedSeq ?? -1) ? stored : head;
  }

  /** The batch that begins at a seq, wherever it is by now. */
  async twin(sessionId: string, firstSeq: number, head: SessionHead): Promise<StoredTwin | null> {
    if (head.message?.firstSeq === firstSeq) return head.message;
    const range = { fromSeq: firstSeq, toSeq: firstSeq, limit: 1 };
    const [stored] = await this.#database.batches(sessionId, range);
    if (stored) return stored.firstSeq === firstSeq ? stored : null;
    // Not written yet, so it is in the stream.
    let message = head.message;
    while (message !== null && message.firstSeq > firstSeq && message.previousSeq > 0) {
      message = await this.#stream.at(message.previousSeq);
    }
    return message?.firstSeq === firstSeq ? message : null;
  }

  #logOf({ owner, firstSeq, count, chain }: StreamedHead): LogHead {
    return { owner, ackedSeq: firstSeq + count - 1, chain };
  }

  async #stored(sessionId: string, seq: number): Promise<SessionHead> {
    const session = await this.#database.session(sessionId);
    if (session === null) return { log: null, seq, message: null, userId: null };
    const { owner, ackedSeq, chain } = session;
    const writer = await this.#database.lastWriter(sessionId);
    const log = { owner, ackedSeq, chain };
    return { log, seq, message: null, userId: writer?.userId ?? null };
  }

  #keep(sessionId: string, head: SessionHead): SessionHead {
    this.#known.delete(sessionId);
    this.#known.set(sessionId, head);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_SESSIONS && oldest !== undefined) this.#known.delete(oldest);
    return head;
  }
}
