import './support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddress } from '../../src/console/address.ts';
import type { Account } from '../../src/console/api/account.ts';
import { ApiError } from '../../src/console/api/http.ts';
import type { SessionItem, SessionPage, SessionSearch } from '../../src/console/api/sessions.ts';
import type { StreamItem } from '../../src/console/api/stream.ts';
import { App, type ConsolePorts } from '../../src/console/app.tsx';
import { AddressProvider } from '../../src/console/ui/link.tsx';
import { verifyLog } from '../../src/replay/check/verify.ts';
import { click, happen, press, render, settle, settleUntil, type, unmount } from './support/dom.ts';
import { item } from './support/items.ts';

const support: Account = {
  id: '1',
  login: 'support@example.test',
  roles: ['support'],
  isDemo: false,
};
const analyst: Account = { ...support, id: '2', roles: ['analyst'] };

const three: SessionItem[] = [
  item({ id: 'a'.repeat(22), live: true }),
  item({ id: 'b'.repeat(22), userIds: [], missing: 7, verdict: 'differs' }),
  item({ id: 'c'.repeat(22) }),
];

const never = () => Promise.reject(new ApiError('server'));
const nothing = async () => ({ items: [], next: null });
const noErasures = { list: nothing, request: never, confirm: never, cancel: never };

interface World {
  account: Account | null;
  page: SessionPage;
  readonly searches: SessionSearch[];
  signOut: () => void;
  hear: (item: StreamItem) => void;
  readonly ports: ConsolePorts;
}

function world(account: Account | null = support, items = three): World {
  const made: World = {
    account,
    page: { items, next: null },
    searches: [],
    signOut: () => {},
    hear: () => {},
    ports: {
      account: {
        me: async () => made.account,
        async login({ login, password }) {
          if (password !== 'right') throw new ApiError('signed-out');
          return { user: { ...support, login }, recoveryCodes: [] };
        },
        logout: async () => {},
        sessions: async () => [],
        endSession: async () => {},
        changePassword: async () => [],
      },
      onSignedOut(listener) {
        made.signOut = listener;
        return () => {};
      },
      sessions: {
        async search(search) {
          made.searches.push(search);
          return made.page;
        },
        one: async () => null,
      },
      recordings: {
        async *read() {
          yield { lines: [], bytes: 0 };
        },
      },
      live: { follow: () => () => {} },
      stream: {
        listen(on) {
          made.hear = on.item;
          on.status(true);
          return () => {};
        },
      },
      security: { search: async () => ({ items: [], next: null }), listen: () => () => {} },
      erasures: noErasures,
      documents: { list: nothing, approve: never, refuse: never, ask: never },
      games: { list: nothing, books: never },
      guests: { list: nothing, read: never, answer: never, close: never, erase: never },
      requests: { list: nothing, read: never, answer: never, close: never, askDocument: never },
      verify: async () => ({ verdict: verifyLog([]), rounds: [] }),
    },
  };
  return made;
}

async function open(given: World, url = '/console'): Promise<HTMLElement> {
  window.history.replaceState(null, '', url);
  const page = await render(
    <AddressProvider value={createAddress(window)}>
      <App ports={given.ports} />
    </AddressProvider>,
  );
  await settle();
  return page;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-session]')];
const here = () => window.location.pathname + window.location.search;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name) ?? null;

async function submit(): Promise<void> {
  const form = document.querySelector('form');
  await click(form?.querySelector('button[type=submit]') ?? null);
  await settle();
}

const test = suite('console: signing in and searching');
test.after.each(unmount);

test('a guest signs in, on the very page asked for', async () => {
  const page = await open(world(null), '/console/sessions?user=7');
  const [login, password] = page.querySelectorAll('input');
  await type(login ?? null, 'support@example.test');
  await type(password ?? null, 'wrong');
  await submit();
  assert.match(page.textContent ?? '', 'Login or password is wrong');
  await type(password ?? null, 'right');
  await submit();
  assert.is(rows().length, 3);
  assert.is(here(), '/console/sessions?user=7');
});

test('an account without a role in the console is told so', async () => {
  const page = await open(world({ ...support, roles: ['player'] }));
  assert.match(page.textContent ?? '', 'no role in the console');
  assert.is(rows().length, 0);
});

test('a demonstration says that it is one', async () => {
  const page = await open(world({ ...support, isDemo: true }));
  assert.match(page.textContent ?? '', 'Demonstration: a shared account without a second step');
  await unmount();
  assert.not.match((await open(world())).textContent ?? '', 'Demonstration');
});

test('who is signed out elsewhere signs in again', async () => {
  const given = world();
  const page = await open(given);
  assert.is(rows().length, 3);
  await happen(given.signOut);
  assert.ok(page.querySelector('input[type=password]'));
});

test('a session says what is known of it', async () => {
  await open(world());
  const [live, guest] = rows().map((row) => row.textContent ?? '');
  assert.match(live ?? '', 'player-1');
  assert.match(live ?? '', 'Live');
  assert.match(live ?? '', '12 min');
  assert.match(live ?? '', '1,234');
  assert.match(live ?? '', 'Chrome 126 · Windows');
  assert.match(guest ?? '', 'Guest');
  assert.match(guest ?? '', '−7');
  assert.match(guest ?? '', 'Differs');
});

test('what a browser only claims is marked, and never stands as the player', async () => {
  const year = 365 * 86_400_000;
  const given = world(support, [
    item({ id: 'a', userIds: [], claimedUserIds: ['147'] }),
    item({ id: 'b', userIds: ['12'], claimedUserIds: ['1', '2', '3', '4', '5'] }),
    item({ id: 'c', startedAt: item().receivedFirst + year, lastAt: item().receivedLast + year }),
    item({ id: 'd', startedAt: 1, lastAt: 2 }),
  ]);
  await open(given);
  const [guest, some, ahead, behind] = rows().map((row) => row.textContent ?? '');
  assert.match(guest ?? '', 'Player: Guestsays it is 147, not proved');
  assert.match(some ?? '', 'Player: 12says it is 1, 2, 3 and 2 more, not proved');
  assert.match(ahead ?? '', /Received: .* 2026 .*browser clock 365 days ahead.*12 min/);
  assert.match(behind ?? '', /Received: .* 2026 .*browser clock 20,454 days behind, or sent late/);
});

test('sessions that only claim to be a player are found where that is asked for', async () => {
  const given = world();
  const page = await open(given, '/console/sessions?user=147');
  assert.is(given.searches.at(-1)?.claimed, '');
  await click(page.querySelector('form input[type=checkbox]'));
  await submit();
  assert.is(here(), '/console/sessions?user=147&claimed=1');
  assert.equal([given.searches.at(-1)?.user, given.searches.at(-1)?.claimed], ['147', '1']);
});

test('what the address asks for is searched for, and stands in the form', async () => {
  const given = world();
  const page = await open(given, '/console/sessions?user=ann&type=bet.settled');
  assert.equal([given.searches[0]?.user, given.searches[0]?.type], ['ann', 'bet.settled']);
  const field = page.querySelector<HTMLInputElement>('input[type=search]');
  assert.is(field?.value, 'ann');
  assert.is(page.querySelector('select')?.value, 'bet.settled');
});

test('a search goes into the address, and can be cleared', async () => {
  const given = world();
  const page = await open(given);
  await type(page.querySelector('input[type=search]'), 'bob');
  assert.is(given.searches.length, 1, 'nothing is asked before it is sent');
  await submit();
  assert.is(here(), '/console/sessions?user=bob');
  assert.is(given.searches.at(-1)?.user, 'bob');
  await click(button('Clear'));
  await settle();
  assert.is(here(), '/console/sessions');
  assert.is(given.searches.at(-1)?.user, '');
});

test('nothing found, and nothing there at all, are told apart', async () => {
  const none = world(support, []);
  assert.match((await open(none)).textContent ?? '', 'No sessions yet');
  unmount();
  assert.match((await open(none, '/console?user=x')).textContent ?? '', 'No session matches');
});

test('older sessions are a page further', async () => {
  const given = world();
  given.page = { items: three, next: '17' };
  const page = await open(given, '/console/sessions?user=ann');
  const link = [...page.querySelectorAll('a')].find((one) => one.textContent === 'Older sessions');
  await click(link ?? null);
  await settle();
  assert.is(here(), '/console/sessions?user=ann&cursor=17');
  assert.is(given.searches.at(-1)?.cursor, '17');
});

test('the keyboard goes from the search into the rows and opens one', async () => {
  const page = await open(world());
  press('/');
  const field = page.querySelector('input[type=search]');
  assert.is(document.activeElement, field);
  press('ArrowDown');
  press('ArrowDown');
  assert.is(document.activeElement, rows()[1]);
  press('ArrowUp');
  assert.is(document.activeElement, rows()[0]);
  await click(document.activeElement);
  await settle();
  assert.is(here(), `/console/sessions/${'a'.repeat(22)}`);
});

test('a search that fails says why, and can be tried again', async () => {
  const given = world();
  const { search } = given.ports.sessions;
  let down = true;
  given.ports.sessions.search = async (asked) => {
    if (down) throw new ApiError('server');
    return search(asked);
  };
  const page = await open(given);
  assert.match(page.textContent ?? '', 'The server failed');
  down = false;
  await click(button('Try again'));
  await settle();
  assert.is(rows().length, 3);
});

test('the overview is the analyst’s; it says honestly that nothing has come yet', async () => {
  const page = await open(world(support), '/console/analytics');
  assert.match(page.textContent ?? '', 'needs the analyst role');
  unmount();
  const given = world(analyst);
  const overview = await open(given, '/console/analytics');
  assert.match(overview.textContent ?? '', 'Nothing has arrived yet');
  assert.match(overview.textContent ?? '', 'Sessions under way1');
  given.hear({ sessionId: 'a', type: 'route.changed' });
  given.hear({ sessionId: 'a', type: 'route.changed' });
  const row = () => overview.querySelector('tbody tr')?.textContent ?? '';
  await settleUntil(row, /route\.changed2/);
});

test('an address of no page leads back', async () => {
  const page = await open(world(), '/console/elsewhere');
  assert.match(page.textContent ?? '', 'There is no such page');
  assert.ok(page.querySelector('a[href="/console/sessions"]'));
});

test.run();
