import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isPushAddress } from '../../../src/reference/push/address.ts';
import type { PushTransport } from '../../../src/reference/push/push.ts';
import { fakeBoard } from '../support/board.ts';
import { playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('messages to browsers');

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/planted-browser';

/** A browser as a push service knows it: it alone can read what it is sent (RFC 8291). */
function browser(endpoint = ENDPOINT) {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Uint8Array): Record<string, string> => {
    const bytes = Buffer.from(body);
    const [salt, sender] = [bytes.subarray(0, 16), bytes.subarray(21, 86)];
    const secret = own.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const derived = (key: Uint8Array, from: Uint8Array, about: Uint8Array | string, size: number) =>
      Buffer.from(hkdfSync('sha256', key, from, about, size));
    const shared = derived(secret, auth, info, 32);
    const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(bytes.subarray(-16));
    const padded = Buffer.concat([decipher.update(bytes.subarray(86, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  };
  const address = {
    endpoint,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { address, read };
}

async function opened(status = 201) {
  const sent: Parameters<PushTransport>[0][] = [];
  const harness = await startBackEnd({
    board: fakeBoard(),
    pushTransport: async (request) => {
      sent.push(request);
      return status;
    },
  });
  const player = await playerOn(harness);
  const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
  const { backEnd, clock } = harness;
  const subscribe = (address = browser().address, language = 'de') =>
    harness.call('pushSubscribe', { body: { ...address, language } }, player);
  const tell = () =>
    backEnd.database.run(
      `INSERT INTO push_outbox (user_id, kind, at) VALUES (?, 'withdrawal-paid', ?)`,
      userId,
      clock.now,
    );
  const round = () => backEnd.push.round(clock.now);
  return { harness, player, userId, sent, subscribe, tell, round };
}

test('a browser that is written to can read it, and nobody on the way', async () => {
  const { harness, player, sent, subscribe, tell, round } = await opened();
  const { address, read } = browser();
  assert.is((await subscribe(address)).status, 200);
  tell();
  await round();
  const [request] = sent;
  assert.is(request?.url, ENDPOINT);
  assert.not.match(Buffer.from(request?.body ?? []).toString('latin1'), 'Auszahlung');
  const message = read(request?.body ?? new Uint8Array());
  assert.is(message['body'], 'Ihre Auszahlung ist unterwegs auf Ihr Konto.');
  assert.is(message['url'], '/de/office/historypay');
  const { key } = (await harness.call('pushKey', {}, player)).body;
  assert.match(request?.headers['Authorization'] ?? '', new RegExp(`^vapid t=.+, k=${key}$`));
  await round();
  assert.is(sent.length, 1, 'once');
  await harness.close();
});

test('the house’s own withdrawals are told of in the transaction that ends them', async () => {
  const { harness, player, sent, subscribe, round } = await opened();
  const { address, read } = browser();
  await subscribe(address, 'en');
  const body = { accountId: player.accountId, method: 'card' as const, amount: 5000 };
  const headers = { 'idempotency-key': 'key' };
  await harness.call('withdrawalRequest', { headers, body }, player);
  for (const later of [60_000, 10_000, 0]) {
    harness.clock.now += later;
    await harness.backEnd.payments.round(harness.clock.now);
  }
  await round();
  assert.equal(
    sent.map((one) => read(one.body)['body']),
    ['Your withdrawal has been paid out.'],
  );
  await harness.close();
});

test('only push services are ever written to', async () => {
  const { harness, subscribe } = await opened();
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://127.0.0.1/x',
    'https://push.apple.com.internal/x',
    'x',
  ]) {
    assert.is((await subscribe(browser(endpoint).address)).status, 400, endpoint);
  }
  assert.ok(isPushAddress('https://updates.push.services.mozilla.com/wpush/v2/x'));
  assert.ok(isPushAddress('https://wns2-par02p.notify.windows.com/w/?token=x'));
  assert.ok(isPushAddress('https://web.push.apple.com/x'));
  const broken = { ...browser().address, p256dh: 'short' };
  assert.is((await subscribe(broken)).status, 400);
  await harness.close();
});

test('who is excluded hears nothing, and old news is none', async () => {
  const { harness, userId, sent, subscribe, tell, round } = await opened();
  await subscribe();
  tell();
  harness.clock.now += 60 * 60_000;
  await round();
  assert.equal(sent.length, 0, 'old');
  const seconds = Math.trunc(harness.clock.now / 1000);
  harness.backEnd.database.run(
    `INSERT INTO limits (user_id, type, state, value, started_at, ends_at)
     VALUES (?, 30, 'ACTIVE', 180, ?, ?)`,
    ...[userId, seconds, seconds + 180 * 24 * 60 * 60],
  );
  tell();
  await round();
  assert.is(sent.length, 0, 'excluded');
  harness.backEnd.database.run('DELETE FROM limits');
  tell();
  await round();
  assert.is(sent.length, 1);
  await harness.close();
});

test('who has ended it hears nothing, and nothing waits to be told', async () => {
  const { harness, player, sent, subscribe, tell, round } = await opened();
  const { address } = browser();
  await subscribe(address);
  const { endpoint } = address;
  assert.is((await harness.call('pushUnsubscribe', { body: { endpoint } }, player)).status, 200);
  tell();
  await round();
  assert.is(sent.length, 0);
  await harness.close();
});

test('another player ends no subscription; a browser that is gone is forgotten', async () => {
  const { harness, sent, subscribe, tell, round } = await opened(410);
  const other = await playerOn(harness, 'other@example.test');
  const { address } = browser();
  await subscribe(address);
  const { endpoint } = address;
  await harness.call('pushUnsubscribe', { body: { endpoint } }, other);
  tell();
  await round();
  assert.is(sent.length, 1);
  tell();
  await round();
  assert.is(sent.length, 1);
  await harness.close();
});

test.run();
