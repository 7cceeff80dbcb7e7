/**
 * Rows of the error catalogues of both documents, each driven to what a player or the log sees.
 * Those that answer a player are in `error-catalogue-player.test.ts`, those that a page has to show
 * in `test/site/remote/error-catalogue.dom.test.tsx`.
 */
import { mergeMap } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName } from '../../src/calls/table.ts';
import { effects } from '../../src/effects/all.ts';
import { effect } from '../../src/effects/define.ts';
import { visit } from '../../src/effects/route/visit.ts';
import { explainRoute } from '../../src/routes/resolve.ts';
import { ask, endOf } from '../support/session/calling.ts';
import {
  networkError,
  refuse,
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from '../support/session/session.ts';
import { messageOf } from '../support/session/signing-in.ts';

const test = suite('error catalogue');

interface Row {
  /** What the catalogue says, in short. */
  readonly says: string;
  readonly options?: SessionOptions;
  /** What happens once the site is ready. */
  readonly happens?: (session: TestSession) => void;
  readonly seen: (session: TestSession) => void;
}

const player = { authCheck: () => reply({ user_id: '7' }) };

/** What the log tells of failures, by the call or part they are about. */
const told = (session: TestSession, name: string): string[] =>
  session.events.flatMap((event) =>
    event.type === 'bus.failed' && event.data.name === name ? [event.data.message] : [],
  );

const failsAndIsSkipped = (call: CallName): Row => ({
  says: `a failure of ${call} is logged and skipped`,
  options: { answers: { [call]: networkError } },
  seen(session) {
    assert.is(told(session, call).length, 1);
    assert.ok(session.runtime.state.session.ready);
    assert.is(session.runtime.state.route.status, 200);
  },
});

const endsAs = (says: string, answer: () => ReturnType<typeof reply>, end: string): Row => {
  let id = 0;
  return {
    says,
    options: { answers: { captchaTime: answer } },
    happens(session) {
      id = ask(session, 'captchaTime');
    },
    seen: (session) => assert.is(endOf(session, id), end),
  };
};

const fail = ({ runtime }: TestSession, page?: number) =>
  runtime.publish('bus.failed', {
    source: 'page',
    name: 'view',
    message: 'gone',
    ...(page === undefined ? {} : { page }),
  });

const forces = (says: string, page: number, status: number): Row => ({
  says,
  happens: (session) => fail(session, page),
  seen: (session) => assert.is(session.runtime.state.route.status, status),
});

/** With which codes what failed, as analysts read it in the log. */
const recorded = ({ events }: TestSession): string[] =>
  events.flatMap((event) =>
    event.type === 'analytics.errorRecorded' ? [`${event.data.flow} ${event.data.code}`] : [],
  );

/** Shows a page that passes what nobody knows. */
const strangeRoute = effect('strange-route', (context) =>
  context
    .on('page.refreshPressed')
    .pipe(
      mergeMap(({ seq }) =>
        visit(context, '/en/about', seq, (url, visitor) =>
          explainRoute(url, visitor, ['banned', 'nobody knows']),
        ),
      ),
    ),
);

let cancelled = 0;

const rows: readonly Row[] = [
  forces('a bus error event forces an error page with the given status', 404, 404),
  forces('so does one with a status that no address of the site has', 503, 503),
  forces('a route error uses 500 where its status is none of an error', 0, 500),
  {
    says: 'the error page stays until the player goes elsewhere, whatever the site asks meanwhile',
    happens(session) {
      fail(session, 500);
      session.clock.advance(15 * 60_000);
    },
    seen(session) {
      assert.is(session.runtime.state.route.status, 500);
      session.runtime.publish('route.requested', { url: '/en/about', replace: false });
      assert.is(session.runtime.state.route.status, 200);
    },
  },
  {
    says: 'a bus error event without a status leaves the page there is',
    happens: (session) => fail(session),
    seen: (session) => assert.is(session.runtime.state.route.status, 200),
  },
  {
    says: "unknown middleware gives 500 'Unknown middleware'",
    options: { effects: [...effects, strangeRoute] },
    happens: ({ runtime }) => runtime.publish('page.refreshPressed', {}),
    seen(session) {
      assert.is(session.runtime.state.route.status, 500);
      assert.equal(told(session, 'route'), ['Unknown middleware']);
    },
  },
  {
    says: 'an address that is none gives 404',
    options: { url: '/en/nothing/here' },
    seen: (session) => assert.is(session.runtime.state.route.status, 404),
  },
  {
    says: 'a configuration that fails is logged as missing, and the installed flag is reset',
    options: { answers: { configGroup: networkError, configAll: networkError } },
    // Both calls are tried again and again first.
    happens: (session) => session.clock.advance(30_000),
    seen(session) {
      assert.ok(told(session, 'config').some((message) => message.includes('no site config')));
      assert.not.ok(session.runtime.state.config.installed);
    },
  },
  failsAndIsSkipped('redirectLight'),
  failsAndIsSkipped('block'),
  failsAndIsSkipped('session'),
  {
    says: 'a cyclic redirect is logged rather than performed',
    options: {
      answers: {
        redirectLight: () =>
          reply({ redirect: true, code: 301, url: '/en', reasons: [], breadcrumbs: [] }),
      },
    },
    seen(session) {
      assert.match(told(session, 'redirectLight')[0] ?? '', 'circle');
      assert.is(session.navigation.url, '/en');
    },
  },
  {
    says: 'a block that fails because the site is closed turns maintenance on',
    options: { answers: { block: () => refuse(503, '1501') } },
    seen: (session) => assert.ok(session.runtime.state.block.maintenance.isActive),
  },
  endsAs('a failed fetch ends as network', networkError, 'network'),
  endsAs('a reply that fits no schema ends as error', () => reply('nonsense'), 'error'),
  {
    says: 'a cancelled call ends as close, 499',
    happens(session) {
      cancelled = ask(session, 'captchaTime');
      session.runtime.publish('http.cancelled', { call: 'captchaTime', requestId: cancelled });
    },
    seen: (session) => assert.is(endOf(session, cancelled), 'close'),
  },
  {
    says: '401 leads to a fresh token and one more try; a second 401 ends the session',
    options: { answers: { ...player, limits: () => refuse(401) } },
    seen(session) {
      assert.is(session.requestsOf('limits').length, 2);
      assert.is(session.runtime.state.session.endReason, 'expired');
    },
  },
  {
    says: '400 with the code of the fingerprint leads to another one and a retry',
    options: {
      answers: {
        ...player,
        fingerprint: () => reply({ token: 'print', expiresAt: Date.UTC(2027, 0, 1) }),
        limits: ({ headers }) =>
          headers['x-fingerprint'] ? reply({ limits: [] }) : refuse(400, '120'),
      },
    },
    seen: (session) => assert.is(session.runtime.state.limits.status, 'ready'),
  },
  {
    says: '451 leads to the terms page',
    options: {
      answers: {
        ...player,
        agreementStatus: () => reply({ result: true, updatedAt: 1, version: 2 }),
        limits: () => reply({ errors: [], exception_code: 1 }, 451),
      },
    },
    seen: (session) => assert.is(session.runtime.state.route.route, 'confirmTerms'),
  },
  {
    says: 'a failed status of the terms counts as not changed and is logged',
    options: { answers: { ...player, agreementStatus: networkError } },
    seen(session) {
      assert.not.ok(session.runtime.state.terms.changed);
      assert.ok(told(session, 'agreementStatus').length > 0);
    },
  },
  {
    says: 'a token that cannot be fetched is logged, and rejects the calls that need it',
    options: { answers: { ...player, token: networkError, limits: () => reply({ limits: [] }) } },
    seen(session) {
      assert.ok(told(session, 'token').length > 0);
      assert.is(session.requestsOf('limits').length, 0);
      assert.is(session.runtime.state.limits.status, 'failed');
    },
  },
  {
    says: 'a refused sign-in says why and leaves a guest',
    options: {
      answers: {
        loginByEmail: () => reply({ errors: [{ code: '1001', detail: 'auth_wrong' }] }, 403),
      },
    },
    happens: (session) =>
      session.runtime.publish('session.loginSubmitted', { login: 'a@b.cd', password: 'wrong' }),
    seen(session) {
      assert.is(messageOf(session.runtime.state.auth), 'auth_wrong');
      assert.is(session.runtime.state.session.userId, null);
      assert.equal(recorded(session), ['login 1001']);
    },
  },
];

for (const { says, options, happens, seen } of rows) {
  test(says, () => {
    const session = testSession(options);
    session.runtime.start();
    session.clock.advance(5000);
    happens?.(session);
    session.clock.advance(5000);
    seen(session);
    session.runtime.stop();
  });
}

test.run();
