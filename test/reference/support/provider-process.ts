import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Agent, fetch as fetchOver } from 'undici';
import type { Certified } from '../../support/certificates.ts';
import { temporaryFolder } from './harness.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/casino-provider.md');

/** The provider that the documents show, as whoever reads them would copy it. */
function copied(): string {
  const [, code] = /```js\n([\s\S]+?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  if (code === undefined) throw new Error('the page shows no provider');
  const file = path.join(temporaryFolder(), 'coin.mjs');
  writeFileSync(file, code);
  return file;
}

/** What becomes of a call on its way: late ones arrive after the next rollback was answered. */
export type Misfortune = 'lost' | 'reply-lost' | 'twice' | 'late' | 'held';

const textOf = async (message: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of message) text += String(part);
  return text;
};

/** A network between a provider and the house, on which calls fare as they are told to. */
export async function badNetwork(house: string, certified: Certified) {
  const awaiting: { readonly call: string; readonly misfortune: Misfortune }[] = [];
  const late: (() => Promise<unknown>)[] = [];
  const met: string[] = [];
  let meets: () => void = () => undefined;
  const faring = (call: string): Misfortune | null => {
    const at = awaiting.findIndex((one) => one.call === call);
    const found = at < 0 ? null : awaiting.splice(at, 1)[0];
    return found?.misfortune ?? null;
  };
  const relay = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request);
    const { url = '', headers } = request;
    const call = url.split('/').at(-1) ?? '';
    const sent = {
      'x-timestamp': String(headers['x-timestamp']),
      'x-signature': String(headers['x-signature']),
    };
    const deliver = () => fetch(house + url, { method: 'POST', body, headers: sent });
    const misfortune = faring(call);
    if (misfortune) met.push(`${call} ${misfortune}`);
    if (misfortune === 'late') late.push(deliver);
    if (misfortune === 'reply-lost') await deliver();
    if (misfortune === 'held') meets();
    if (misfortune === 'held') return;
    if (misfortune === 'lost' || misfortune === 'late' || misfortune === 'reply-lost') {
      request.socket.destroy();
      return;
    }
    const answer = await deliver();
    if (misfortune === 'twice') await deliver();
    response.writeHead(answer.status).end(await answer.text());
    if (call === 'rollback') for (const one of late.splice(0)) await one();
  };
  const server = createServer(certified, (request, response) => {
    relay(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    /** What calls have met so far. */
    met,
    await: (call: string, misfortune: Misfortune) => void awaiting.push({ call, misfortune }),
    /** Until a call is held on its way. */
    held: () =>
      new Promise<void>((resolve) => {
        meets = resolve;
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a provider has of certificates: its own, and that by which it knows the site. */
interface ProviderTls {
  readonly own: Certified;
  readonly site: Pick<Certified, 'cert'>;
}

/** What the documents say that a provider is told of them. */
function tlsSettings(folder: string, { own, site }: ProviderTls) {
  const kept = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    CERT: kept('coin.pem', own.cert),
    CERT_KEY: kept('coin.key', own.key),
    NODE_EXTRA_CA_CERTS: kept('ca.pem', site.cert),
  };
}

/** What the documented provider says where it does not start. */
export async function refusalToStart(site: string): Promise<string> {
  const env = { SITE: site, KEY: 'any', PORT: '0' };
  const child = spawn(process.execPath, [copied()], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // One that starts after all would run for ever.
  child.stdout.once('data', () => child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  await once(child, 'close');
  return said;
}

/** The documented provider in a process of its own, which may be killed and started anew. */
export function providerProcess(site: string, key: string, tls?: ProviderTls) {
  const file = copied();
  const folder = path.dirname(file);
  const env = {
    ...{ SITE: site, KEY: key, PORT: '0', WAIT: '5', JOURNAL: path.join(folder, 'coin.journal') },
    ...(tls && tlsSettings(folder, tls)),
  };
  const dispatcher = new Agent(tls ? { connect: { ca: tls.own.cert } } : {});
  const ask = async (address: string, body?: string): Promise<string> => {
    const asked = body === undefined ? {} : { method: 'POST', body };
    return (await fetchOver(origin + address, { ...asked, dispatcher })).text();
  };
  let child: ChildProcess | null = null;
  let origin = '';
  return {
    async start(): Promise<void> {
      const stdio = ['ignore', 'pipe', 'inherit'] as const;
      const started = spawn(process.execPath, [file], { env, stdio: [...stdio] });
      child = started;
      const [said] = await once(started.stdout ?? started, 'data');
      const port = /listening (\d+)/.exec(String(said))?.[1];
      origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
    },
    async kill(): Promise<void> {
      const ended = child && once(child, 'exit');
      child?.kill('SIGKILL');
      await ended;
    },
    /** Where it listens. */
    origin: () => origin,
    open: (token: string) => ask(`/launch?token=${token}`),
    demo: (language: string) => ask(`/launch?lang=${encodeURIComponent(language)}&mode=demo`),
    toss: async (asked: object): Promise<unknown> =>
      JSON.parse(await ask('/toss', JSON.stringify(asked))),
    statement: () => ask('/statement'),
  };
}
