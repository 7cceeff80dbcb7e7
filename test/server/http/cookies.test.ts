/** Every cookie of the whole server, as a browser is given it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reference } from '../../../src/reference/plugin.ts';
import { fakeBoard } from '../../reference/support/board.ts';
import { temporaryFolder } from '../../reference/support/harness.ts';
import { PASSWORD, type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer }>('cookies');

test.before(async (context) => {
  context.on = await testServer({
    trustProxy: ['127.0.0.1'],
    backEnd: (app, services) =>
      reference(app, { ...services, dataDir: temporaryFolder(), clockRate: 1, board: fakeBoard() }),
  });
});

test.after(async ({ on }) => {
  await on.dispose();
});

const encoded = (text: string) => Buffer.from(text).toString('base64url');

type Set = readonly [name: string, attributes: readonly string[]];

function cookiesOf({ headers }: Response): Set[] {
  return headers.getSetCookie().map((text) => {
    const [pair = '', ...attributes] = text.split(/; */);
    return [pair.split('=')[0] ?? '', attributes];
  });
}

/** What a visitor does that sets a cookie. */
const doings: [what: string, address: string, body?: object][] = [
  ['opens the site', '/en'],
  [
    'signs in',
    '/web-api/auth/v1/login/email',
    { login: encoded('player@example.test'), password: encoded(PASSWORD) },
  ],
  ['signs out', '/web-api/auth/v1/disconnect', {}],
  ['is asked for a captcha', '/captcha-api/v1/update?code=111'],
  [
    'signs in as staff',
    '/console-api/v1/login',
    { login: 'support@example.test', password: PASSWORD },
  ],
];

for (const [what, address, body] of doings) {
  test(`who ${what} gets cookies that no script reads and no other site’s form sends`, async ({
    on,
  }) => {
    for (const scheme of ['http', 'https']) {
      const response = await fetch(on.origin() + address, {
        headers: {
          accept: body ? 'application/json' : 'text/html',
          'sec-fetch-mode': 'navigate',
          'x-forwarded-proto': scheme,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      const cookies = cookiesOf(response);
      assert.ok(cookies.length > 0, `${scheme}: ${response.status}`);
      for (const [name, attributes] of cookies) {
        assert.ok(attributes.includes('HttpOnly'), name);
        assert.ok(attributes.includes('SameSite=Lax'), name);
        assert.ok(attributes.includes('Path=/'), name);
        assert.is(attributes.includes('Secure'), scheme === 'https', `${scheme} ${name}`);
        assert.not.ok(
          attributes.some((one) => /^domain=/i.test(one)),
          name,
        );
      }
    }
  });
}

test.run();
