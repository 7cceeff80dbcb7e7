/** Bets in recordings of builds that told of none by facts are found, and streamed, all the same. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readLog } from '../../src/log/read/log-file.ts';
import { type Happening, openSite, Recording } from './support/recording.ts';
import { eventually, type TestServer, testServer } from './support/server.ts';
import { EventReader, type Message } from './support/sse.ts';
import { search } from './support/staff.ts';

const KEPT = path.join(import.meta.dirname, '..', 'recordings');

const test = suite<{ on: TestServer; owner: string }>('log service, bets of before');

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

/** A kept recording of this catalogue in which a bet was taken, and the number of the bet. */
async function keptBet(catalogue: string) {
  for (const folder of readdirSync(KEPT).filter((name) => name.startsWith(`${catalogue}-`))) {
    for (const file of readdirSync(path.join(KEPT, folder))) {
      const text = gunzipSync(readFileSync(path.join(KEPT, folder, file)));
      const couponId = /"status":"accepted","couponId":"([^"]+)"/.exec(text.toString())?.[1];
      if (couponId === undefined) continue;
      const { events } = await readLog([text]);
      const happenings = events.map(({ type, data }) => ({ type, data }) as Happening);
      return { couponId, happenings };
    }
  }
  throw new Error(`no bet was kept of catalogue ${catalogue}`);
}

async function send({ on, owner }: { on: TestServer; owner: string }, catalogue: string) {
  const { couponId, happenings } = await keptBet(catalogue);
  const tab = new Recording(undefined, undefined, undefined, catalogue);
  await tab.send(on, owner, ...happenings);
  return { couponId, tab, happenings };
}

for (const catalogue of ['1', '3']) {
  test(`a bet in a recording of catalogue ${catalogue} is found by its number and as a bet`, async (context) => {
    const { couponId, tab } = await send(context, catalogue);
    const support = await context.on.signIn('support');
    const ids = async (query: string) =>
      (await search(context.on, support, query)).map(({ id }) => id);
    const found = await eventually(
      () => ids(`?text=${encodeURIComponent(couponId)}`),
      ({ length }) => length > 0,
    );
    assert.equal(found, [tab.sessionId]);
    assert.equal(await ids('?type=bet.placed'), [tab.sessionId]);
  });
}

interface Told {
  readonly id: string;
  readonly type: string;
  readonly replaybookcause?: number;
  readonly data: { readonly couponId?: string };
}

const toldIn = ({ data }: Message) => data as Told;

test('the stream tells of it as of any bet, after the answer, and again to who was cut off before', async (context) => {
  const { on } = context;
  const { couponId, tab, happenings } = await send(context, '3');
  const analyst = await on.signIn('analyst');
  const take = async (count: number, last?: string | null) => {
    const headers: Record<string, string> = last ? { 'last-event-id': last } : {};
    const stream = new EventReader(await on.get('/log-api/v1/stream', analyst, { headers }));
    const messages = await stream.take(count);
    await stream.close();
    return messages;
  };
  const messages = await take(happenings.length + 1);
  const place = messages.findIndex((one) => toldIn(one).type === 'replaybook.bet.placed');
  const [answer, bet] = messages.slice(place - 1).map(toldIn);
  assert.is(bet?.data.couponId, couponId);
  assert.is(answer?.type, 'replaybook.http.replied');
  assert.is(`${tab.sessionId}/${bet?.replaybookcause}`, answer?.id);
  const ids = messages.map((one) => toldIn(one).id);
  assert.is(new Set(ids).size, ids.length);
  assert.is(messages[place - 1]?.id, null, 'the answer alone is no place to go on from');
  const again = await take(2, messages[place - 2]?.id);
  assert.equal(again.map(toldIn), [answer, bet]);
  const [next] = await take(1, messages[place]?.id);
  assert.equal(next && toldIn(next), messages[place + 1] && toldIn(messages[place + 1] as Message));
});

test.run();
