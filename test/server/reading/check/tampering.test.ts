import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verdictOf as declared } from '../../../../src/replay/check/verdicts.ts';
import { checkExport, checkText, exportOf, publishedKey } from '../../support/exports.ts';
import {
  appStarted,
  loginSubmitted,
  newSessionId,
  openSite,
  Recording,
  readEvents,
  timerFired,
  upload,
} from '../../support/recording.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { EventReader } from '../../support/sse.ts';
import { search } from '../../support/staff.ts';

const test = suite<{ on: TestServer; owner: string; support: string; at: { now: number } }>(
  'a log that was changed in the database',
);

test.before.each(async (context) => {
  const at = { now: 1_763_800_000_000 };
  context.at = at;
  context.on = await testServer({ now: () => at.now });
  context.owner = await openSite(context.on);
  context.support = await context.on.signIn('support');
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

/** All that is wrong with these logs when nobody touched them: they are too short for one. */
const NO_CHECKPOINT = declared('no-checkpoint').exitCode;

/** Four batches of two events: 0, 2, 4 and 6. */
async function recorded({ on, owner }: { on: TestServer; owner: string }, format: 1 | 2 = 2) {
  const tab = new Recording(newSessionId(), undefined, format);
  await tab.send(on, owner, appStarted(tab.sessionId), loginSubmitted('ada@example.test'));
  for (const name of ['one', 'two', 'three']) {
    await tab.send(on, owner, timerFired(`${name} at 2.29`), timerFired(`${name} again`));
  }
  return tab;
}

/** Changes the database as somebody does who has nothing else. */
function tamper({ dataDir }: TestServer, change: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(path.join(dataDir, 'log.sqlite'));
  change(db);
  db.close();
}

function rewrite(db: DatabaseSync, firstSeq: number): void {
  const row = db.prepare('select public_part from batch where first_seq = ?').get(firstSeq);
  const text = gunzipSync(row?.['public_part'] as Uint8Array).toString();
  assert.match(text, '2.29');
  const forged = gzipSync(text.replace('2.29', '99.0'));
  db.prepare('update batch set public_part = ? where first_seq = ?').run(forged, firstSeq);
}

async function verdictOf(on: TestServer, tab: Recording, cookie: string) {
  const address = `/log-api/v1/sessions/${tab.sessionId}/verify`;
  const found = await (await on.get(address, cookie)).json();
  return { ...found, faults: found.chain?.findings.map((one: { seq: number }) => one.seq) };
}

test('a log that nobody touched is proved to its end, by the server and by its export', async (context) => {
  const { on, support } = context;
  const tab = await recorded(context);
  const { chain } = await verdictOf(on, tab, support);
  assert.equal([chain.verdict, chain.batches, chain.signedThrough], ['intact', 4, 7]);
  const { code, text } = await checkExport(on, tab, support, '--key', await publishedKey(on));
  assert.match(text, 'chain intact: 4 batches, signed through seq 7');
  assert.is(code, NO_CHECKPOINT);
});

test('a changed coefficient is found wherever the log is looked at', async (context) => {
  const { on, support } = context;
  const tab = await recorded(context);
  tamper(on, (db) => rewrite(db, 4));
  const found = await verdictOf(on, tab, support);
  assert.equal([found.verdict, found.faults], ['altered', [4]]);
  assert.is((await search(on, support))[0]?.verdict, 'altered');
  const mark = { firstSeq: 4, count: 2, state: 'altered' };
  const { lines } = await readEvents(on, tab.sessionId, support);
  assert.equal(
    lines.map((line) => line['broken'] ?? line['seq']),
    [0, 1, 2, 3, mark, 4, 5, 6, 7],
  );
  const brokenIn = async (address: string, cookie: string) => {
    const events = new EventReader(await on.get(address, cookie));
    const messages = await events.take(9);
    await events.close();
    return messages.filter(({ event }) => event === 'broken').map(({ data }) => data);
  };
  const live = `/log-api/v1/sessions/${tab.sessionId}/live`;
  assert.equal(await brokenIn(live, support), [mark]);
  assert.equal(await brokenIn('/log-api/v1/stream', await on.signIn('analyst')), [
    { session: tab.sessionId, ...mark },
  ]);
  const { code, text } = await checkExport(on, tab, support);
  assert.match(text, 'chain altered at seq 4');
  assert.is(code, 1);
});

const UNKEYED = 'update batch set';

for (const [what, verdict, change] of [
  [
    'a personal part that is another',
    'altered',
    `${UNKEYED} personal_part = x'00' where first_seq = 0`,
  ],
  [
    'a hash that is another',
    'altered',
    `${UNKEYED} personal_hash = zeroblob(32) where first_seq = 0`,
  ],
  ['events said to be lost', 'altered', `${UNKEYED} missing = 1 where first_seq = 4`],
  ['another format', 'altered', `${UNKEYED} format = 1 where first_seq = 2`],
  ['a removed beginning', 'removed', 'delete from batch where first_seq = 0'],
  ['a removed middle', 'removed', 'delete from batch where first_seq = 4'],
  ['a removed end', 'end-removed', 'delete from batch where first_seq = 6'],
  [
    'a receipt of another',
    'bad-receipt',
    'update session set receipt = replace(receipt, \'"ackedSeq":7\', \'"ackedSeq":5\')',
  ],
] as const) {
  test(`finds ${what} and names it ${verdict}`, async (context) => {
    const { on, support } = context;
    const tab = await recorded(context);
    tamper(on, (db) => db.exec(change));
    assert.is((await verdictOf(on, tab, support)).verdict, verdict);
    const { code, text } = await checkExport(on, tab, support);
    assert.match(text, `chain ${verdict}`);
    assert.is(code, 1);
  });
}

test('a batch that is said to have come at another time than its receipt tells is found', async (context) => {
  const { on, support } = context;
  const tab = await recorded(context);
  tamper(on, (db) => db.exec(`${UNKEYED} received_at = received_at - 3600000 where first_seq = 6`));
  const found = await verdictOf(on, tab, support);
  assert.equal([found.verdict, found.faults], ['altered', [6]]);
});

test('finds batches that changed places, and no others', async (context) => {
  const { on, support } = context;
  const tab = await recorded(context);
  tamper(on, (db) => {
    for (const [from, to] of [
      [2, 100],
      [4, 2],
      [100, 4],
    ]) {
      db.exec(`update batch set first_seq = ${to} where first_seq = ${from}`);
    }
  });
  const found = await verdictOf(on, tab, support);
  assert.equal([found.verdict, found.faults], ['reordered', [2, 4]]);
  const { code, text } = await checkExport(on, tab, support);
  assert.match(text, 'chain reordered at seq 2');
  assert.is(code, 1);
});

test('who has the database alone and puts an older head back is found out', async (context) => {
  const { on, owner, support, at } = context;
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId), timerFired('a'));
  let before: Record<string, string | number | null> = {};
  tamper(on, (db) => {
    before = db.prepare('select * from session').get() as typeof before;
  });
  at.now += 1000;
  await tab.send(on, owner, timerFired('lost the bet'));
  await on.restart();
  tamper(on, (db) => {
    db.exec('delete from batch where first_seq = 2');
    const { receipt, chain } = before;
    db.prepare(
      'update session set acked_seq = 1, event_count = 2, received_last = ?, chain = ?, receipt = ?',
    ).run(before['received_last'] ?? 0, chain ?? '', receipt ?? '');
  });
  at.now += 61_000;
  const found = await verdictOf(on, tab, support);
  assert.equal([found.verdict, found.faults], ['end-removed', [2]]);
  const { code, text } = await checkExport(on, tab, support);
  assert.match(text, 'chain end-removed from seq 2 on');
  assert.is(code, 1);
});

test('a receipt that a player kept says what the server has forgotten', async (context) => {
  const { on, owner, support } = context;
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId));
  const response = await upload(on, tab.sessionId, await tab.cut([timerFired('x')]), owner);
  const { receipt } = await response.json();
  const kept = path.join(on.folder, 'receipt.json');
  await writeFile(kept, JSON.stringify({ couponId: '1', receipt }));
  const keyless = await checkExport(on, tab, support, '--receipt', kept);
  assert.match(keyless.text, 'chain self-signed: 2 batches');
  assert.is(keyless.code, 1);
  const key = await publishedKey(on);
  assert.is((await checkExport(on, tab, support, '--key', key)).code, NO_CHECKPOINT);
  assert.is(
    (await checkExport(on, tab, support, '--key', key, '--receipt', kept)).code,
    NO_CHECKPOINT,
  );
  tamper(on, (db) => {
    db.exec('delete from batch where first_seq = 1');
    db.exec('update session set acked_seq = 0, receipt = null');
  });
  const found = await checkExport(on, tab, support, '--receipt', kept, '--key', key);
  assert.match(found.text, 'chain end-removed from seq 1 on');
  assert.is(found.code, 1);
});

test('an erasure leaves the log proved; of format 1 neither proved nor disproved', async (context) => {
  const { on, support } = context;
  const [today, old] = [await recorded(context), await recorded(context, 1)];
  assert.is((await verdictOf(on, old, support)).chain.verdict, 'intact');
  tamper(on, (db) => db.exec('update person_key set wrapped = null'));
  assert.is((await verdictOf(on, today, support)).chain.verdict, 'intact');
  const exported = await checkExport(on, today, support, '--key', await publishedKey(on));
  assert.match(exported.text, 'chain intact: 4 batches');
  const found = await verdictOf(on, old, support);
  assert.equal([found.verdict, found.reason], ['unchecked', 'erased']);
  assert.equal(found.chain.uncheckable, [0]);
  const { text } = await checkExport(on, old, support);
  assert.match(text, 'chain unproved: batches at seq 0 cannot be checked since their person was');
});

test('the header of an export is signed: what it promises cannot be taken back', async (context) => {
  const { on, support } = context;
  const whole = await exportOf(on, await recorded(context), support);
  const key = ['--key', await publishedKey(on)];
  assert.match(whole, '"underWay":true');
  const untouched = await checkText(on, whole, ...key);
  assert.match(untouched.text, 'chain intact');
  assert.not.match(untouched.text, /header|UNPROVED/);
  for (const [from, to] of [
    [',"lastSeq":7,"underWay":true', ''],
    [',"underWay":true', ''],
    [',"lacksTold":true', ''],
    ['"lastSeq":7', '"lastSeq":3'],
    ['"exportedAt":', '"exportedAt":1'],
  ] as const) {
    assert.match(whole, from);
    for (const more of [[], key]) {
      const { code, text } = await checkText(on, whole.replace(from, to), ...more);
      assert.match(text, 'header altered');
      assert.is(code, 1);
    }
  }
  const unsigned = whole.replace(/,"headerSignature":"[^"]*"/, '');
  assert.match((await checkText(on, unsigned, ...key)).text, 'header not signed');
});

test('only a whole log is proved, and nobody gets more bytes than they may see', async (context) => {
  const { on, support } = context;
  const tab = await recorded(context);
  const address = `/log-api/v1/sessions/${tab.sessionId}/events?proof=1`;
  assert.is((await on.get(`${address}&from=2`, support)).status, 400);
  assert.is((await on.get(`${address}&to=2`, support)).status, 400);
  const whole = await (await on.get(address, support)).text();
  assert.match(whole, '"batch":');
  const analyst = await (await on.get(address, await on.signIn('analyst'))).text();
  assert.not.match(analyst, '"batch":');
  assert.match(analyst, '[erased]');
});

test.run();
