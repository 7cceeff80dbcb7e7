/** How long does a visitor wait while somebody sends what is made to stop the site? */

import net from 'node:net';
import { HOSTILE } from '../test/server/support/hostile.ts';
import { API, asJson, ask, newSession, upload, uploadHonest } from './attacks/sending.ts';
import { type SiteUnderAttack, startSite } from './attacks/site.ts';
import { type Comparison, report } from './support/report.ts';

const HOLD_MS = 5_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const times = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Uploads each hostile batch so many times, each as a session of its own. */
async function sendHostile({ origin, owner, player }: SiteUnderAttack, often: number) {
  const ids: string[] = [];
  for (const _ of times(often)) {
    for (const batch of Object.values(HOSTILE)) {
      ids.push(await upload(origin, `${owner}; ${player}`, batch));
    }
  }
  return ids;
}

async function openHalfRequests(origin: string, count: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sockets = times(count).map(() => {
    const { id, shown } = newSession();
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `POST ${API}/${id}/batches HTTP/1.1\r\nhost: ${hostname}\r\n` +
        `x-log-write-key: ${shown['x-log-write-key']}\r\n` +
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

/** Prices all systems of thirty selections, which is the most that one question may ask. */
async function calculations(origin: string, count: number): Promise<unknown> {
  const line = await ask(`${origin}/sports-api/v1/line?lng=en&limit=30`);
  const { markets } = JSON.parse(line?.text ?? '{"markets":[]}') as {
    readonly markets: readonly { id: string; gameId: number; coef: string }[];
  };
  const byGame = new Map(markets.map((market) => [market.gameId, market]));
  const bets = [...byGame.values()].slice(0, 30).map(({ id, gameId, coef }) => ({
    ...{ marketId: id, gameId, coef },
  }));
  const terms = { changeCoefAction: 1, coef: '1', coefViewId: 0, typeId: 2, systemValue: 2 };
  const asked = asJson({ ...terms, bets });
  return Promise.all(times(count).map(() => ask(`${origin}/bets-api/v1/coupon/calculate`, asked)));
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

function signIn(origin: string, login: string, password: string, from: string) {
  const asked = asJson({ login: encoded(login), password: encoded(password) });
  return ask(`${origin}/web-api/auth/v1/login/email`, { ...asked, from });
}

type Attack = (site: SiteUnderAttack, hostile: readonly string[]) => Promise<unknown>;

const attacks: Readonly<Record<string, Attack>> = {
  'hostile batches, sent and indexed': async (site) => {
    await sendHostile(site, 10);
    await pause(HOLD_MS);
  },
  'all of them read by staff at once': ({ origin, support }, ids) =>
    Promise.all(
      ids.map((id) => ask(`${origin}${API}/${id}/events`, { headers: { cookie: support } })),
    ),
  'thirty checks at once': ({ origin, player }, ids) =>
    Promise.all(
      ids
        .slice(0, 30)
        .map((id) => ask(`${origin}${API}/${id}/verify`, { headers: { cookie: player } })),
    ),
  'two hundred live streams that nobody reads': ({ origin, player }, ids) =>
    openStreams(`${origin}${API}/${ids[0]}/live`, player, 200),
  'searches by staff': async ({ origin, support }) => {
    const headers = { cookie: support };
    for (const text of ['', 'AAA', 'x', 'en'])
      await ask(`${origin}${API}?text=${text}`, { headers });
  },
  'five thousand feeds': ({ origin, owner }) =>
    openStreams(`${origin}/sports-api/v1/feed`, owner, 5_000),
  'six hundred half-sent bodies': ({ origin }) => openHalfRequests(origin, 600),
  'eight hundred looks at the line at once': ({ origin }) =>
    Promise.all(times(800).map(() => ask(`${origin}/sports-api/v1/line?lng=en`))),
  'eight hundred coupons of thirty selections at once': ({ origin }) => calculations(origin, 800),
  'three hundred wrong sign-ins from fifteen addresses': ({ origin }) =>
    Promise.all(
      times(300).map((nth) =>
        signIn(origin, `nobody-${nth}@example.test`, 'wrong', `127.0.1.${1 + (nth % 15)}`),
      ),
    ),
};

/** Milliseconds until something is so. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) await pause(50);
  return performance.now() - start;
}

/** How long staff look for an honest session that came after a hundred others of one network. */
async function found({ origin, owner, support }: SiteUnderAttack): Promise<number> {
  const sent = { headers: { cookie: support } };
  await Promise.all(times(100).map(() => uploadHonest(origin, owner)));
  const id = await uploadHonest(origin, '');
  return until(async () => {
    const answer = await ask(`${origin}${API}?type=app.started&limit=1`, sent);
    return answer?.text.includes(id) ?? false;
  });
}

/** How long an honest sign-in takes while others go wrong. */
async function signedIn(site: SiteUnderAttack): Promise<number> {
  const attack = attacks['three hundred wrong sign-ins from fifteen addresses']?.(site, []);
  const start = performance.now();
  await signIn(site.origin, 'player@example.test', site.password, '127.0.0.2');
  const took = performance.now() - start;
  await attack;
  return took;
}

const site = await startSite();
const ids = await sendHostile(site, 3);
const comparisons: Comparison[] = [];
const aim = { unit: 'ms', atMost: 1_000 } as const;
for (const [what, attack] of Object.entries(attacks)) {
  const ours = await site.during(async () => void (await attack(site, ids)));
  comparisons.push({ what, ours, ...aim });
}
comparisons.push(
  { what: 'an honest session is found after a hundred others', ours: await found(site), ...aim },
  { what: 'an honest sign-in amid three hundred wrong ones', ours: await signedIn(site), ...aim },
);
await site.stop();
report(
  'The site under attack',
  'The longest that a visitor of another network waited for a page, a line or a sign of life while each attack ran from this machine, which also plays the attackers; then how long staff and players waited for their own.',
  comparisons,
);
