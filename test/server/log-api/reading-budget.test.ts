import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { joinChain, LOG_START } from '../../../src/log/chain/chain.ts';
import {
  createAllowance,
  INGEST_LIMITS,
  type IngestLimits,
} from '../../../src/server/log-api/allowance.ts';
import { from, limited } from '../support/limited.ts';
import { newSessionId, openSite, Recording, timerFired, upload } from '../support/recording.ts';
import { EventReader, type Message } from '../support/sse.ts';

const test = suite('what reading a recording costs');

const MINUTE = 60_000;
/** What reading the most costly batch there can be is reckoned as. */
const MOST_WORK = 8 * 1024 * 1024;

test('of what one network sends at once, few batches are read before those of others', () => {
  let now = 0;
  const allowance = createAllowance(INGEST_LIMITS, () => now);
  const senders = {
    'with new cookies': (i: number) => ({ owner: `o${i}`, isKnown: true, network: 'a' }),
    'without a cookie': (i: number) => ({ owner: `s${i}`, isKnown: false, network: 'b' }),
    'with one cookie': () => ({ owner: 'o', isKnown: true, network: 'c' }),
  };
  const prompt = Object.values(senders).map((sender) => {
    const hundred = Array.from({ length: 100 }, (_, i) =>
      allowance.takePrompt(sender(i), MOST_WORK),
    );
    return hundred.filter(Boolean).length;
  });
  assert.equal(prompt, [8, 2, 2]);
  // A player makes a fifth of a MiB a minute, and is never late; nor are three hundred of a network.
  for (let minute = 0; minute < 30; minute += 1) {
    for (let player = 0; player < 300; player += 1) {
      const sender = { owner: `p${player}`, isKnown: true, network: 'd' };
      assert.ok(allowance.takePrompt(sender, MOST_WORK / 40), `${minute}, ${player}`);
    }
    now += MINUTE;
  }
});

test('a thousand players behind one address are not refused their recordings', () => {
  let now = 0;
  const allowance = createAllowance(INGEST_LIMITS, () => now);
  // Each 700 events a minute in twelve batches; at last they have used up what is there at once.
  const [bytes, work] = [700 * 28, 12 * 8_192 + 700 * (256 + 28)];
  for (let minute = 0; minute < 20; minute += 1) {
    for (let player = 0; player < 1_000; player += 1) {
      const sender = { owner: `p${player}`, isKnown: true, network: 'a' };
      for (let batch = 0; batch < 12; batch += 1) allowance.takeBatch('a');
      allowance.takeBytes(sender, bytes);
      allowance.takeWork(sender, work);
    }
    now += MINUTE;
  }
});

test('only what was stored counts for the order', async () => {
  await limited({ promptOfOwner: { capacity: 30_000, perMinute: 1 } }, async (on) => {
    const analyst = await on.signIn('analyst');
    const owner = await openSite(on);
    const tab = new Recording();
    const first = await tab.cut([timerFired('first')]);
    for (let time = 0; time < 9; time += 1) {
      assert.is((await upload(on, tab.sessionId, first, owner)).status, 200);
    }
    const second = await tab.cut([timerFired('second')]);
    const third = await tab.cut([timerFired('third')]);
    for (let time = 0; time < 9; time += 1) {
      assert.is((await upload(on, tab.sessionId, third, owner)).status, 409);
    }
    assert.is((await upload(on, tab.sessionId, second, owner)).status, 200);
    const reader = new EventReader(await on.get('/log-api/v1/stream', analyst));
    const told = await reader.take(2);
    await reader.close();
    // A place among turns would say that one was late.
    assert.not(
      told.some(({ id }) => id?.includes('.')),
      told.map(({ id }) => id).join(),
    );
  });
});

test('a batch counts by what it says it unpacks to, and by its events', async () => {
  const stored = async (limit: Partial<IngestLimits>, publicPart: Buffer, count: number) => {
    let many = 0;
    await limited(limit, async (on) => {
      const owner = await openSite(on);
      for (; many < 9; many += 1) {
        const body = { body: publicPart, publicLength: publicPart.length };
        const range = { firstSeq: 0, count, catalogue: CATALOGUE_VERSION };
        const batch = joinChain(LOG_START, { ...range, ...body });
        const response = await upload(on, newSessionId(), batch, owner);
        if (response.status === 200) continue;
        assert.equal([response.status, await response.json()], [429, { error: 'too-much-work' }]);
        return;
      }
    });
    return many;
  };
  const [small, large] = [gzipSync('x'), gzipSync(Buffer.alloc(1_000_000))];
  for (const name of ['workOfOwner', 'workOfNetwork'] as const) {
    const limit = { [name]: { capacity: 3_100_000, perMinute: 1 } };
    const many = [
      await stored(limit, small, 1),
      await stored(limit, large, 1),
      await stored(limit, small, 4_000),
    ];
    assert.equal(many, [9, 3, 3], name);
  }
});

test('what is over its network’s budget is streamed after all others, each event once from any place', async () => {
  const budget = { capacity: 20_000, perMinute: 1 };
  await limited({ promptOfNetwork: budget }, async (on) => {
    const analyst = await on.signIn('analyst');
    const send = async (name: string, network: string, tab = new Recording()) => {
      const batch = await tab.cut(Array.from({ length: 40 }, (_, i) => timerFired(`${name}${i}`)));
      const sent = await upload(on, tab.sessionId, batch, await openSite(on), from(network));
      assert.is(sent.status, 200);
      return tab;
    };
    await send('a', '192.0.2.1');
    const second = await send('b', '192.0.2.1');
    await send('c', '192.0.2.1', second);
    await send('d', '192.0.2.1');
    await send('e', '192.0.2.9');
    await send('f', '192.0.2.9', new Recording());
    const read = async (last?: string) => {
      const headers = last === undefined ? {} : { 'last-event-id': last };
      const reader = new EventReader(await on.get('/log-api/v1/stream', analyst, { headers }));
      return {
        reader,
        name: (message: Message) => (message.data as { data: { name: string } }).data.name,
      };
    };
    const { reader, name } = await read();
    const all = await reader.take(6 * 40);
    await reader.close();
    const names = all.map(name);
    const order = names
      .filter((one) => one.endsWith('39'))
      .map((one) => one[0])
      .join('');
    assert.match(order, /^ae.*b.*c/);
    assert.is(new Set(names).size, names.length);
    for (const at of [10, 39, 60, 90, 130, 170, 238]) {
      const again = await read(all[at]?.id ?? undefined);
      const rest = await again.reader.take(all.length - at - 1);
      await again.reader.close();
      assert.equal(rest.map(name), names.slice(at + 1), `from ${at}`);
    }
  });
});

test.run();
