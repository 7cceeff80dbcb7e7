import type { ObservableInput } from 'rxjs';

/** A request as it goes out: everything filled in, nothing left to decide. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body's fields go as a multipart form, in place of JSON. */
  readonly multipart?: true;
  /** The body names a file, which goes as it is. */
  readonly upload?: true;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Sends a request. One response for an ordinary call; for `accept: text/event-stream` one response
 * a message, its `body` the message's data, until unsubscribed. Errors when there is no answer.
 */
export type Transport = (request: TransportRequest) => ObservableInput<TransportResponse>;
