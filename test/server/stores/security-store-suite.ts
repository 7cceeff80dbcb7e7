import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { NewSecurityEvent, SecurityStore } from '../../../src/server/stores/security-store.ts';

/** What the suite needs of an adapter: an empty store, and its end. */
export interface SecurityStoreUnderTest {
  readonly store: SecurityStore;
  /** Runs a statement on the store's tables as somebody else would. */
  readonly statement: (sql: string) => Promise<unknown>;
  readonly dispose: () => Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;

export const eventOf = (part: Partial<NewSecurityEvent> = {}): NewSecurityEvent => ({
  at: 1000,
  lastAt: 2000,
  count: 1,
  merged: false,
  kind: 'sign-in',
  outcome: 'failure',
  place: 'loginByEmail',
  reason: '1001',
  actorId: null,
  subjectId: '7',
  session: null,
  network: 'hash-of-a-network',
  ...part,
});

/** The behaviour that every adapter of the port has. */
export function securityStoreSuite(
  name: string,
  open: () => Promise<SecurityStoreUnderTest>,
): void {
  const test = suite(name);
  const inStore = (title: string, check: (under: SecurityStoreUnderTest) => Promise<void>) =>
    test(title, async () => {
      const under = await open();
      try {
        await check(under);
      } finally {
        await under.dispose();
      }
    });
  reading(inStore);
  keeping(inStore);
  test.run();
}

type InStore = (title: string, check: (under: SecurityStoreUnderTest) => Promise<void>) => void;

function reading(inStore: InStore): void {
  inStore('gives events back as they were added, newest first', async ({ store }) => {
    assert.is(await store.lastId(), 0);
    const whole = eventOf({ actorId: '8', session: 's', merged: true, count: 5 });
    await store.add([eventOf(), whole]);
    const [newest, oldest] = await store.find({ limit: 10 });
    assert.equal({ ...newest, id: 0 }, { ...whole, id: 0 });
    assert.equal({ ...oldest, id: 0 }, { ...eventOf(), id: 0 });
    assert.ok((newest?.id ?? 0) > (oldest?.id ?? 0));
    assert.is(await store.lastId(), newest?.id);
  });

  inStore('finds by kind, outcome, person and time, page by page', async ({ store }) => {
    await store.add([
      eventOf({ reason: 'a' }),
      eventOf({ reason: 'b', kind: 'limit', outcome: 'refused', subjectId: null }),
      eventOf({ reason: 'c', outcome: 'success', actorId: '9', subjectId: null }),
      eventOf({ reason: 'd', subjectId: '9', at: 5000, lastAt: 6000 }),
    ]);
    const of = async (query: object) =>
      (await store.find({ ...query, limit: 10 })).map((one) => one.reason).join('');
    assert.is(await of({ kind: 'sign-in' }), 'dca');
    assert.is(await of({ outcome: 'refused' }), 'b');
    assert.is(await of({ userId: '9' }), 'dc');
    assert.is(await of({ userId: '9', kind: 'limit' }), '');
    assert.is(await of({ from: 2001 }), 'd');
    assert.is(await of({ from: 2000, to: 4999 }), 'cba');
    const [first, second] = await store.find({ limit: 2 });
    assert.equal([first?.reason, second?.reason], ['d', 'c']);
    assert.is(await of({ before: second?.id }), 'ba');
  });

  inStore('tells what came after an id, oldest first', async ({ store }) => {
    await store.add([eventOf({ reason: 'a' })]);
    const id = await store.lastId();
    assert.equal(await store.after(id, 10), []);
    await store.add([eventOf({ reason: 'b' }), eventOf({ reason: 'c' })]);
    await store.add([eventOf({ reason: 'd' })]);
    const reasons = async (limit: number) =>
      (await store.after(id, limit)).map((one) => one.reason).join('');
    assert.is(await reasons(10), 'bcd');
    assert.is(await reasons(2), 'bc');
  });

  inStore('whoever follows while many write misses nothing', async ({ store }) => {
    const seen: string[] = [];
    let last = 0;
    const look = async () => {
      for (const event of await store.after(last, 1000)) {
        seen.push(event.reason ?? '');
        last = event.id;
      }
    };
    const writes = Array.from({ length: 40 }, (_, i) => store.add([eventOf({ reason: `e${i}` })]));
    await Promise.all(writes.map((write) => write.then(look)));
    await look();
    assert.is(new Set(seen).size, 40);
  });
}

function keeping(inStore: InStore): void {
  inStore('lets nobody change or remove what is young', async ({ store, statement }) => {
    await store.add([eventOf({ at: Date.now(), lastAt: Date.now() })]);
    const refused = (sql: string) =>
      statement(sql).then(
        () => 'done',
        (error: Error) => error.message,
      );
    assert.match(await refused("update security_event set reason = 'x'"), /append-only/);
    assert.match(await refused('delete from security_event'), /append-only/);
    assert.is((await store.find({ limit: 10 })).length, 1);
  });

  inStore('removes refusals after 90 days, and everything after 400', async ({ store }) => {
    const now = Date.now();
    const aged = (days: number, outcome: 'refused' | 'success') =>
      eventOf({ reason: `${outcome}-${days}`, outcome, at: 0, lastAt: now - days * DAY });
    await store.add([
      aged(89, 'refused'),
      aged(91, 'refused'),
      aged(91, 'success'),
      aged(399, 'success'),
      aged(401, 'success'),
    ]);
    assert.is(await store.removeOld(1), 1);
    assert.is(await store.removeOld(10), 1);
    assert.is(await store.removeOld(10), 0);
    const left = (await store.find({ limit: 10 })).map((one) => one.reason);
    assert.equal(left, ['success-399', 'success-91', 'refused-89']);
  });
}
