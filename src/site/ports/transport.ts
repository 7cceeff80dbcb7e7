import { Observable } from 'rxjs';
import superagent, { type Request } from 'superagent';
import type { Transport, TransportRequest, TransportResponse } from '../../calls/transport.ts';

/** What is used of a stream of server-sent events. */
export interface MessageStream {
  onmessage: ((message: MessageEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export type OpenStream = (url: string) => MessageStream;

function withQuery(url: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? url : `${url}?${text}`;
}

/** What superagent throws where a body could not be parsed; its types leave that out. */
interface Unreadable {
  readonly rawResponse: unknown;
  readonly statusCode: number;
}

const isUnreadable = (error: unknown): error is Unreadable =>
  error instanceof Error &&
  'rawResponse' in error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number';

/** The files that calls send: the body of such a call names one. */
export interface SentFiles {
  find(name: string): Blob | null;
  progressed(name: string, percent: number): void;
}

/** What is told of a body on its way; the types leave it out. */
interface Progress {
  readonly direction: string;
  readonly percent?: number;
}

const noFiles: SentFiles = { find: () => null, progressed() {} };

/** Puts the file that the body names in its place. Throws where it is not held any more. */
function attach(sent: Request, body: unknown, { find, progressed }: SentFiles): void {
  const { file: name } = body as { readonly file: string };
  const file = find(name);
  if (file === null) throw new Error('the file is not there any more');
  sent.type('application/octet-stream');
  sent.on('progress', ({ direction, percent }: Progress) => {
    if (direction === 'upload' && percent !== undefined) progressed(name, percent);
  });
  sent.send(file);
}

/**
 * One answer, whatever its status; its body is null where it could not be read. Errors when there
 * is none, and goes off when unsubscribed.
 */
function ordinary(request: TransportRequest, files: SentFiles): Observable<TransportResponse> {
  return new Observable((subscriber) => {
    const sent = superagent(request.method, withQuery(request.url, request.query))
      .set({ ...request.headers })
      .ok(() => true);
    if (request.upload) attach(sent, request.body, files);
    else if (request.multipart) sent.field(request.body as Record<string, string>);
    else if (request.body !== undefined) sent.send(request.body as object);
    let isOver = false;
    sent.then(
      ({ status, headers, body }) => {
        isOver = true;
        subscriber.next({ status, headers, body });
        subscriber.complete();
      },
      (error: unknown) => {
        isOver = true;
        if (!isUnreadable(error)) return subscriber.error(error);
        subscriber.next({ status: error.statusCode, headers: {}, body: null });
        subscriber.complete();
      },
    );
    // Breaking off what is over would cost as much as all the rest of a call: an error and its stack.
    return () => {
      if (!isOver) sent.abort();
    };
  });
}

/**
 * A response a message. The browser would connect again by itself and hide that anything was lost;
 * here a break is an error, so that whoever listens decides.
 */
function streaming(
  { url, query }: TransportRequest,
  open: OpenStream,
): Observable<TransportResponse> {
  return new Observable((subscriber) => {
    const stream = open(withQuery(url, query));
    stream.onmessage = ({ data }) => {
      try {
        subscriber.next({ status: 200, headers: {}, body: JSON.parse(String(data)) });
      } catch {
        subscriber.error(new Error('a message of the stream is not JSON'));
      }
    };
    stream.onerror = () => subscriber.error(new Error('the stream broke off'));
    return () => stream.close();
  });
}

/** Calls over XMLHttpRequest, streams over EventSource; both with cookies of the same origin. */
export function createTransport({
  open = (url) => new EventSource(url),
  files = noFiles,
}: {
  readonly open?: OpenStream;
  readonly files?: SentFiles;
} = {}): Transport {
  return (request) =>
    request.headers['accept'] === 'text/event-stream'
      ? streaming(request, open)
      : ordinary(request, files);
}
