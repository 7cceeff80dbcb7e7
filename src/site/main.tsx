/** Entry of the site: joins the browser to the runtime, and the runtime to the views. */
import { createRoot } from 'react-dom/client';
import { asyncScheduler } from 'rxjs';
import { configured } from '../domain/site-config.ts';
import type { Environment } from '../kernel/ports.ts';
import { createRuntime, type Runtime } from '../runtime.ts';
import { createLiveHost, type LiveHost } from './live-host.ts';
import { createCookies } from './ports/cookies.ts';
import { createFrames } from './ports/frames.ts';
import { watchIdle } from './ports/idle.ts';
import { createNavigation } from './ports/navigation.ts';
import { publishPageEvents } from './ports/page-events.ts';
import { startRecording } from './ports/recording.ts';
import { reloadOnce } from './ports/reload.ts';
import { createStore } from './ports/storage.ts';
import { secureRandom, surroundingsOf } from './ports/surroundings.ts';
import { createTransport } from './ports/transport.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { followDocument } from './shell/follow-document.ts';
import { createTexts } from './texts/texts.ts';
import { Site } from './view.tsx';

const environment: Environment = {
  projectId: 1,
  // Everything comes from the page's own origin; the server knows what stands behind it.
  apiOrigin: '',
  promoFrameUrl: '',
  build: __BUILD__,
  production: process.env['NODE_ENV'] === 'production',
};

/** What failed before the session began is told once it has. */
const early: [name: string, message: string][] = [];
let session: Runtime | null = null;

function onFailure(name: string, message: string): void {
  if (session === null) early.push([name, message]);
  else session.publish('bus.failed', { source: 'page', name, message });
}

const storage = {
  local: createStore('localStorage', () => localStorage, onFailure),
  session: createStore('sessionStorage', () => sessionStorage, onFailure),
  cookies: createCookies(document, { secure: location.protocol === 'https:' }),
};

function startRuntime(): Runtime {
  const surroundings = surroundingsOf(window);
  const { sessionId } = surroundings;
  const random = () => secureRandom(crypto);
  const runtime = createRuntime({
    environment,
    transport: createTransport(),
    scheduler: asyncScheduler,
    storage,
    navigation: createNavigation(window),
    random,
    surroundings,
  });
  const { events$ } = runtime;
  startRecording({ sessionId, events$, scheduler: asyncScheduler, random, onFailure });
  return runtime;
}

const loadRemote = createRemoteLoader({
  readManifest: async () => {
    const reply = await fetch('/asset-manifest.json', { cache: 'no-cache' });
    if (!reply.ok) throw new Error(`the manifest answered ${reply.status}`);
    return reply.json();
  },
  importModule: (address) => import(address),
});

/**
 * The host of the page, with texts in the language of the page. `written` resolves when the first
 * are there, so that the page does not begin in one language and go on in another.
 */
function createHost(runtime: Runtime): {
  readonly host: LiveHost;
  readonly written: Promise<void>;
} {
  const texts = createTexts({
    onChange: () => host.textsChanged(),
    onFailure: (language, error) => {
      onFailure('texts', `${language}: ${error}`);
      // Most likely a newer build took this one's place.
      reloadOnce(storage.session, Date.now(), () => location.reload());
    },
  });
  const host = createLiveHost(runtime, texts, (work) => createFrames(window, work));
  const written = texts.use(document.documentElement.lang);
  runtime.state$.subscribe(({ route }) => {
    if (route.url !== '') texts.use(route.language);
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
      return session.userId === null ? 0 : configured(config.values, 'idleLogoutMinutes');
    },
    onIdle: (minutes) => runtime.publish('session.idleReached', { minutes }),
  });
}

function endWithPage(runtime: Runtime): void {
  addEventListener('pagehide', ({ persisted }) => {
    // A page that may come back as it was goes on; visibility tells the log that it is away.
    if (!persisted) runtime.stop();
  });
}

const runtime = startRuntime();
const { host, written } = createHost(runtime);
runtime.start();
session = runtime;
for (const [name, message] of early) onFailure(name, message);
publishPageEvents(window, runtime.publish);
endWithPage(runtime);
signOutIdle(runtime);
followDocument(window, host, runtime);
written.then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Site host={host} loadRemote={loadRemote} />);
});
if (environment.production && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/pwa-sw.js').catch((error) => onFailure('worker', `${error}`));
}
