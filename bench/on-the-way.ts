/** How many bytes of what a first page asks for are on the way, and of what it is told in a minute? */
import http from 'node:http';
import { startBackEnd } from '../test/reference/support/harness.ts';
import { report } from './support/report.ts';

/** What the front page asks for, as far as it is more than a line. */
const ASKED = [
  '/bff-api/config/all.json?lang=en',
  '/sports-api/v1/live?lng=en&limit=20',
  '/sports-api/v1/line?lng=en&limit=40',
  '/sports-api/v1/line?lng=en&menu=popular&limit=20',
  '/casino-api/v1/games?lng=en',
];
const FEED = '/sports-api/v1/feed?lng=en&topics=live,line';
const SECONDS = 60;

const harness = await startBackEnd({ drawSecret: new Uint8Array(32).fill(7) });

/** An answer whose body is counted as it comes. */
function opened(address: string, coding: string) {
  let bytes = 0;
  const request = http.get(harness.url + address, { headers: { 'accept-encoding': coding } });
  const heard = new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
  const ended = heard.then((answer) => {
    if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
    answer.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    return new Promise((resolve) => answer.once('close', resolve));
  });
  return { heard, ended, bytes: () => bytes };
}

async function answers(coding: string): Promise<number> {
  let sum = 0;
  for (const address of ASKED) {
    const { ended, bytes } = opened(address, coding);
    await ended;
    sum += bytes();
  }
  return sum;
}

/** Both listen to the same minute. */
async function feeds(codings: readonly string[]): Promise<number[]> {
  const listening = codings.map((coding) => opened(FEED, coding));
  await Promise.all(listening.map(({ heard }) => heard));
  for (let second = 0; second < SECONDS; second += 1) {
    harness.clock.now += 1000;
    harness.backEnd.feed.tick(harness.clock.now);
    // What is compressed is so beside this thread: each message goes by itself, as in a minute that lasts one.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  harness.backEnd.feed.close();
  await Promise.all(listening.map(({ ended }) => ended));
  return listening.map(({ bytes }) => bytes());
}

const [plain, br, gzip] = [
  await answers('identity'),
  await answers('gzip, br'),
  await answers('gzip'),
];
const [told = 0, packed = 0] = await feeds(['identity', 'gzip']);
await harness.close();

const asItIs = (value: number) => ({ name: 'as it is', value });
report(
  'Bytes on the way',
  `What ${ASKED.length} calls of the front page answer, and what the feed tells of the whole line in ${SECONDS} s.`,
  [
    { what: 'answers, Brotli', unit: 'bytes', ours: br, peer: asItIs(plain), atLeast: 5 },
    { what: 'answers, gzip', unit: 'bytes', ours: gzip, peer: asItIs(plain), atLeast: 5 },
    { what: 'feed, gzip', unit: 'bytes', ours: packed, peer: asItIs(told), atLeast: 3 },
  ],
);
