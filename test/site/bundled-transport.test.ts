/** What is left out of superagent in players' scripts is called by none of the ways of sending. */
import { firstValueFrom, from } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { createTransport as Create } from '../../src/site/ports/transport.ts';
import { bundled } from '../support/bundled.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** As much of a browser's requests as superagent uses; what was sent is kept, and answered by address. */
class FakeRequest {
  static sent: Sent[] = [];
  readonly upload = { addEventListener() {} };
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  #sent: Sent = { method: '', url: '', headers: {}, body: null };
  #change: () => void = () => {};
  addEventListener(type: string, listener: () => void): void {
    if (type === 'readystatechange') this.#change = listener;
  }
  open(method: string, url: string): void {
    this.#sent = { ...this.#sent, method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  getResponseHeader = () => 'application/json';
  abort(): void {}
  send(body: unknown): void {
    FakeRequest.sent.push({ ...this.#sent, body });
    const { url } = this.#sent;
    const isBroken = url.endsWith('/broken');
    this.readyState = 4;
    this.status = { '/refused': 422, '/broken': 502 }[url] ?? 200;
    this.responseText = isBroken ? '{"cut":"of' : '{"is":"there"}';
    queueMicrotask(() => this.#change());
  }
}

/** The transport as the build makes it for players, where the browser's requests are these. */
async function withTransport(use: (create: typeof Create) => Promise<void>): Promise<void> {
  const browser = { XMLHttpRequest: FakeRequest, FormData };
  Object.defineProperty(globalThis, 'window', { value: browser, configurable: true });
  try {
    await bundled('src/site/ports/transport.ts', (module) =>
      use((module as { createTransport: typeof Create }).createTransport),
    );
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

const test = suite('players’ scripts: transport');
const headers = { accept: 'application/json' };

test('calls, forms and files go out, and every answer is one', () =>
  withTransport(async (create) => {
    const file = new Blob(['%PDF-1']);
    const send = create({ files: { find: () => file, progressed() {} } });
    const ask = (request: Omit<Parameters<typeof send>[0], 'headers'>) =>
      firstValueFrom(from(send({ headers, ...request })));
    const call = { method: 'POST', url: '/call', query: { text: 'a b&c' }, body: { amount: 100 } };
    assert.equal((await ask(call)).body, { is: 'there' });
    await ask({ method: 'POST', url: '/form', body: { credential: 'a.b.c' }, multipart: true });
    await ask({ method: 'POST', url: '/file', body: { file: 'a-file' }, upload: true });
    assert.is((await ask({ method: 'GET', url: '/refused' })).status, 422);
    const broken = await ask({ method: 'GET', url: '/broken' });
    assert.equal([broken.status, broken.body], [502, null]);
    from(send({ method: 'GET', url: '/call', headers }))
      .subscribe()
      .unsubscribe();
    const [json, form, upload] = FakeRequest.sent;
    assert.equal(json, {
      ...{ method: 'POST', url: '/call?text=a+b%26c', body: '{"amount":100}' },
      headers: { ...headers, 'content-type': 'application/json' },
    });
    assert.is(form?.body instanceof FormData && form.body.get('credential'), 'a.b.c');
    assert.is(upload?.body, file);
    assert.is(upload?.headers['content-type'], 'application/octet-stream');
  }));

test.run();
