/** Entry of the console: joins the browser to what it shows. */
import '../site/style/tokens.css';
import '../site/style/base.css';
import './style/console.css';
import { createRoot } from 'react-dom/client';
import { freezeStates } from '../projections/fold.ts';
import { builtScript } from '../site/trusted-scripts.ts';
import { createAddress } from './address.ts';
import { createAccountApi } from './api/account.ts';
import { createDocumentsApi } from './api/documents.ts';
import { createErasuresApi } from './api/erasures.ts';
import { createFollowApi } from './api/follow.ts';
import { createGamesApi } from './api/games.ts';
import { createGuestsApi } from './api/guests.ts';
import { createRecordingApi } from './api/recording.ts';
import { createRequestsApi } from './api/requests.ts';
import { createSecurityApi } from './api/security.ts';
import { createSessionsApi } from './api/sessions.ts';
import { createStreamApi } from './api/stream.ts';
import { App, type ConsolePorts } from './app.tsx';
import { createVerify } from './session/verify.ts';
import { applyTheme, wantedTheme } from './theme.ts';
import { AddressProvider } from './ui/link.tsx';

const signedOut = new Set<() => void>();

async function ask(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status === 401) for (const listener of signedOut) listener();
  return response;
}

const openSource = (url: string) => new EventSource(url);

const ports: ConsolePorts = {
  account: createAccountApi((url, init) => fetch(url, init)),
  onSignedOut(listener) {
    signedOut.add(listener);
    return () => signedOut.delete(listener);
  },
  sessions: createSessionsApi(ask),
  recordings: createRecordingApi(ask),
  live: createFollowApi(openSource),
  stream: createStreamApi(openSource),
  security: createSecurityApi(ask, openSource),
  erasures: createErasuresApi(ask),
  documents: createDocumentsApi(ask),
  requests: createRequestsApi(ask),
  guests: createGuestsApi(ask),
  games: createGamesApi(ask),
  verify: createVerify({
    readManifest: async () => (await ask('/asset-manifest.json', { cache: 'no-cache' })).json(),
    openWorker: (script) => new Worker(builtScript(script), { type: 'module' }),
  }),
};

// The states that are folded here are shown and thrown away: freezing them would only cost.
freezeStates(false);
applyTheme(wantedTheme());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AddressProvider value={createAddress(window)}>
      <App ports={ports} />
    </AddressProvider>,
  );
}
