import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { openFeed } from '../support/events.ts';
import { playerOn } from '../support/harness.ts';
import { png, verifying } from '../support/verification.ts';

const test = suite('documents: review');
const DAY = 24 * 60 * 60_000;

test('support sees what waits, the oldest first, with whom it has to agree', async () => {
  const { harness, upload, waiting } = await verifying();
  const first = (await upload(png())).body.document;
  harness.clock.now += 1000;
  const second = (await upload(png(), 'address')).body.document;
  const { body } = await waiting();
  assert.equal(
    body.items.map(({ id }) => id),
    [first.id, second.id],
  );
  assert.is(body.items[0]?.person?.login, 'player@example.test');
  assert.is(body.next, null);
  await harness.close();
});

test('more than a page goes on where it ended', async () => {
  const { harness, upload, review } = await verifying();
  const seen: string[] = [];
  const { user_id } = (await harness.call('authCheck', {}, await harness.signIn())).body;
  const { id } = (await upload(png())).body.document;
  const copy = `INSERT INTO documents (id, user_id, key, print, kind, type, size, state, created_at)
    SELECT ? || id, user_id, ?, print, kind, type, size, state, created_at FROM documents WHERE id = ?`;
  for (let one = 0; one < 60; one += 1) {
    harness.backEnd.database.run(copy, `${100 + one}`, `copy-${one}`, id);
  }
  assert.ok(user_id !== null);
  let next: string | null = '';
  while (next !== null) {
    const page = (await (await review(next === '' ? '' : `?cursor=${next}`)).json()) as {
      items: { id: string }[];
      next: string | null;
    };
    seen.push(...page.items.map((item) => item.id));
    next = page.next;
  }
  assert.is(new Set(seen).size, 61);
  assert.is(seen.length, 61);
  assert.is((await review('?cursor=x')).status, 400);
  await harness.close();
});

test('nobody but support looks or decides', async () => {
  const { harness, player, upload, staff, review } = await verifying();
  const { id } = (await upload(png())).body.document;
  const analyst = await staff('analyst');
  const asked = ['', `/${id}/content`].map((address) => [address, undefined] as const);
  const decided = [`/${id}/approve`, `/${id}/refuse`].map(
    (address) => [address, { reason: 'unreadable' }] as const,
  );
  for (const [address, body] of [...asked, ...decided]) {
    assert.is((await review(address, body, {})).status, 401, address);
    assert.is((await review(address, body, player)).status, 403, address);
    assert.is((await review(address, body, analyst)).status, 403, address);
  }
  const { body } = await harness.call('verification', {}, player);
  assert.is(body.documents[0]?.state, 'waiting');
  await harness.close();
});

test('a document comes as a file to keep nowhere and to show nowhere, and the look is on record', async () => {
  const { harness, upload, review } = await verifying();
  const bytes = png(5000);
  const { id } = (await upload(bytes)).body.document;
  const response = await review(`/${id}/content`);
  const header = (name: string) => response.headers.get(name) ?? '';
  assert.is(header('cache-control'), 'no-store');
  assert.is(header('x-content-type-options'), 'nosniff');
  assert.is(header('content-type'), 'image/png');
  assert.match(header('content-disposition'), /^attachment;/);
  assert.match(header('content-security-policy'), 'sandbox');
  assert.equal(new Uint8Array(await response.arrayBuffer()), bytes);
  const looks = harness.happenings.filter(({ kind }) => kind === 'document-review');
  assert.equal(
    looks.map(({ reason, actorId, subjectId }) => [reason, actorId, subjectId]),
    [['read', 'user-support@example.test', 'user-player@example.test']],
  );
  assert.is((await review('/nobody-knows-it/content')).status, 404);
  await harness.close();
});

test('who somebody is and where they live, once approved, lifts the bound of withdrawals', async () => {
  const { harness, player, upload, decide, own } = await verifying();
  const room = async () =>
    (await harness.call('paymentMethods', { query: {} }, player)).body.unverifiedRoom;
  const level = async () =>
    (await harness.call('userConfig', {}, player)).body.result.verification_status;
  const withdraw = (key: string) =>
    harness.call(
      'withdrawalRequest',
      {
        headers: { 'idempotency-key': key },
        body: { accountId: player.accountId, method: 'bank', amount: 90_000 },
      },
      player,
    );
  assert.is((await withdraw('before')).errors[0]?.code, '1810');
  const passport = (await upload(png(), 'passport')).body.document;
  const bill = (await upload(png(), 'address')).body.document;
  await decide(passport.id, 'approve');
  assert.ok((await room()) !== null, 'one of two is not enough');
  assert.is(await level(), 0);
  await decide(bill.id, 'approve');
  assert.is(await room(), null);
  assert.is(await level(), 1);
  assert.ok((await own()).isVerified);
  assert.is((await withdraw('after')).status, 200);
  const other = await playerOn(harness, 'other@example.test');
  assert.not((await harness.call('verification', {}, other)).body.isVerified);
  await harness.close();
});

test('a refusal says why, what is in it is given up, and another one may come', async () => {
  const { harness, upload, decide, own, review } = await verifying();
  const { id } = (await upload(png())).body.document;
  assert.is((await decide(id, 'refuse', { reason: 'he looked odd' })).status, 400);
  const { body } = await decide(id, 'refuse', { reason: 'unreadable' });
  assert.is(body.document.reason, 'unreadable');
  assert.is((await decide(id, 'refuse', { reason: 'unreadable' })).status, 200, 'said again');
  assert.equal((await decide(id, 'approve')).codes, ['1905']);
  assert.equal((await decide(id, 'refuse', { reason: 'altered' })).codes, ['1905']);
  assert.is((await review(`/${id}/content`)).status, 404);
  const [document] = (await own()).documents;
  assert.equal([document?.state, document?.reason], ['refused', 'unreadable']);
  assert.is((await upload(png())).status, 200);
  await harness.close();
});

test('how it stands is said with what is known of the player', async () => {
  const { harness, player, upload, decide } = await verifying();
  const group = async () =>
    (await harness.call('userConfig', {}, player)).body.result.verification_status_group_code;
  assert.is(await group(), '');
  const first = (await upload(png(), 'passport')).body.document;
  assert.is(await group(), 'waiting');
  await decide(first.id, 'refuse', { reason: 'unreadable' });
  assert.is(await group(), 'refused');
  for (const kind of ['passport', 'address'] as const) {
    await decide((await upload(png(), kind)).body.document.id, 'approve');
  }
  assert.is(await group(), 'approved');
  await harness.close();
});

test('whoever is decided on hears of it at once, and nobody else', async () => {
  const { harness, player, upload, decide } = await verifying();
  const { id } = (await upload(png())).body.document;
  const other = await playerOn(harness, 'other@example.test');
  const listen = ({ cookie }: { readonly cookie: string }) =>
    openFeed(harness.url, { topics: 'bets' }, { cookie });
  const [own, alien] = [await listen(player), await listen(other)];
  for (const feed of [own, alien]) await feed.next();
  await decide(id, 'approve');
  harness.backEnd.feed.notify('user-other@example.test', 'session');
  assert.equal((await own.next())?.changed, ['verification']);
  assert.equal((await alien.next())?.changed, ['session']);
  for (const feed of [own, alien]) feed.close();
  await harness.close();
});

const countRow = v.object({ count: v.number() });

test('what nobody looks at expires, and so does what was good until a day', async () => {
  const { harness, player, upload, decide, own, waiting } = await verifying();
  const room = async () =>
    (await harness.call('paymentMethods', { query: {} }, player)).body.unverifiedRoom;
  const passport = (await upload(png(), 'passport')).body.document;
  const bill = (await upload(png(), 'address')).body.document;
  await upload(png(), 'payment');
  const past = await decide(passport.id, 'approve', { validUntil: harness.clock.now });
  assert.is(past.status, 400);
  await decide(passport.id, 'approve', { validUntil: harness.clock.now + 40 * DAY });
  await decide(bill.id, 'approve');
  harness.clock.now += 31 * DAY;
  await player.renew();
  assert.equal((await waiting()).body.items, []);
  assert.is(await room(), null);
  harness.clock.now += 9 * DAY;
  await player.renew();
  assert.ok((await room()) !== null);
  const { isVerified, documents } = await own();
  assert.not(isVerified);
  assert.equal(documents.map(({ kind, state }) => `${kind} ${state}`).sort(), [
    'address approved',
    'passport expired',
    'payment expired',
  ]);
  const sql = 'SELECT COUNT(*) AS count FROM document_contents';
  assert.is(harness.backEnd.database.first(countRow, sql)?.count, 1, 'only what is of use is kept');
  await harness.close();
});

test('what was said of a player in the conditions counts before documents', async () => {
  const identified = { 'user-player@example.test': { verification_status: 1 } };
  const { harness, own } = await verifying({ conditions: { players: identified } });
  assert.ok((await own()).isVerified);
  await harness.close();
});

test('support asks for one more document, which a later one of a way to pay answers', async () => {
  const { harness, player, upload, decide, own, wish, waiting } = await verifying();
  const flags = async () => (await harness.call('userConfig', {}, player)).body.result;
  const before = (await upload(png(), 'payment')).body.document;
  await decide(before.id, 'approve');
  const { user_id: userId } = (await harness.call('authCheck', {}, player)).body;
  harness.clock.now += 1000;
  assert.is((await wish(userId ?? '')).status, 200);
  const askedAt = harness.clock.now;
  harness.clock.now += 1000;
  assert.is(
    (await (await wish(userId ?? '')).json()).askedAt,
    askedAt,
    'asked again it is the same',
  );
  assert.is((await own()).askedAt, askedAt);
  const { is_document_asked, requested_additional_document, verification_types } = await flags();
  assert.equal([is_document_asked, requested_additional_document], [true, true]);
  assert.ok(verification_types.includes(3));
  const later = (await upload(png(65), 'payment')).body.document;
  assert.is((await waiting()).body.items[0]?.isDocumentAsked, true);
  await decide(later.id, 'approve');
  assert.is((await own()).askedAt, null);
  assert.is((await flags()).requested_additional_document, false);
  const recorded = harness.happenings.filter(({ reason }) => reason === 'asked');
  assert.equal(
    recorded.map(({ kind, subjectId }) => [kind, subjectId]),
    [0, 1].map(() => ['document-review', userId]),
  );
  await harness.close();
});

test('nobody but support asks, and of players alone', async () => {
  const { harness, player, staff, wish } = await verifying();
  const { user_id: userId } = (await harness.call('authCheck', {}, player)).body;
  assert.is((await wish(userId ?? '', await staff('analyst'))).status, 403);
  assert.is((await wish(userId ?? '', player)).status, 403);
  assert.is((await wish('nobody')).status, 404);
  await harness.close();
});

test.run();
