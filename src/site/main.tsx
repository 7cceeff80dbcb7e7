/** Entry of the site: joins the browser to the runtime, and the runtime to the views. */
import { createRoot } from 'react-dom/client';
import { asyncScheduler, distinctUntilChanged, first, map } from 'rxjs';
import { idleLogoutMinutes } from '../domain/limits/idle-logout.ts';
import { firstEffects } from '../effects/first.ts';
import { isKeyOf } from '../kernel/is-key-of.ts';
import type { Environment } from '../kernel/ports.ts';
import { sessionIdOf } from '../kernel/write-key.ts';
import { isUnsaved } from '../projections/registration/registered.ts';
import { createRuntime, type Runtime } from '../runtime.ts';
import { type BetReceipts, keepBetReceipts } from './bet-receipts.ts';
import { environmentOf } from './environment.ts';
import { createLiveHost, type LiveHost } from './live-host.ts';
import { reasonOf } from './loading/failure.ts';
import { retryableImport } from './loading/retryable-import.ts';
import { ownModals } from './modals/own-modals.ts';
import { withTexts } from './part/part.ts';
import { partsWithTexts } from './parts.ts';
import { createPendingFiles } from './pending-files.ts';
import { findAdBlocker, hidesBait } from './ports/ad-blocker.ts';
import { reloadOnChunkFailure } from './ports/chunk-failures.ts';
import { createCookies } from './ports/cookies.ts';
import { createDevice } from './ports/device.ts';
import { fetchAhead } from './ports/fetch-ahead.ts';
import { createFrames } from './ports/frames.ts';
import { watchIdle } from './ports/idle.ts';
import { installOffers } from './ports/install.ts';
import { keepFiles } from './ports/keep-files.ts';
import type { LaterOptions } from './ports/later.ts';
import { createNavigation } from './ports/navigation.ts';
import { createOwnRecordings } from './ports/own-recordings.ts';
import { publishPageEvents } from './ports/page-events.ts';
import { preloadWhenIdle } from './ports/preload.ts';
import { openRecordingQueue, startRecording } from './ports/recording.ts';
import { createStore } from './ports/storage.ts';
import { createWriteKey, secureRandom, surroundingsOf } from './ports/surroundings.ts';
import { createTransport } from './ports/transport.ts';
import { createUnloadGuard } from './ports/unload.ts';
import { dictionariesOf } from './remote/page-dictionaries.ts';
import { createRemoteLoader } from './remote/remote-loader.ts';
import { followDocument } from './shell/follow-document.ts';
import { createTexts } from './texts/texts.ts';
import { builtScript } from './trusted-scripts.ts';
import { Site } from './view.tsx';

/** What failed before the session began is told once it has. */
const early: [name: string, message: string][] = [];
let session: Runtime | null = null;

function onFailure(name: string, message: string): void {
  if (session === null) early.push([name, message]);
  else session.input('bus.failed', { source: 'page', name, message });
}

// Before all else, so that it is open when the session begins.
const recording = openRecordingQueue(onFailure);

const { preset, ...place } = environmentOf(document, onFailure);
const environment: Environment = {
  ...place,
  build: __BUILD__,
  production: process.env['NODE_ENV'] === 'production',
};

const storage = {
  local: createStore('localStorage', () => localStorage, onFailure),
  session: createStore('sessionStorage', () => sessionStorage, onFailure),
  cookies: createCookies(document, { secure: location.protocol === 'https:' }),
};

/** Files that the player sends: in the hands of the page, and of its transport. */
const files = createPendingFiles();

interface Started {
  readonly runtime: Runtime;
  readonly receipts: BetReceipts;
}

function startRuntime(): Started {
  const writeKey = createWriteKey(crypto);
  const sessionId = sessionIdOf(writeKey);
  const surroundings = surroundingsOf(window, sessionId);
  const random = () => secureRandom(crypto);
  const runtime = createRuntime({
    environment,
    transport: createTransport({ files }),
    scheduler: asyncScheduler,
    storage,
    navigation: createNavigation(window),
    random,
    surroundings,
    effects: firstEffects,
    effectsJoinLater: true,
    ...(preset === undefined ? {} : { preset }),
  });
  const { events$ } = runtime;
  files.follow(events$);
  files.listen((file, percent) => runtime.input('verification.progressed', { file, percent }));
  const receipts = keepBetReceipts({ sessionId, events$, store: storage.local });
  const onReceipt = receipts.received;
  const { queue } = recording;
  const scheduler = asyncScheduler;
  const about = { sessionId, writeKey, queue, events$ };
  startRecording({ ...about, scheduler, random, onFailure, onReceipt });
  return { runtime, receipts };
}

async function readManifest(): Promise<unknown> {
  const reply = await fetch('/asset-manifest.json', { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`the manifest answered ${reply.status}`);
  return reply.json();
}

const loadRemote = createRemoteLoader({
  readManifest,
  importModule: (address) => import(address),
});

/**
 * The host of the page, with texts in the language of the page. `written` resolves when the first
 * are there, so that the page does not begin in one language and go on in another.
 */
function createHost({ runtime, receipts }: Started): {
  readonly host: LiveHost;
  readonly written: Promise<void>;
} {
  const texts = createTexts({
    onChange: () => host.textsChanged(),
    onFailure: (language, error) => onFailure('texts', `${language}: ${error}`),
    // It may be drawn just now, and nothing can be said meanwhile.
    onMissing: (key) => queueMicrotask(() => onFailure('texts', `there is no text ${key}`)),
  });
  const host = createLiveHost(runtime, {
    texts,
    framesFor: (work) => createFrames(window, work),
    now: Date.now,
    device: createDevice(window),
    receipts,
    recordings: createOwnRecordings((url) => fetch(url)),
    files,
  });
  const written = texts.use(document.documentElement.lang);
  runtime.state$
    .pipe(
      map(({ route }) => route),
      distinctUntilChanged(),
    )
    .subscribe((route) => {
      if (route.url === '') return;
      texts.use(route.language);
      // The page says so itself where they cannot be had.
      texts.fetch(dictionariesOf(route)).catch(() => undefined);
    });
  return { host, written };
}

/** A player who is away for the configured time is signed out. */
function signOutIdle(runtime: Runtime): void {
  watchIdle({
    page: window,
    store: storage.local,
    now: Date.now,
    minutes: () => {
      const { config, session } = runtime.state;
      return session.userId === null ? 0 : idleLogoutMinutes(config.values);
    },
    onIdle: (minutes) => runtime.input('session.idleReached', { minutes }),
  });
}

/** Recovery codes, or a password, that are shown once and not saved are lost with the page. */
function guardSecrets(runtime: Runtime): void {
  const guard = createUnloadGuard(window);
  runtime.state$.subscribe((state) =>
    guard(state.protection.setup.step === 'codes' || isUnsaved(state)),
  );
}

function endWithPage(runtime: Runtime): void {
  addEventListener('pagehide', ({ persisted }) => {
    // A page that may come back as it was goes on; visibility tells the log that it is away.
    if (!persisted) runtime.stop();
  });
}

const importLater = retryableImport(() => import('./ports/later.ts'));

/** What is not to be had is tried again as long as the page lives: captchas are solved by it. */
function followOnce(options: LaterOptions): void {
  importLater().then(
    ({ followLater }) => followLater(options),
    (error: unknown) => {
      onFailure('later', reasonOf(error));
      setTimeout(() => followOnce(options), 10_000);
    },
  );
}

const offers = installOffers(window);
const started = startRuntime();
const { runtime } = started;
const { host, written } = createHost(started);
// A page that is killed in its first moments leaves a log too.
await recording.ready;
runtime.start();
session = runtime;
for (const [name, message] of early) onFailure(name, message);
publishPageEvents(window, runtime.input);
offers.follow(runtime, onFailure);
reloadOnChunkFailure({
  events$: runtime.events$,
  store: storage.session,
  now: Date.now,
  reload: () => location.reload(),
  readManifest,
});
findAdBlocker({
  events$: runtime.events$,
  readManifest,
  hidesBait: () => hidesBait(window),
  onFound: () => runtime.input('app.adBlockerFound', {}),
});
fetchAhead(document, (name) =>
  isKeyOf(name, ownModals) ? withTexts(ownModals[name], host.dictionaries) : null,
);
endWithPage(runtime);
signOutIdle(runtime);
guardSecrets(runtime);
followDocument(window, host, runtime);
runtime.events$
  .pipe(first(({ type }) => type === 'app.ready'))
  .subscribe(() => preloadWhenIdle(window, partsWithTexts(host)));
followOnce({ runtime, page: window, readManifest, onFailure });
written.then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Site host={host} loadRemote={loadRemote} />);
});
if (environment.production && 'serviceWorker' in navigator) {
  keepFiles(window, builtScript('/pwa-sw.js')).catch((error) => onFailure('worker', `${error}`));
}
