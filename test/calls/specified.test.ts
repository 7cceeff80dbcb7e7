/**
 * The calls as the specification lists them. The site and its reference back-end read one table, so
 * nothing else would notice that both had left the addresses a real back-end answers.
 */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RetryRule } from '../../src/calls/define.ts';
import { type CallName, calls } from '../../src/calls/table.ts';

const test = suite('calls: as specified');

type Row = readonly [name: CallName, address: string, traits?: { readonly bearer: true }];

const player = { bearer: true } as const;

const rows: readonly Row[] = [
  ['configAll', 'GET /bff-api/config/all.json'],
  ['configGroup', 'GET /bff-api/config/group/get'],
  ['redirectLight', 'POST /redirects-api/api/v1/redirect-light'],
  ['block', 'POST /blocks-api/api/v2/block'],
  ['maintenance', 'GET /bff-api/maintenance'],
  ['appVersion', 'GET /version.json'],
  ['dictionary', 'GET /dictionaries/{lang}'],
  ['session', 'GET /web-api/session'],
  ['authCheck', 'GET /web-api/auth/v1/check'],
  ['token', 'GET /web-api/user/gettoken'],
  ['disconnect', 'POST /web-api/auth/v1/disconnect'],
  ['loginByEmail', 'POST /web-api/auth/v1/login/email'],
  ['loginByPhone', 'POST /web-api/auth/v1/login/phone'],
  ['loginByToken', 'POST /web-api/auth/v1/login/token'],
  ['loginBySocial', 'POST /web-api/auth/v1/login/social'],
  ['loginBySms', 'POST /web-api/auth/v1/login/sms'],
  ['loginTwoStep', 'POST /web-api/auth/v1/login/two-step'],
  ['sendSms', 'POST /web-api/auth/v1/sms'],
  ['rights', 'GET /web-api/auth/v1/rights', player],
  ['oauth', 'GET /web-api/auth/v1/oauth/{network}'],
  ['oneTapClient', 'GET /web-api/auth/v1/one-tap'],
  ['oneTapSignIn', 'POST /web-api/auth/v1/one-tap'],
  ['register', 'POST /web-api/registration/v1/{type}'],
  ['passwordRecovery', 'POST /web-api/auth/v1/recovery/{step}'],
  ['secureData', 'GET /web-api/user/v1/secure', player],
  ['fingerprint', 'POST /web-api/fingerprint/v1'],
  ['userConfig', 'GET /web-api/user/v1/config', player],
  ['balance', 'GET /web-api/user/v1/balance', player],
  ['balanceSecond', 'GET /web-api/user/v2/balance', player],
  ['pointEntries', 'GET /web-api/officeapi/v1/points', player],
  ['pointStore', 'GET /web-api/officeapi/v1/points/store', player],
  ['pointBuy', 'POST /web-api/officeapi/v1/points/store', player],
  ['accountActivate', 'POST /web-api/user/v1/accounts/active', player],
  ['currencyAdd', 'POST /web-api/user/v1/accounts', player],
  ['currencyRemove', 'DELETE /web-api/user/v1/accounts/{currencyId}', player],
  ['agreementStatus', 'GET /web-api/api-v3/v2/user/agreement-rules/status', player],
  ['agreementConfirm', 'POST /web-api/api-v3/v2/user/agreement-rules/confirm', player],
  ['cookieAgreement', 'POST /web-api/user/v1/cookie-agreement', player],
  ['cookieAgreementRead', 'GET /web-api/user/v1/cookie-agreement', player],
  ['bonusPopup', 'GET /web-api/officeapi/v1/bonus-popup-information', player],
  ['phoneCountries', 'GET /web-api/reference/v1/phone-countries'],
  ['phoneMasks', 'GET /web-api/reference/v1/phone-masks'],
  ['captchaValidate', 'POST /captcha-api/v1/validate'],
  ['captchaUpdate', 'GET /captcha-api/v1/update'],
  ['captchaTime', 'GET /captcha-api/v1/time'],
  ['counters', 'GET /web-api/counters/v1'],
  ['gamesPreview', 'GET /web-api/games/v1/preview-light'],
  ['casinoGames', 'GET /casino-api/v1/games'],
  ['casinoRoundStart', 'POST /casino-api/v1/rounds', player],
  ['casinoRoundAct', 'POST /casino-api/v1/rounds/{id}/actions', player],
  ['casinoRounds', 'GET /casino-api/v1/rounds', player],
  ['casinoOutsideRounds', 'GET /casino-api/v1/outside-rounds', player],
  ['casinoRound', 'GET /casino-api/v1/rounds/{id}', player],
  ['casinoSeeds', 'GET /casino-api/v1/seeds', player],
  ['casinoSeedsChange', 'POST /casino-api/v1/seeds', player],
  ['casinoDraws', 'GET /casino-api/v1/draws/{game}'],
  ['casinoDrawBet', 'POST /casino-api/v1/draws/{game}/{draw}/bets', player],
  ['casinoFavourites', 'GET /casino-api/v1/favourites', player],
  ['casinoFavouritesSave', 'PUT /casino-api/v1/favourites', player],
];

for (const [name, address, traits] of rows) {
  test(`${name} is ${address}, ${traits ? 'with' : 'without'} the player’s token`, () => {
    const { method, path, bearer } = calls[name];
    assert.is(`${method} ${path}`, address);
    assert.is(bearer, traits !== undefined);
  });
}

test('reasons for an exclusion are asked for with a token that is fetched for it, and nothing else is', () => {
  const fresh = Object.entries(calls).flatMap(([name, { freshToken }]) =>
    freshToken ? [name] : [],
  );
  assert.equal(fresh, ['selfExcludeReasons']);
  assert.ok(calls.selfExcludeReasons.bearer);
});

/** Everything else is sent once. */
const retries: Partial<Record<CallName, RetryRule>> = {
  configAll: { times: 5, delay: 1000 },
  configGroup: { times: 5, delay: 1000 },
  redirectLight: { times: 5, delay: 1000 },
  block: { times: 2, delay: 100 },
  authCheck: { times: 2, delay: 1500 },
  remoteView: { times: 3, delay: 1000, doubling: true },
};

test('a call is sent again where the specification says so, and no other is', () => {
  const ruled = Object.entries(calls).filter(([, { retry }]) => retry !== null);
  assert.equal(Object.fromEntries(ruled.map(([name, { retry }]) => [name, retry])), retries);
});

/** They set what is so already, or, like a bet with its key, are taken once. */
const takenOnce = [
  'balanceHide',
  'block',
  'cashOut',
  'cashbackCollect',
  'cashbackJoin',
  'cashbackLeave',
  'casinoDemoAct',
  'casinoDemoStart',
  'casinoDrawBet',
  'casinoFavouritesSave',
  'casinoRoundAct',
  'casinoRoundStart',
  'casinoSeedsChange',
  'couponCalculate',
  'couponPlace',
  'depositBegin',
  'depositBonusChoose',
  'disconnect',
  'documentUpload',
  'documentWithdraw',
  'exchangeMake',
  'fingerprint',
  'friendsCollect',
  'guestMessage',
  'mailingSave',
  'newsletterStop',
  'paymentRequestAnswer',
  'paymentRequestClose',
  'paymentRequestFile',
  'paymentRequestOpen',
  'pointBuy',
  'pushSubscribe',
  'pushUnsubscribe',
  'redirectLight',
  'signInBonusAnswer',
  'tournamentJoin',
  'withdrawalCancel',
  'withdrawalRequest',
];

test('of calls that change something only those may go out twice that are taken once', () => {
  const twice = Object.entries(calls).flatMap(([name, { method, idempotent }]) =>
    method !== 'GET' && idempotent ? [name] : [],
  );
  assert.equal(twice.sort(), takenOnce);
});

test.run();
