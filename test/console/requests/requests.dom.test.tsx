import '../support/dom-globals.ts';
import { act } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from '../../../src/console/api/http.ts';
import type { RequestMessage, WaitingRequest } from '../../../src/console/api/requests.ts';
import { RequestsPage } from '../../../src/console/requests/requests-page.tsx';
import { click, render, settle, unmount } from '../support/dom.ts';

const test = suite('console: requests');
test.after.each(unmount);

const waiting: WaitingRequest = {
  ...{ id: '12', topicId: '1', subTopicId: null, paymentId: '10000001', state: 'open' },
  ...{ createdAt: 1e12, dueAt: 1e12 + 1000, userId: '7', login: 'ada@example.test' },
  isDocumentAsked: false,
  payment: {
    ...{ kind: 'deposit', state: 'created', method: 'card', amount: 2000, fee: 30 },
    ...{ currency: 'EUR', createdAt: 1e12 },
  },
};
const asked: RequestMessage = { by: 'player', at: 1e12, text: 'It is <b>not</b> here' };

async function open(part: Partial<WaitingRequest> = {}, trouble: ApiError | null = null) {
  const did: unknown[][] = [];
  const state = { items: [{ ...waiting, ...part }], fails: false };
  const api = {
    list: async () => {
      if (trouble) throw trouble;
      return { items: state.items, next: null };
    },
    read: async (id: string) => {
      did.push(['read', id]);
      return [asked];
    },
    answer: async (...what: unknown[]) => {
      did.push(['answer', ...what]);
      if (state.fails) throw new ApiError('network');
      state.items = [];
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
  const page = await render(<RequestsPage api={api} />);
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
  return { page, text, did, press, answer, state };
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
  const [[, , first, words], [, , second]] = did.filter(([what]) => what === 'answer') as [
    unknown[],
    unknown[],
  ];
  assert.is(words, 'It is on its way.');
  assert.is(first, second);
  assert.match(text(), 'None waits');
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
