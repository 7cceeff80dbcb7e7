/** How long does a visitor wait while somebody sends what is made to stop the site? */

import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { toHeaders } from '../src/log/envelope.ts';
import { HOSTILE } from '../test/server/support/hostile.ts';
import { type SiteUnderAttack, startSite } from './attacks/site.ts';
import { report } from './support/report.ts';

const HOLD_MS = 5_000;
const API = '/log-api/v1/sessions';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const times = (count: number) => Array.from({ length: count }, (_, i) => i);
const newId = () => randomBytes(18).toString('base64url');

/** Asks and reads all of the answer, for at most so long. */
async function take(address: string, init: RequestInit, mostMs = 20_000): Promise<void> {
  const signal = AbortSignal.timeout(mostMs);
  await fetch(address, { ...init, signal })
    .then((response) => response.arrayBuffer())
    .catch(() => null);
}

/** Uploads each hostile batch so many times, each as a session of its own. */
async function sendHostile({ origin, owner, player }: SiteUnderAttack, often: number) {
  const ids: string[] = [];
  const cookie = `${owner}; ${player}`;
  for (const _ of times(often)) {
    for (const batch of Object.values(HOSTILE)) {
      const id = newId();
      ids.push(id);
      const body = batch.body as Uint8Array<ArrayBuffer>;
      const headers = { ...toHeaders(batch), cookie };
      await take(`${origin}${API}/${id}/batches`, { method: 'POST', headers, body });
    }
  }
  return ids;
}

async function openHalfRequests(origin: string, count: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sockets = times(count).map(() => {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `POST ${API}/${newId()}/batches HTTP/1.1\r\nhost: ${hostname}\r\n` +
        'content-type: application/x-replaybook-batch\r\ncontent-length: 1000\r\n\r\nhalf',
    );
    return socket;
  });
  await pause(HOLD_MS);
  for (const socket of sockets) socket.destroy();
}

async function openStreams(address: string, cookie: string, count: number): Promise<void> {
  const stop = new AbortController();
  for (const _ of times(count)) {
    // Opened, and not read.
    fetch(address, { headers: { cookie }, signal: stop.signal }).catch(() => null);
  }
  await pause(HOLD_MS);
  stop.abort();
}

type Attack = (site: SiteUnderAttack, hostile: readonly string[]) => Promise<unknown>;

const attacks: Readonly<Record<string, Attack>> = {
  'hostile batches, sent and indexed': async (site) => {
    await sendHostile(site, 10);
    await pause(HOLD_MS);
  },
  'all of them read by staff at once': ({ origin, support }, ids) =>
    Promise.all(
      ids.map((id) => take(`${origin}${API}/${id}/events`, { headers: { cookie: support } })),
    ),
  'thirty checks at once': ({ origin, player }, ids) =>
    Promise.all(
      ids
        .slice(0, 30)
        .map((id) => take(`${origin}${API}/${id}/verify`, { headers: { cookie: player } })),
    ),
  'two hundred live streams that nobody reads': ({ origin, player }, ids) =>
    openStreams(`${origin}${API}/${ids[0]}/live`, player, 200),
  'searches by staff': async ({ origin, support }) => {
    const headers = { cookie: support };
    for (const text of ['', 'AAA', 'x', 'en'])
      await take(`${origin}${API}?text=${text}`, { headers });
  },
  'five thousand feeds': ({ origin, owner }) =>
    openStreams(`${origin}/sports-api/v1/feed`, owner, 5_000),
  'six hundred half-sent bodies': ({ origin }) => openHalfRequests(origin, 600),
};

const site = await startSite();
const ids = await sendHostile(site, 3);
const comparisons = [];
for (const [what, attack] of Object.entries(attacks)) {
  const ours = await site.during(async () => void (await attack(site, ids)));
  comparisons.push({ what, unit: 'ms' as const, ours, atMost: 1_000 });
}
await site.stop();
report(
  'The site under attack',
  'The longest that a visitor of another network waited for a page, a line or a sign of life while each attack ran from this machine, which also plays the attackers.',
  comparisons,
);
