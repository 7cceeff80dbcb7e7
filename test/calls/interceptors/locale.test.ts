/** The headers of language and place. */
import { EMPTY } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Attempt } from '../../../src/calls/interceptors/chain.ts';
import { localising } from '../../../src/calls/interceptors/locale.ts';
import { ask, headersOf } from '../../support/session/calling.ts';
import { answering, attemptOf } from '../../support/session/interceptors.ts';
import { networkError } from '../../support/session/session.ts';

const test = suite('calls: locale');

test('every call says its language; one that names its client says a country', () => {
  const session = answering({ session: networkError });
  ask(session, 'rights');
  session.runtime.publish('http.requested', {
    call: 'captchaTime',
    requestId: 5000,
    headers: { 'x-client': 'web' },
  });
  session.clock.advance(1000);
  assert.equal(headersOf(session, 'captchaTime', 'x-geo-country'), ['ru']);
  assert.equal(headersOf(session, 'captchaTime', 'x-language'), ['en']);
  assert.is(headersOf(session, 'configGroup', 'x-geo-country')[0], undefined);
});

/** The headers a call leaves with. */
function headersWith(country: string | null, headers?: Readonly<Record<string, string>>) {
  const passed: Attempt[] = [];
  const locale = localising({ language: () => 'de', country: () => country });
  locale(attemptOf('captchaTime', headers), (attempt) => {
    passed.push(attempt);
    return EMPTY;
  });
  return passed[0]?.headers;
}

test('the country is that of the session where it is known, ru where it is not', () => {
  const client = { 'x-client': 'web' };
  assert.equal(headersWith('gb', client), { 'x-language': 'de', 'x-geo-country': 'gb' });
  assert.equal(headersWith(null, client), { 'x-language': 'de', 'x-geo-country': 'ru' });
  assert.equal(headersWith('gb'), { 'x-language': 'de' });
});

test('a call that names its client in a session says where that is', () => {
  const session = answering({});
  ask(session, 'captchaTime', { headers: { 'x-client': 'web' } });
  session.clock.advance(1000);
  assert.equal(headersOf(session, 'captchaTime', 'x-geo-country'), ['gb']);
});

test.run();
