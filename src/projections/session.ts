import { projection } from './define.ts';

/** Who is signed in, as far as the browser knows. */
export interface SessionState {
  sessionId: string;
  build: string;
  status: 'unknown' | 'guest' | 'player';
  userId: string | null;
  /** A sign-in or sign-out is under way. */
  busy: boolean;
  /** Key of the text that says why the last sign-in failed. */
  loginError: string | null;
  endReason: string | null;
  visible: boolean;
  online: boolean;
  ready: boolean;
  geo: { countryCode: string; countryId: number } | null;
  viewport: { width: number; height: number };
  /** A newer version of the site that the player may load, or null. */
  updateVersion: string | null;
  timeZone: string;
  languages: string[];
}

const initial = (): SessionState => ({
  sessionId: '',
  build: '',
  status: 'unknown',
  userId: null,
  busy: false,
  loginError: null,
  endReason: null,
  visible: true,
  online: true,
  ready: false,
  geo: null,
  viewport: { width: 0, height: 0 },
  updateVersion: null,
  timeZone: 'UTC',
  languages: [],
});

function loginFailed(slice: SessionState, key: string): void {
  slice.busy = false;
  slice.loginError = key;
}

export const session = projection('session', initial, {
  on: {
    'app.started'(slice, { sessionId, build, viewport, timeZone, languages }) {
      slice.sessionId = sessionId;
      slice.build = build;
      slice.viewport = { ...viewport };
      slice.timeZone = timeZone;
      slice.languages = [...languages];
    },
    'app.ready'(slice) {
      slice.ready = true;
    },
    'app.updateFound'(slice, { version }) {
      slice.updateVersion = version;
    },
    'app.visibilityChanged'(slice, { visible }) {
      slice.visible = visible;
    },
    'app.connectionChanged'(slice, { online }) {
      slice.online = online;
    },
    'app.viewportChanged'(slice, { width, height }) {
      slice.viewport = { width, height };
    },
    'session.loginSubmitted'(slice) {
      slice.busy = true;
      slice.loginError = null;
    },
    'session.logoutPressed'(slice) {
      slice.busy = true;
    },
    'session.started'(slice, { userId }) {
      slice.status = 'player';
      slice.userId = userId;
      slice.busy = false;
      slice.loginError = null;
      slice.endReason = null;
    },
    'session.ended'(slice, { reason }) {
      slice.status = 'guest';
      slice.userId = null;
      slice.busy = false;
      slice.endReason = reason;
    },
  },
  replies: {
    authCheck(slice, { user_id }) {
      if (user_id === null && slice.status === 'unknown') slice.status = 'guest';
    },
    session(slice, { geo }) {
      slice.geo = { ...geo };
    },
  },
  refusals: {
    loginByEmail: (slice, { status }) =>
      loginFailed(slice, status === 429 ? 'auth_too_many' : 'auth_wrong'),
  },
  failures: {
    authCheck(slice) {
      if (slice.status === 'unknown') slice.status = 'guest';
    },
    loginByEmail: (slice, { reason }) =>
      loginFailed(slice, reason === 'network' ? 'main_network_error' : 'main_error_text'),
  },
});
