import '../support/dom-globals.ts';
import { act } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddress } from '../../../src/console/address.ts';
import { ApiError, type Trouble } from '../../../src/console/api/http.ts';
import type {
  RequestFilter,
  RequestMessage,
  RequestsApi,
  ReviewedRequest,
  SentAnswer,
} from '../../../src/console/api/requests.ts';
import { readyAnswers } from '../../../src/console/requests/ready-answers.ts';
import { RequestsPage } from '../../../src/console/requests/requests-page.tsx';
import { requestSearchOf, requestsUrl } from '../../../src/console/requests/search.ts';
import { AddressProvider, useUrl } from '../../../src/console/ui/link.tsx';
import { ANSWER_LENGTH, messageProblem } from '../../../src/domain/payments/requests.ts';
import { click, render, settle, unmount } from '../support/dom.ts';

const test = suite('console: requests');
test.after.each(unmount);

const waiting: ReviewedRequest = {
  ...{ id: '12', topicId: '1', subTopicId: null, paymentId: '10000001', state: 'open' },
  ...{ createdAt: 1e12, dueAt: 1e12 + 1000, userId: '7', login: 'ada@example.test' },
  isDocumentAsked: false,
  payment: {
    ...{ kind: 'deposit', state: 'created', method: 'card', amount: 2000, fee: 30 },
    ...{ currency: 'EUR', createdAt: 1e12 },
  },
};
const SESSION = 'session-of-the-player-22';
const asked: RequestMessage = {
  ...{ id: 1, by: 'player', at: 1e12, text: 'It is <b>not</b> here', file: null },
  moment: { sessionId: SESSION, seq: 41 },
};

async function open(
  part: Partial<ReviewedRequest> = {},
  trouble: ApiError | null = null,
  messages: readonly RequestMessage[] = [asked],
) {
  const did: unknown[][] = [];
  const filters: RequestFilter[] = [];
  const state = {
    ...{ items: [{ ...waiting, ...part }], fails: false, stays: false },
    trouble: 'network' as Trouble,
  };
  const api = {
    list: async (filter: RequestFilter) => {
      filters.push(filter);
      if (trouble) throw trouble;
      return { items: state.items, next: null };
    },
    read: async (id: string) => {
      did.push(['read', id]);
      return messages;
    },
    answer: async (...what: unknown[]) => {
      did.push(['answer', ...what]);
      if (state.fails) throw new ApiError(state.trouble);
      if (!state.stays) state.items = [];
    },
    close: async (id: string) => {
      did.push(['close', id]);
      state.items = [];
    },
    askDocument: async (userId: string) => {
      did.push(['ask', userId]);
      state.items = state.items.map((one) => ({ ...one, isDocumentAsked: true }));
    },
  };
  window.history.replaceState(null, '', '/console/requests');
  const address = createAddress(window);
  const page = await render(
    <AddressProvider value={address}>
      <Placed api={api} />
    </AddressProvider>,
  );
  await settle();
  const text = () => page.textContent ?? '';
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
  const choose = async (name: string, value: string) => {
    const field = page.querySelector(`select[name="${name}"]`) as HTMLSelectElement;
    await act(async () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle();
  };
  return { page, text, did, filters, press, answer, choose, state, address };
}

/** The page as the console draws it: what it shows stands in the address. */
function Placed({ api }: { readonly api: RequestsApi }) {
  const query = new URLSearchParams(useUrl().split('?')[1]);
  return <RequestsPage query={query} api={api} />;
}

test('says what a request is about, and reads it only when it is asked to', async () => {
  const { text, did, press, page } = await open();
  assert.match(text(), 'Request 12: Deposit has not arrived');
  assert.match(text(), 'ada@example.test');
  assert.match(text(), 'Payment 10000001: deposit, €20.00, fee €0.30, card, created');
  assert.match(text(), 'The answer is overdue');
  assert.equal(did, []);
  await press('Read');
  assert.equal(did, [['read', '12']]);
  assert.match(text(), 'It is <b>not</b> here');
  assert.is(page.querySelector('[data-request] b'), null);
});

test('a sub-topic is named, and a topic of another version does no harm', async () => {
  const about = { topicId: '5', subTopicId: '51', paymentId: null, payment: null };
  assert.match((await open(about)).text(), 'Payment details changed: card replaced');
  await unmount();
  assert.match((await open({ topicId: '999' })).text(), 'Topic of another version');
});

test('an answer is sent under a key, the same again where nothing came back', async () => {
  const { text, did, press, answer, state } = await open();
  await press('Read');
  state.fails = true;
  await answer('It is on its way.');
  assert.match(text(), 'cannot be reached');
  state.fails = false;
  await answer('It is on its way.');
  const [first, second] = did.filter(([what]) => what === 'answer').map(([, , sent]) => sent);
  const { text: words, seen } = first as SentAnswer;
  assert.equal([words, seen], ['It is on its way.', 1]);
  assert.equal(first, second);
  assert.match(text(), 'None waits');
});

test('an answer to what was answered before is seen to be sent, and its field is empty', async () => {
  const { text, page, did, press, answer, state } = await open({ state: 'answered', dueAt: null });
  await press('Read');
  state.stays = true;
  await answer('One thing more.');
  assert.match(text(), 'Sent.');
  assert.is(page.querySelector('textarea')?.value, '');
  assert.equal(
    did.map(([what]) => what),
    ['read', 'answer', 'read'],
  );
});

test('an answer waits for what the player wrote meanwhile, and its words stay', async () => {
  const { text, page, did, press, answer, state } = await open();
  await press('Read');
  state.fails = true;
  state.trouble = 'conflict';
  await answer('It is on its way.');
  assert.match(text(), 'The player wrote more meanwhile');
  assert.is(did.filter(([what]) => what === 'read').length, 2);
  assert.is(page.querySelector('textarea')?.value, 'It is on its way.');
});

test('what the rules refuse is not sent', async () => {
  const { text, did, press, answer } = await open();
  await press('Read');
  await answer('');
  assert.match(text(), 'Write an answer.');
  await answer('You paid with 4111 1111 1111 1111');
  assert.match(text(), 'holds the number of a card');
  assert.is(did.filter(([what]) => what === 'answer').length, 0);
});

test('a request is closed without an answer', async () => {
  const { did, press } = await open();
  await press('Read');
  await press('Close without an answer');
  assert.equal(did.at(-1), ['close', '12']);
});

test('one press opens the session at the moment the player wrote, where that is theirs', async () => {
  const answered: RequestMessage = {
    ...{ id: 3, by: 'support', at: 2e12, text: 'An answer', file: null, moment: null },
  };
  const { page, press } = await open({}, null, [
    asked,
    { ...asked, id: 2, moment: null },
    answered,
  ]);
  await press('Read');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('ol a')];
  // Beside the page: what is being answered stays.
  assert.equal(
    links.map((link) => [link.getAttribute('href'), link.target]),
    [[`/console/sessions/${SESSION}?at=41`, '_blank']],
  );
});

test('what is looked at is chosen by state and topic, and stands in the address', async () => {
  const { page, text, filters, choose, address } = await open();
  const field = page.querySelector('select[name="state"]');
  await choose('state', 'closed');
  assert.is(page.querySelector('select[name="state"]'), field, 'nobody loses the keyboard');
  await choose('topic', 'ideas');
  await choose('topic', '11');
  assert.equal(filters, [
    { state: 'open', topics: [] },
    { state: 'closed', topics: [] },
    { state: 'closed', topics: ['20'] },
    { state: 'closed', topics: ['11'] },
  ]);
  assert.is(address.url.get(), '/console/requests?state=closed&topic=11');
  assert.match(text(), 'Closed, the newest first');
  assert.is(page.querySelector<HTMLSelectElement>('select[name="topic"]')?.value, '11');
});

test('an address of no such topic or state shows what waits', () => {
  const odd = requestSearchOf(new URLSearchParams('state=constructor&topic=constructor'));
  assert.equal(odd, { state: 'open', topic: '' });
  assert.is(requestsUrl(odd), '/console/requests');
});

test('a ready answer is put into the field, in the language chosen, and not sent', async () => {
  const { page, did, press, choose } = await open();
  await press('Read');
  const field = () => page.querySelector('textarea') as HTMLTextAreaElement;
  field().value = 'Hello Ada';
  await choose('language', 'de');
  await choose('ready', 'It is mended');
  assert.is(field().value, 'Hello Ada', 'to choose is not to insert');
  await press('Insert and edit');
  assert.match(field().value, /^Hello Ada\n\nDas sollte jetzt funktionieren/);
  assert.is(document.activeElement, field());
  assert.equal(
    did.map(([what]) => what),
    ['read'],
  );
});

test('every ready answer may be sent as it is, in each language', () => {
  for (const { name, words } of readyAnswers) {
    for (const [language, text] of Object.entries(words)) {
      assert.is(messageProblem(text.trim(), ANSWER_LENGTH), null, `${name} ${language}`);
    }
  }
});

test('a file is saved as long as it is kept', async () => {
  const file = { type: 'png', size: 2000 } as const;
  const sent: RequestMessage = { ...asked, id: 5, text: '', file };
  const { page, press } = await open({}, null, [asked, sent]);
  await press('Read');
  const link = page.querySelector('a[download]');
  assert.is(link?.getAttribute('href'), '/reference-api/v1/review/requests/12/files/5');
  assert.is(link?.textContent, 'Save: File: PNG, 2 kB');
  await unmount();
  const closed = await open({ state: 'closed', dueAt: null }, null, [sent]);
  await closed.press('Read');
  assert.is(closed.page.querySelector('a[download]'), null);
  assert.match(closed.text(), 'It was deleted');
});

test('what is closed is read, and answered no more', async () => {
  const { page, text, press } = await open({ state: 'closed', dueAt: null });
  await press('Read');
  assert.match(text(), 'It is <b>not</b> here');
  assert.is(page.querySelector('textarea'), null);
  assert.not.match(text(), 'Close without an answer');
});

test('says so where another back-end answers requests', async () => {
  assert.match((await open({}, new ApiError('missing'))).text(), 'answers requests itself');
});

test('support asks the player for a document, once', async () => {
  const { did, press, text, page } = await open();
  await press('Read');
  await press('Ask for proof of a way to pay');
  assert.equal(did.at(-1), ['ask', '7']);
  assert.match(text(), 'The player is asked for proof of a way to pay.');
  const left = [...page.querySelectorAll('button')].filter(
    (one) => one.textContent === 'Ask for proof of a way to pay',
  );
  assert.equal(left, []);
});

test.run();
