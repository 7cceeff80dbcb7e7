import type { AuthChange, EndReason } from '../../events/session.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { askedAt } from '../answers/staleness.ts';
import { projection } from '../define.ts';

/** Who is signed in, as far as the browser knows. */
export interface SessionState {
  sessionId: string;
  build: string;
  status: 'unknown' | 'guest' | 'player';
  userId: string | null;
  endReason: EndReason | null;
  /** Seq of the last sign-in or sign-out: an answer to what was asked before tells nothing of now. */
  changedAt: number;
  /** The player signed out, and the server could not be told so yet. */
  isSignOutOwed: boolean;
  /**
   * Seq of what this tab learned last of who is there: from another tab, or from the server.
   * A sign-in or sign-out that follows from it is no news to the other tabs.
   */
  learnedAt: number;
  /** The server, or a sign-in here, has told who is there. */
  isTold: boolean;
  /** Why the session will have ended once the server says that nobody is there any more, if that was told before. */
  expectedEnd: EndReason | null;
  /** The version of the site that this page runs, as the first answer named it. */
  runningVersion: string | null;
  visible: boolean;
  online: boolean;
  ready: boolean;
  geo: { countryCode: string; countryId: number } | null;
  /** The currency of the place the visitor is in. */
  currency: string | null;
  viewport: { width: number; height: number };
  /** A newer version of the site that the player may load, or null. */
  updateVersion: string | null;
  /** The player goes on with the version there is, until there is a still newer one. */
  isUpdatePutOff: boolean;
  timeZone: string;
  languages: string[];
  /** A robot reads the site: its timers stand still. */
  isBot: boolean;
  /** The host the site is served from. */
  domain: string;
  /** Before the path of every call, and of what a call names; empty where the site answers itself. */
  apiOrigin: string;
}

const initial = (): SessionState => ({
  sessionId: '',
  build: '',
  status: 'unknown',
  userId: null,
  endReason: null,
  changedAt: -1,
  isSignOutOwed: false,
  learnedAt: -1,
  isTold: false,
  expectedEnd: null,
  runningVersion: null,
  visible: true,
  online: true,
  ready: false,
  geo: null,
  currency: null,
  viewport: { width: 0, height: 0 },
  updateVersion: null,
  isUpdatePutOff: false,
  timeZone: 'UTC',
  languages: [],
  isBot: false,
  domain: '',
  apiOrigin: '',
});

/** Whoever has signed in since owes nothing. */
function owe(slice: SessionState, cause = 0): void {
  if (slice.userId === null || cause > slice.changedAt) slice.isSignOutOwed = true;
}

/** Whom nobody can tell of is a guest for now. */
function presumeGuest(slice: SessionState): void {
  if (slice.status === 'unknown') slice.status = 'guest';
}

/** What another tab says of why: a sign-out there is none here, and a sign-in tells of no end. */
function hear(slice: SessionState, reason: AuthChange['reason'] | null): void {
  if (reason === 'logout') slice.expectedEnd = 'other-tab';
  else slice.expectedEnd = reason === 'started' ? null : reason;
}

/** A sign-out owed in one tab is owed in all, until the server has heard one of them. */
function oweAsElsewhere(slice: SessionState, isOwed: boolean, seq: number): void {
  // Whom the server saw before the player signed out, or before it heard of that, tells nothing of now.
  if (slice.isSignOutOwed !== isOwed && slice.userId === null) {
    slice.changedAt = seq;
    slice.isTold = true;
  }
  slice.isSignOutOwed = isOwed;
  if (isOwed) presumeGuest(slice);
}

export const session = projection('session', 4, initial, {
  on: {
    'app.started'(slice, { sessionId, build, viewport, timeZone, languages, ...started }) {
      slice.sessionId = sessionId;
      slice.build = build;
      slice.viewport = { ...viewport };
      slice.timeZone = timeZone;
      slice.languages = [...languages];
      slice.isSignOutOwed = readAmong(started.local, STORED.signOutOwed) !== null;
      if (slice.isSignOutOwed) slice.status = 'guest';
      slice.isBot = started.isBot ?? false;
      slice.domain = started.domain ?? '';
      slice.apiOrigin = started.apiOrigin;
      const place = started.preset?.session;
      if (place) Object.assign(slice, { geo: { ...place.geo }, currency: place.currency });
    },
    'app.ready'(slice) {
      slice.ready = true;
      // The page waits no longer for who is there.
      if (slice.status === 'unknown') slice.status = 'guest';
    },
    'app.updateFound'(slice, { version }) {
      slice.updateVersion = version;
      slice.isUpdatePutOff = false;
    },
    'app.updatePutOff'(slice) {
      slice.isUpdatePutOff = true;
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
    'session.started'(slice, { userId }, { seq }) {
      slice.changedAt = seq;
      slice.isTold = true;
      slice.status = 'player';
      slice.userId = userId;
      slice.endReason = null;
      slice.expectedEnd = null;
      slice.isSignOutOwed = false;
    },
    'app.storageChanged'(slice, { name, value }, { seq }) {
      slice.learnedAt = seq;
      if (name === STORED.signOutOwed.name) oweAsElsewhere(slice, value !== null, seq);
      if (name !== STORED.authChanged.name) return;
      // Somebody signed in anew, in another tab: who is there now owes nothing.
      const change = readText(STORED.authChanged, value);
      hear(slice, change?.reason ?? null);
      if (change?.reason === 'started') slice.isSignOutOwed = false;
    },
    'session.ended'(slice, { reason }, { seq }) {
      slice.changedAt = seq;
      slice.isTold = true;
      slice.status = 'guest';
      slice.userId = null;
      slice.endReason = reason;
      slice.expectedEnd = null;
    },
  },
  requests: {
    // The server may say so to a poll before it answers this.
    disconnect(slice) {
      slice.expectedEnd = 'logout';
    },
  },
  replies: {
    authCheck(slice, { user_id }, event) {
      slice.learnedAt = event.seq;
      slice.isTold = true;
      if (user_id !== null) return;
      if (askedAt(event) > slice.changedAt) slice.isSignOutOwed = false;
      presumeGuest(slice);
    },
    disconnect(slice, _, { seq }) {
      slice.isSignOutOwed = false;
      // Who was there before the server heard of it is not there now.
      if (slice.userId === null) slice.changedAt = seq;
      slice.isTold = true;
    },
    appVersion(slice, { version }) {
      slice.runningVersion ??= version;
    },
    session(slice, { geo, currency }) {
      slice.geo = { ...geo };
      slice.currency = currency;
    },
  },
  refusals: {
    authCheck: presumeGuest,
    disconnect(slice, { status }, { cause }) {
      // Only who is nobody to the server already need not be signed out there.
      if (status === 401) slice.isSignOutOwed = false;
      else owe(slice, cause);
    },
  },
  failures: {
    authCheck: presumeGuest,
    disconnect: (slice, _, { cause }) => owe(slice, cause),
  },
});
