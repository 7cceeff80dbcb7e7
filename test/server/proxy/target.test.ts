import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proxyBackEnd } from '../../../src/server/proxy/proxy.ts';
import { targetOf } from '../../../src/server/proxy/target.ts';
import { httpBackEnd } from '../support/back-end.ts';
import { rawAnswer } from '../support/raw.ts';
import { testServer } from '../support/server.ts';

const test = suite('addresses that are passed on');

/** What would be passed on of an address, or null where it is refused. */
function passed(url: string): string | null {
  try {
    return targetOf(url);
  } catch (error) {
    assert.equal(
      [error instanceof Error && error.message, (error as { statusCode?: number }).statusCode],
      ['bad-address', 400],
    );
    return null;
  }
}

test('addresses of calls are passed on as they are', () => {
  for (const url of [
    '/bets-api/v1/coupon?lng=en%20x',
    '/bets-api/v1/coupon/AB-12?x=/../y&z=%2F%2e%2e%2f',
    '/dictionaries/en',
    '/web-api/user/v1/accounts/',
    '/sports-api/v1/line?sport=1&sport=2&a[]=b|c',
    '/web-api/a?b?c?d',
    '/web-api/...a/..b/c..',
    '/remote-views/HEADER%2Fen%2Fline%3Fq%3D50%2525',
    "/web-api/a!$&'()*+,;=:@b",
  ]) {
    assert.is(passed(url), url);
  }
});

test('what may be written in two ways is passed on in one', () => {
  assert.is(passed('/%62ets-api/v1/%7e%41%2d'), '/bets-api/v1/~A-');
  assert.is(passed('/web-api/%e2%82%ac%3b'), '/web-api/%E2%82%AC%3B');
});

test('nothing climbs, by whatever way it is written', () => {
  for (const climb of [
    '..',
    '.',
    '%2e%2e',
    '.%2E',
    '%2e',
    '%252e%252e',
    '%25252e.',
    '..;',
    '..;a=1',
    '..%3bx',
    '..%2f',
    '..%5c',
    '..%255c',
    '..\\',
    'x%2f..%2f..',
    '%c0%ae%c0%ae',
    '%00',
    '%0d%0aHost:%20x',
    '..%00',
  ]) {
    assert.is(passed(`/bets-api/${climb}/internal`), null, climb);
    assert.is(passed(`/bets-api/v1/${climb}`), null, `${climb} at the end`);
    assert.is(passed(`/remote-views/${climb}/internal`), null, `${climb} in a page's address`);
  }
});

test('what names a host, or is no path, is refused', () => {
  for (const url of [
    'http://evil.test/bets-api/v1/x',
    'https://evil.test/bets-api/v1/x',
    '//evil.test/bets-api/v1/x',
    '/\\evil.test/bets-api/v1/x',
    'evil.test:443',
    '*',
    '',
    'bets-api/v1/x',
    '/bets-api/v1/x#part',
    '/bets-api/v1/x?a#part',
    '/bets-api/v1//x',
    '//bets-api/v1/x',
    '/bets-api//',
    '/bets-api/v1/x y',
    '/bets-api/v1/x\ty',
    '/bets-api/v1/\u0000',
    '/bets-api/v1/é',
    '/bets-api/v1/x\\y',
    '/bets-api/v1/x?a\\b',
    '/bets-api/%zz',
    '/bets-api/%',
    '/bets-api/a%2fb',
    '/bets-api%2fv1/x',
    '/bets-api/%2525252525252541',
  ]) {
    assert.is(passed(url), null, JSON.stringify(url));
  }
});

test('what is no call’s is refused', () => {
  for (const url of [
    '/',
    '/internal',
    '/bets-api',
    '/bets-apis/x',
    '/BETS-API/x',
    '/x/bets-api/',
  ]) {
    assert.is(passed(url), null, url);
  }
});

test('what is refused never reaches the back-end', async () => {
  const backEnd = await httpBackEnd();
  const on = await testServer({ backEnd: (app) => proxyBackEnd(app, backEnd.origin) });
  try {
    for (const url of [
      '/bets-api/../internal/admin',
      '/bets-api/%2e%2e/internal/admin',
      '/bets-api/%252e%252e/internal/admin',
      '/bets-api/..%2finternal',
      '/bets-api/x//y',
      '/bets-api/v1/x#y',
      'http://evil.test/bets-api/v1/x',
    ]) {
      const text = `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      const answer = await rawAnswer(on.origin(), text);
      assert.match(answer, /^HTTP\/1\.1 400 /, url);
      assert.match(answer.toLowerCase(), /\r\ncontent-security-policy: /, url);
    }
    assert.equal(backEnd.seen, []);
  } finally {
    await on.dispose();
    backEnd.close();
  }
});

test.run();
