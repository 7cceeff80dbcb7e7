/** The cookie in which the player's token is kept. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ask, endOf } from '../../support/session/calling.ts';
import { memoryStore, reply, testSession } from '../../support/session/session.ts';
import { tokenUntil } from '../../support/tokens.ts';

const test = suite('calls: the cookie of the token');

const START = Date.UTC(2026, 0, 1);

for (const [what, kept] of [
  ['none', null],
  ['an expired one', tokenUntil(START - 1000)],
  ['what is no token', 'garbage'],
  ['a token without an end', `x.${btoa('{}')}.y`],
] as const) {
  test(`a fresh token is fetched where the cookie holds ${what}`, () => {
    const session = testSession({ answers: { rights: () => reply({ rights: [] }) } });
    if (kept !== null) session.storage.cookies.setItem('user_token', kept);
    session.runtime.start();
    const id = ask(session, 'rights');
    session.clock.advance(1000);
    assert.is(session.requestsOf('token').length, 1);
    assert.is(session.requestsOf('token')[0]?.request.query?.['force_refresh'], 'true');
    assert.is(endOf(session, id), 200);
  });
}

test('the cookie keeps a token until the token’s own expiry', () => {
  const kept: (number | undefined)[] = [];
  const cookies = memoryStore();
  const setItem = (name: string, value: string, options?: { readonly expires?: number }) => {
    cookies.setItem(name, value);
    if (name === 'user_token') kept.push(options?.expires);
  };
  const storage = {
    local: memoryStore(),
    session: memoryStore(),
    cookies: { ...cookies, setItem },
  };
  const session = testSession({
    storage,
    answers: { token: () => reply({ token: tokenUntil(START + 600_500) }) },
  });
  session.runtime.start();
  ask(session, 'rights');
  session.clock.advance(1000);
  assert.equal(kept, [START + 600_000]);
  const [told] = session.events.filter((event) => event.type === 'session.tokenKept');
  assert.is(told?.type === 'session.tokenKept' && told.data.expiresAt, START + 600_000);
});

test.run();
