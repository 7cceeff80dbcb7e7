import { asyncScheduler, filter, firstValueFrom, merge, Subject } from 'rxjs';
import { type Caused, caused, effect } from '../../src/effects/define.ts';
import { http } from '../../src/effects/http.ts';
import { token } from '../../src/effects/session/token.ts';
import { createIndexedDbQueue } from '../../src/log/queue/indexeddb-queue.ts';
import { browserLocks } from '../../src/log/queue/session-locks.ts';
import { createRecorder } from '../../src/log/record/recorder.ts';
import { createSend } from '../../src/log/upload/send.ts';
import { createRuntime } from '../../src/runtime.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';
import { createTransport } from '../../src/site/ports/transport.ts';
import { enter } from './contest.ts';
import { emptyStorage, environment, standing } from './page.ts';

/** The whole of it: read models folded live, every event recorded, cut, packed and sent. */
const asked$ = new Subject<Caused>();
const sessionId = crypto.randomUUID();
const runtime = createRuntime({
  environment,
  transport: createTransport(),
  scheduler: asyncScheduler,
  storage: emptyStorage(),
  navigation: standing,
  random: Math.random,
  surroundings: { sessionId },
  effects: [token, http, effect('asking', () => asked$)],
});
createRecorder({
  sessionId,
  events$: runtime.events$,
  queue: createIndexedDbQueue(),
  send: createSend(),
  scheduler: asyncScheduler,
  locks: browserLocks(),
  privatePathsOf,
});
runtime.start();

const endings$ = new Subject<number>();
runtime.events$.subscribe(({ type, data }) => {
  if (type === 'http.replied' || type === 'http.failed') endings$.next(data.requestId);
});

let lastId = 1_000_000;
enter({
  call() {
    lastId += 1;
    const requestId = lastId;
    const ended = firstValueFrom(merge(endings$).pipe(filter((id) => id === requestId)));
    asked$.next(caused('http.requested', { call: 'rights', requestId }, 0));
    return ended;
  },
});
