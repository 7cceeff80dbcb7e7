import type { Observable } from 'rxjs';
import type { CallName } from '../calls/table.ts';
import type { AnyEvent } from '../events/catalogue.ts';

/** What views do with files: events name them by what they are given for them. */
export interface FileTray {
  /** Holds a file until the call that takes it has ended; gives the name by which events know it. */
  hand(file: Blob): string;
}

/** Files that the player hands over, held beside the state: nothing of one enters an event. */
export interface PendingFiles extends FileTray {
  /** The file of that name; null once it is not held any more, as after a reload. */
  find(name: string): Blob | null;
  /** So much of it has left the browser; told to `listen` a tenth at a time. */
  progressed(name: string, percent: number): void;
  listen(listener: (file: string, percent: number) => void): void;
  /** Lets go of files by what happens to their calls, and of all when nobody is signed in. */
  follow(events$: Observable<AnyEvent>): void;
}

/** Calls that take one. */
const UPLOADS: ReadonlySet<string> = new Set<CallName>(['documentUpload', 'paymentRequestFile']);

/** One is sent at a time; another may have been chosen meanwhile. */
const MOST = 2;
const STEP = 10;

/** In a replay nobody has a file. */
export const noFiles: FileTray = { hand: () => '' };

/** Holds the files of a page. */
export function createPendingFiles(): PendingFiles {
  const held = new Map<string, { readonly file: Blob; told: number }>();
  const sent = new Map<number, string>();
  const listeners = new Set<(file: string, percent: number) => void>();
  let count = 0;
  return {
    hand(file) {
      count += 1;
      held.set(String(count), { file, told: 0 });
      const [oldest] = held.keys();
      if (held.size > MOST && oldest !== undefined) held.delete(oldest);
      return String(count);
    },
    find: (name) => held.get(name)?.file ?? null,
    progressed(name, percent) {
      const one = held.get(name);
      const step = Math.floor(percent / STEP) * STEP;
      if (!one || !(step > one.told)) return;
      one.told = step;
      for (const listener of listeners) listener(name, step);
    },
    listen: (listener) => void listeners.add(listener),
    follow(events$) {
      events$.subscribe(({ type, data }) => {
        if (type === 'session.ended') held.clear();
        if (type === 'http.requested' && UPLOADS.has(data.call)) {
          const { body } = data;
          const file = typeof body === 'object' && body !== null && 'file' in body && body.file;
          if (typeof file === 'string') sent.set(data.requestId, file);
        }
        if (type !== 'http.replied' && type !== 'http.failed') return;
        held.delete(sent.get(data.requestId) ?? '');
        sent.delete(data.requestId);
      });
    },
  };
}
