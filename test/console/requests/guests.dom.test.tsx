import '../support/dom-globals.ts';
import { act } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddress } from '../../../src/console/address.ts';
import type { GuestConversation, GuestItem, GuestsApi } from '../../../src/console/api/guests.ts';
import { ApiError } from '../../../src/console/api/http.ts';
import { GuestsPage } from '../../../src/console/requests/guests-page.tsx';
import { AddressProvider, useUrl } from '../../../src/console/ui/link.tsx';
import { click, render, settle, unmount } from '../support/dom.ts';

const test = suite('console: guests');
test.after.each(unmount);

const SESSION = 'session-of-the-guest-222';
const waiting: GuestItem = {
  ...{ id: '12', number: 'G12', state: 'open', language: 'de' },
  ...{ createdAt: 1e12, dueAt: 1e12 + 1000 },
};
const conversation: GuestConversation = {
  written: {
    email: 'ada@example.test',
    name: 'Ada',
    subject: 'My account',
    message: 'It is <b>not</b> there',
  },
  moment: { sessionId: SESSION, seq: 41 },
  answers: [],
};

async function open(part: Partial<GuestItem> = {}) {
  const did: unknown[][] = [];
  const state = { items: [{ ...waiting, ...part }], fails: false };
  const gone = () => {
    state.items = [];
  };
  const api: GuestsApi = {
    list: async (wanted) => {
      did.push(['list', wanted]);
      return { items: state.items, next: null };
    },
    read: async (id) => {
      did.push(['read', id]);
      return conversation;
    },
    answer: async (...what) => {
      did.push(['answer', ...what]);
      if (state.fails) throw new ApiError('network');
      gone();
    },
    close: async (id) => {
      did.push(['close', id]);
      gone();
    },
    erase: async (id) => {
      did.push(['erase', id]);
      gone();
    },
  };
  window.history.replaceState(null, '', '/console/guests');
  const page = await render(
    <AddressProvider value={createAddress(window)}>
      <Placed api={api} />
    </AddressProvider>,
  );
  await settle();
  const press = async (label: string) => {
    const all = [...page.querySelectorAll('button')];
    await click(all.find((one) => one.textContent === label) ?? null);
    await settle();
  };
  const answer = async (words: string) => {
    const field = page.querySelector('textarea') as HTMLTextAreaElement;
    field.value = words;
    await act(async () => field.closest('form')?.requestSubmit());
    await settle();
  };
  return { page, text: () => page.textContent ?? '', did, press, answer, state };
}

/** The page as the console draws it: what it shows stands in the address. */
function Placed({ api }: { readonly api: GuestsApi }) {
  const query = new URLSearchParams(useUrl().split('?')[1]);
  return <GuestsPage query={query} api={api} />;
}

test('says what waits, and reads it only when it is asked to', async () => {
  const { page, text, did, press } = await open();
  assert.match(text(), 'Message G12');
  assert.match(text(), 'Deutsch');
  assert.match(text(), 'The answer is overdue');
  assert.equal(did, [['list', 'open']]);
  await press('Read');
  assert.match(text(), 'ada@example.test');
  assert.match(text(), 'It is <b>not</b> there');
  assert.is(page.querySelector('[data-guest] b'), null);
  const link = page.querySelector<HTMLAnchorElement>('ol a');
  assert.is(link?.getAttribute('href'), `/console/sessions/${SESSION}?at=41`);
});

test('an answer goes under a key, the same again where nothing came back', async () => {
  const { text, did, press, answer, state } = await open();
  await press('Read');
  state.fails = true;
  await answer('Set a new password.');
  assert.match(text(), 'cannot be reached');
  state.fails = false;
  await answer('Set a new password.');
  const [first, second] = did.filter(([what]) => what === 'answer');
  assert.equal(first, second);
  assert.match(text(), 'None waits');
});

test('it is closed at once, and deleted when that is said twice', async () => {
  const one = await open();
  await one.press('Read');
  await one.press('Close without an answer');
  assert.ok(one.did.some(([what, id]) => what === 'close' && id === '12'));
  await unmount();
  const other = await open();
  await other.press('Delete');
  assert.not.ok(other.did.some(([what]) => what === 'erase'));
  await other.press('Delete it for ever');
  assert.ok(other.did.some(([what, id]) => what === 'erase' && id === '12'));
});

test('what is over takes no answer; the state stands in the address', async () => {
  const { page, did, press } = await open({ state: 'closed', dueAt: null });
  await press('Read');
  assert.is(page.querySelector('textarea'), null);
  const field = page.querySelector('select[name=state]') as HTMLSelectElement;
  await act(async () => {
    field.value = 'closed';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
  assert.is(window.location.search, '?state=closed');
  assert.equal(did.filter(([what]) => what === 'list').at(-1), ['list', 'closed']);
});

test.run();
