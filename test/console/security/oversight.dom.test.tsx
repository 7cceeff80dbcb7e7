import '../support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddress } from '../../../src/console/address.ts';
import type { ErasureItem } from '../../../src/console/api/erasures.ts';
import { ApiError } from '../../../src/console/api/http.ts';
import type { SecurityApi, SecuritySearch } from '../../../src/console/api/security.ts';
import { ErasuresPage } from '../../../src/console/erasures/erasures-page.tsx';
import { SecurityPage } from '../../../src/console/security/security-page.tsx';
import { AddressProvider } from '../../../src/console/ui/link.tsx';
import type { SecurityEvent } from '../../../src/domain/protection/security-event.ts';
import { click, happen, render, settle, type, unmount } from '../support/dom.ts';

const test = suite('console: security events and erasures');
test.after.each(unmount);

const event = (id: number, part: Partial<SecurityEvent> = {}): SecurityEvent => ({
  ...{ id, at: 1_760_000_000_000 + id, lastAt: 1_760_000_000_000 + id, count: 1, merged: false },
  ...{ kind: 'sign-in', outcome: 'failure', place: 'loginByEmail', reason: '1001' },
  ...{ actorId: null, subjectId: '7', session: null, network: 'abcdefghijkl' },
  ...part,
});

async function openEvents(query: string, items: readonly SecurityEvent[]) {
  const searches: SecuritySearch[] = [];
  const told: { hear: (event: SecurityEvent) => void } = { hear: () => {} };
  const api: SecurityApi = {
    async search(search) {
      searches.push(search);
      return { items: [...items], next: null };
    },
    listen(on) {
      told.hear = on.event;
      on.status(true);
      return () => {};
    },
  };
  const page = await render(
    <AddressProvider value={createAddress(window)}>
      <SecurityPage query={new URLSearchParams(query)} api={api} />
    </AddressProvider>,
  );
  await settle();
  return { page, searches, told };
}

const rows = (page: HTMLElement) =>
  [...page.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

test('shows events, and those that come and fit, newest first and each once', async () => {
  const found = [event(2), event(1, { count: 40, merged: true, subjectId: null })];
  const { page, searches, told } = await openEvents('kind=sign-in', found);
  assert.equal(searches, [{ kind: 'sign-in', user: '', cursor: '' }]);
  assert.match(rows(page)[0] ?? '', /Sign-in.*wrong.*1001.*loginByEmail.*Guest.*7.*abcdefgh/);
  assert.match(rows(page)[1] ?? '', /40 times.*Several/);
  await happen(() => told.hear(event(2)));
  await happen(() => told.hear(event(3, { kind: 'limit' })));
  await happen(() => told.hear(event(4, { outcome: 'success', actorId: '7' })));
  assert.is(rows(page).length, 3);
  assert.match(rows(page)[0] ?? '', /done/);
});

const waiting: ErasureItem = {
  ...{ id: 5, userId: '147', state: 'pending', requestedBy: '1', requestedAt: 1e12, dueAt: 2e12 },
  ...{ decidedBy: null, decidedAt: null, carriedAt: null, sessions: null, keys: null },
  ...{ login: 'ada@example.test', requestedByLogin: 'one@example.test', decidedByLogin: null },
};

async function openErasures(accountId: string, fail = false) {
  const did: string[] = [];
  const state: { items: ErasureItem[] } = { items: [waiting] };
  const act = (name: string) => async (what: string | number) => {
    did.push(`${name} ${what}`);
    if (fail) throw new ApiError('missing');
    return waiting;
  };
  const api = {
    list: async () => ({ items: state.items, next: null }),
    ...{ request: act('request'), confirm: act('confirm'), cancel: act('cancel') },
  };
  const account = { id: accountId, login: 'x', roles: ['support'], isDemo: false };
  const page = await render(<ErasuresPage account={account} api={api} />);
  await settle();
  const press = async (name: string) => {
    const all = [...page.querySelectorAll('button')];
    await click(all.find((one) => one.textContent === name) ?? null);
    await settle();
  };
  return { page, did, press };
}

test('a second one confirms an erasure, after being told that it cannot be undone', async () => {
  const { page, did, press } = await openErasures('2');
  assert.match(page.textContent ?? '', 'ada@example.test');
  await press('Confirm…');
  assert.equal(did, []);
  assert.match(page.textContent ?? '', 'This cannot be undone.');
  await press('Erase for good');
  assert.equal(did, ['confirm 5']);
});

test('who asked for it may cancel it, and not confirm it', async () => {
  const { page, did, press } = await openErasures('1');
  assert.not.match(page.textContent ?? '', 'Confirm…');
  await press('Cancel the erasure');
  assert.equal(did, ['cancel 5']);
});

test('asks for an erasure by id, and says when nobody has it', async () => {
  const { page, did, press } = await openErasures('1', true);
  await type(page.querySelector('input'), '999');
  await press('Ask for erasure');
  assert.equal(did, ['request 999']);
  assert.match(page.querySelector('[role=alert]')?.textContent ?? '', 'Nobody has this id');
});

test.run();
