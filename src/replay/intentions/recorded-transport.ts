import { Observable, type Subscriber } from 'rxjs';
import type { Transport, TransportResponse } from '../../calls/transport.ts';

/** Answers calls with what a recording says came back, when it says so, and never anything else. */
export class RecordedTransport {
  private readonly open = new Map<number, Subscriber<TransportResponse>>();

  readonly send: Transport = ({ headers }) => {
    const requestId = Number(headers['x-request-id']);
    return new Observable<TransportResponse>((subscriber) => {
      this.open.set(requestId, subscriber);
      return () => {
        if (this.open.get(requestId) === subscriber) this.open.delete(requestId);
      };
    });
  };

  isOpen(requestId: number): boolean {
    return this.open.has(requestId);
  }

  /** Answers an ordinary call. */
  reply(requestId: number, status: number, body: unknown): void {
    const subscriber = this.open.get(requestId);
    subscriber?.next({ status, headers: {}, body });
    subscriber?.complete();
  }

  /** Sends one message of a stream, which stays open. */
  message(requestId: number, body: unknown, status = 200): void {
    this.open.get(requestId)?.next({ status, headers: {}, body });
  }

  /** Ends a call or a stream without an answer. */
  fail(requestId: number, detail: string): void {
    this.open.get(requestId)?.error(new Error(detail));
  }
}
