/** What a back-end answers that works, call by call. */
import * as fc from 'fast-check';
import { type CallName, calls } from '../../src/calls/table.ts';
import type { TransportRequest } from '../../src/calls/transport.ts';
import { siteConfigTable } from '../../src/domain/site/config.ts';
import type { Game, Market } from '../../src/events/line.ts';
import { fitting } from '../fuzz/from-schema.ts';
import { accepted, balance } from '../support/session/betting.ts';
import { challengeOf } from '../support/session/captcha.ts';
import { marketsOf, smallGame } from '../support/session/small-line.ts';

/** What an answer depends on. */
export interface Asked {
  readonly request: TransportRequest;
  readonly now: number;
  /** How many requests came before. */
  readonly nth: number;
  /** Who the back-end thinks is signed in. */
  readonly userId: string | null;
}

const games: readonly Game[] = [7, 8, 9].map((id) => smallGame(id));
const toCome: readonly Game[] = [20, 21].map((id) =>
  smallGame(id, { status: 1, score: [0, 0], period: '', minute: null }),
);
/** Every market of the line. */
export const markets: readonly Market[] = [...games, ...toCome].flatMap((game) => marketsOf(game));

/** The game of a market. */
export function gameOf({ gameId }: Market): Game | undefined {
  return [...games, ...toCome].find(({ id }) => id === gameId);
}

function line({ request: { url } }: Asked) {
  const shown = url.includes('/live') ? games : toCome;
  return {
    feedId: '1',
    sports: [{ id: 1, slug: 'football', name: 'Football' }],
    champs: [{ id: 1, slug: '1-north', name: 'North', sportId: 1, gameCount: shown.length }],
    games: shown,
    markets: shown.flatMap((game) => marketsOf(game)),
  };
}

const jwt = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.planted-secret-0`;

const signedIn = () => ({ userId: 'player-1' });

const answers: Partial<Record<CallName, (asked: Asked) => unknown>> = {
  authCheck: ({ userId }) => ({ user_id: userId }),
  session: () => ({ geo: { countryCode: 'gb', countryId: 1 }, currency: 'EUR', language: 'en' }),
  redirectLight: () => ({ redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] }),
  block: () => ({ displayTypeId: 0, templateTypeId: 0 }),
  maintenance: () => ({
    ...{ started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
    ...{ isActive: false, web_state: 0 },
  }),
  appVersion: () => ({ version: 'test' }),
  configGroup: ({ nth }) => ({
    site: { [siteConfigTable.cookieAgreementPopup.key]: nth % 2 === 0 },
  }),
  token: ({ now, userId }) => ({
    token: jwt({ exp: Math.floor(now / 1000) + 90, ...(userId === null ? {} : { sub: userId }) }),
  }),
  disconnect: () => ({ success: true }),
  fingerprint: ({ now }) => ({ token: 'planted-secret-1', expiresAt: now + 90_000 }),
  agreementStatus: () => ({ result: false, updatedAt: null }),
  rights: () => ({ rights: [] }),
  sportsLine: line,
  balance: () => balance(),
  couponPlace: ({ request }) => accepted(request.headers['idempotency-key'] ?? '1'),
  betHistory: () => ({ items: [], next: null }),
  loginByEmail: signedIn,
  loginByPhone: signedIn,
  loginBySms: signedIn,
  loginByToken: signedIn,
  loginBySocial: signedIn,
  loginTwoStep: signedIn,
  captchaUpdate: ({ request: { query = {} }, now }) => {
    const code = (['100', '111', '112', '113'] as const).find((one) => one === query['code']);
    return { challenge: challengeOf(code ?? '111', `c-${now}`, now), now };
  },
  captchaValidate: () => ({ token: 'planted-secret-2' }),
  captchaTime: () => ({ time: 0 }),
  passwordRecovery: ({ now }) => ({ expiresAt: now + 600_000 }),
  activationSend: () => ({ expiresIn: 60, resendIn: 10 }),
  activationConfirm: () => ({}),
  twoStepStart: () => ({ method: 'totp', key: 'planted-secret-4', expiresIn: 600 }),
  twoStepEnable: () => ({ recoveryCodes: ['planted-secret-5'] }),
  phoneCountries: () => [{ id: 372, name: 'Ireland', country_code: 'IE', tel_code: '353' }],
  phoneMasks: () => [{ CountryId: 372, Mask: '## ### ####', Max: 9, Min: 9 }],
};

/** The body of a good answer; where nothing is known of the call, any that fits. */
export function rightBody(call: CallName, asked: Asked): unknown {
  const answer = answers[call];
  if (answer) return answer(asked);
  const [made] = fc.sample(fitting(calls[call].reply), { seed: asked.nth, numRuns: 1 });
  return made;
}
