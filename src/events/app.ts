import * as v from 'valibot';
import { preset } from '../domain/coupon/preset.ts';
import { finite } from '../kernel/numbers.ts';
import { address, personal } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** Values the runtime may read at its start, by name: only names it declares are read. */
const stored = v.record(v.string(), v.string());

/** Those of the tab, among which are addresses. */
const storedInTab = v.objectWithRest(
  { returnUrl: v.optional(address(v.string())), redirected: v.optional(personal(v.string())) },
  v.string(),
);

export const appEvents = area('app', {
  started: event(
    2,
    'The runtime started. Holds all that the session began with.',
    v.object({
      sessionId: v.string(),
      build: v.string(),
      catalogue: v.string(),
      /** The version of each read model that checkpoints hash. Recordings of before have none. */
      readModels: v.optional(
        v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      ),
      /** The version of what effects do. Recordings of before say none, and are of the first. */
      effects: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      /** Some effects join later, and `effectsJoined` says when; all begin with the session unless said. */
      effectsJoinLater: v.optional(v.boolean()),
      /** How many events lie between two regular checkpoints; 500 unless said. */
      checkpointEvery: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      production: v.boolean(),
      projectId: finite,
      apiOrigin: v.string(),
      promoFrameUrl: v.string(),
      url: address(v.string()),
      /** The host the site is served from. */
      domain: v.optional(v.string()),
      /** What the page brought along, so that it is not asked for. */
      preset: v.optional(preset),
      viewport: v.object({ width: finite, height: finite }),
      languages: v.array(v.string()),
      timeZone: v.string(),
      /** The system prefers dark colours; that holds until the player chooses. */
      systemIsDark: v.optional(v.boolean()),
      userAgent: personal(v.string()),
      /** The user agent is that of a robot: it is shown the site, without its timers. */
      isBot: v.optional(v.boolean()),
      /** Where the session's random numbers start from, so that they come again in replay. */
      seed: finite,
      /** When the token in its cookie expires; the token itself is secret and not told. */
      tokenExpiresAt: v.optional(finite),
      /** Whom that token stands for. */
      tokenUserId: v.optional(v.string()),
      cookies: stored,
      local: stored,
      session: storedInTab,
    }),
  ),
  effectsJoined: event(
    1,
    'Effects joined that were fetched after the page began. They heard all that happened before.',
    v.object({}),
  ),
  ready: event(1, 'Configuration and session are known; the page can be used.', v.object({})),
  stopped: event(1, 'The page is going away.', v.object({})),
  visibilityChanged: input(
    1,
    'The tab came to the front or went to the back.',
    v.object({ visible: v.boolean() }),
  ),
  viewportChanged: input(
    1,
    'The window has another size, in CSS pixels.',
    v.object({ width: finite, height: finite }),
  ),
  storageChanged: input(
    1,
    'Another tab wrote, or removed, a stored value that the runtime reads.',
    v.object({ name: v.string(), value: v.nullable(v.string()) }),
  ),
  schemeChanged: input(
    1,
    'The system now prefers dark, or light, colours.',
    v.object({ systemIsDark: v.boolean() }),
  ),
  connectionChanged: input(
    1,
    'The browser says it has, or has no, network.',
    v.object({ online: v.boolean() }),
  ),
  adBlockerFound: input(
    1,
    'A part of the site cannot be had, and the browser hides what looks like an advertisement.',
    v.object({}),
  ),
  updateFound: event(
    1,
    'The server runs another version than the one this page came from.',
    v.object({ version: v.string() }),
  ),
  updateAccepted: input(1, 'The player asked for the newer version.', v.object({})),
  updatePutOff: input(1, 'The player goes on with the version there is.', v.object({})),
});
