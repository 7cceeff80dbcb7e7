/** What browsers keep: all of it is declared once, reads back what was written, and trusts nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSOLE_STORED } from '../../src/console/stored-values.ts';
import {
  isGrant,
  readAtStart,
  STORED,
  sharedNames,
  storedGrant,
  storedValues,
} from '../../src/events/stored-values.ts';
import { type AnyStored, readText, type StoredValue } from '../../src/kernel/stored-value.ts';
import { QUEUE } from '../../src/log/queue/indexeddb-queue.ts';
import { PAGE_STORED } from '../../src/site/stored-values.ts';
import { repositoryRoot } from '../support/repository.ts';
import { addBet, place } from '../support/session/betting.ts';
import { ready } from '../support/session/bookmaker.ts';
import { never } from '../support/session/session.ts';

const test = suite('stored values');

const all: readonly AnyStored[] = [
  ...storedValues,
  ...Object.values(PAGE_STORED),
  ...Object.values(CONSOLE_STORED),
];

const readAny = (value: AnyStored, text: string) => readText({ ...value, textOf: String }, text);

test('each has a name of its own in its area, and something takes it away', () => {
  const places = all.map(({ area, name }) => `${area} ${name}`);
  assert.is(new Set(places).size, places.length);
  assert.ok(all.every(({ erasedBy }) => erasedBy !== ''));
});

test('names in browsers stay what they are', () => {
  assert.equal(readAtStart('local'), [
    ...[
      'preferences',
      'display',
      'coupon',
      'realityCheck',
      'reminders',
      'pendingBets',
      'pendingRounds',
      'pendingSales',
      'favouriteGames',
      'favourites',
      'autoLogOff',
      'cookiesAgree',
      'signOutOwed',
    ],
  ]);
  assert.equal(readAtStart('session'), [
    ...['returnUrl', 'payments', 'remindersClosed', 'recovery', 'redirected'],
    'maintenanceDismissed',
  ]);
  assert.equal(readAtStart('cookies'), ['lng']);
  assert.equal([...sharedNames].sort(), [
    ...[
      'authChanged',
      'cookiesAgree',
      'coupon',
      'display',
      'favouriteGames',
      'favourites',
      'pendingBets',
      'pendingRounds',
      'pendingSales',
      'realityCheck',
      'reminders',
      'signOutOwed',
    ],
  ]);
  assert.equal([STORED.token.name, STORED.ggru.name], ['user_token', 'ggru']);
  assert.is(storedGrant('player-1').name, 'grant_player-1');
  assert.equal(['grant_x', 'user_token'].map(isGrant), [true, false]);
});

/** One content of each, and the text that browsers hold of it. */
const receipt = { sessionId: 's', ackedSeq: 1, chain: 'a'.repeat(64), at: 1, signature: 'x' };
function written<T>(value: StoredValue<T>, content: NoInfer<T>, text: string) {
  return { value, content, text };
}
const examples = [
  written(STORED.preferences, { appTheme: 1, coefViewId: 2 }, '{"appTheme":1,"coefViewId":2}'),
  written(STORED.display, { compactView: true }, '{"compactView":true}'),
  written(STORED.realityCheck, { userId: '7', at: 5 }, '{"userId":"7","at":5}'),
  written(STORED.reminders, { 'new-site': 5 }, '{"new-site":5}'),
  written(STORED.remindersClosed, ['set-limits'], '["set-limits"]'),
  written(
    STORED.favourites,
    { games: [7], champs: [], boards: [] },
    '{"games":[7],"champs":[],"boards":[]}',
  ),
  written(STORED.payments, ['10000001'], '["10000001"]'),
  written(STORED.autoLogOff, true, '1'),
  written(STORED.signOutOwed, true, '1'),
  written(
    STORED.cookiesAgree,
    { cookiesType: 'all', agreedAt: 5 },
    '{"cookiesType":"all","agreedAt":5}',
  ),
  written(STORED.authChanged, { at: 5, reason: 'logout' }, '{"at":5,"reason":"logout"}'),
  written(STORED.returnUrl, '/en/office', '/en/office'),
  written(STORED.recovery, { step: 'code', expiresAt: 5 }, '{"step":"code","expiresAt":5}'),
  written(STORED.redirected, [{ from: '/en', at: 5 }], '[{"from":"/en","at":5}]'),
  written(STORED.maintenanceDismissed, '5 6', '5 6'),
  written(STORED.token, 'a.b.c', 'a.b.c'),
  written(PAGE_STORED.activityAt, 1_767_225_600_000, '1767225600000'),
  written(PAGE_STORED.reloadedAt, 0, '0'),
  written(
    PAGE_STORED.betReceipts,
    [{ couponId: '1', sessionId: 's', seq: 1, receipt }],
    JSON.stringify([{ couponId: '1', sessionId: 's', seq: 1, receipt }]),
  ),
  written(CONSOLE_STORED.theme, 'dark', '"dark"'),
  written(CONSOLE_STORED.panes, [40, 60], '[40,60]'),
];

test('what is written reads back, and is written as browsers hold it', () => {
  for (const { value, content, text } of examples) {
    const textOf: (content: never) => string = value.textOf;
    assert.is(textOf(content as never), text, value.name);
    assert.equal(readAny(value, text), content, value.name);
  }
});

test('a coupon and a bet under way read back as the session wrote them', () => {
  const session = ready({ answers: { couponPlace: never } });
  addBet(session, '8-1');
  place(session);
  session.clock.advance(100);
  const { coupon } = session.runtime.state;
  const [bet] = readText(STORED.pendingBets, session.storage.local.getItem('pendingBets')) ?? [];
  assert.is(coupon.placing.status, 'placing');
  assert.equal(bet, coupon.pending);
  const kept = readText(STORED.coupon, session.storage.local.getItem('coupon'));
  assert.equal(kept?.bets, coupon.bets);
  assert.equal(kept?.amount, coupon.amount);
});

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const hostile = ['', '{', 'null', '[]', '{}', '[{}]', '"x"', '-1', 'NaN', '1e999', '\u0000', deep];

test('hostile contents are nothing, and throw nothing', () => {
  const textual = new Set<AnyStored>([STORED.returnUrl, STORED.maintenanceDismissed, STORED.lng]);
  const flags = new Set<AnyStored>([STORED.autoLogOff, STORED.signOutOwed]);
  for (const value of all) {
    for (const text of hostile) {
      const said = readAny(value, text);
      const isText = textual.has(value) || value.area === 'cookies';
      if (isText) assert.is(said, text, value.name);
      else if (flags.has(value)) assert.is(said, true, value.name);
      else {
        const isEmpty = JSON.stringify(said) === '[]' || JSON.stringify(said) === '{}';
        assert.ok(said === null || isEmpty, `${value.name}: ${text.slice(0, 20)}`);
      }
    }
  }
});

test('a bet that was never sent so is not sent again', () => {
  const pending = (body: unknown) => JSON.stringify([{ key: 'k', userId: 'p', body }]);
  assert.is(readText(STORED.pendingBets, pending({})), null);
  assert.is(readText(STORED.pendingBets, pending({ accountId: '1', amount: -5 })), null);
});

/** The doors to what a browser keeps; every other file goes through the declarations. */
const doors: ReadonlySet<string> = new Set([
  // Reading and writing by declaration.
  'kernel/stored-value.ts',
  // The whole of what a session begins with, by the declared names.
  'bus/started.ts',
  // The browser's stores themselves.
  'site/ports/storage.ts',
  'site/main.tsx',
  'console/ui/kept.ts',
  // Stands in the page itself and brings nothing along: the name is held to below.
  'site/boot.ts',
]);

const storage =
  /\b(localStorage|sessionStorage|document\.cookie)\b|\.(getItem|setItem|removeItem)\(/;

test('nothing but the doors reads or writes storage', () => {
  const root = path.join(repositoryRoot, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file));
  const found = files.filter((file) => storage.test(readFileSync(path.join(root, file), 'utf8')));
  assert.equal(
    found.filter((file) => !doors.has(file)),
    [],
  );
  assert.equal(
    [...doors].filter((file) => !found.includes(file)),
    [],
  );
  const boot = readFileSync(path.join(root, 'site/boot.ts'), 'utf8');
  assert.ok(boot.includes(`'${STORED.preferences.name}'`));
});

/** Set by servers, and the names of what holds the recordings. */
const BESIDE = ['rb_session', 'rb_visit', 'rb_owner', 'grant_', QUEUE];

const articles = path.join(repositoryRoot, 'src/remotes/information/articles');
for (const language of readdirSync(articles)) {
  test(`the page of cookies lists all that players' browsers hold: ${language}`, () => {
    const text = readFileSync(path.join(articles, language, 'cookies.md'), 'utf8');
    const words = new Set(text.match(/[\w-]+/g));
    const names = [...storedValues, ...Object.values(PAGE_STORED)].map(({ name }) => name);
    const missing = [...names, ...BESIDE].filter((name) => !words.has(name));
    assert.equal(missing, []);
  });
}

test.run();
