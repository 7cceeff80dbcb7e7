import '../support/dom-globals.ts';
import { act } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { WaitingDocument } from '../../../src/console/api/documents.ts';
import { ApiError } from '../../../src/console/api/http.ts';
import { DocumentsPage } from '../../../src/console/documents/documents-page.tsx';
import { click, render, settle, type, unmount } from '../support/dom.ts';

const test = suite('console: documents');
test.after.each(unmount);

const waiting: WaitingDocument = {
  ...{ id: 'document-1', kind: 'passport', type: 'png', size: 2048, createdAt: 1e12, userId: '7' },
  isDocumentAsked: false,
  person: {
    ...{ login: 'ada@example.test', name: 'Ada', surname: 'Byron', birthday: '1990-06-15' },
    ...{ country: 'ie', address: '' },
  },
};

const PAGE = 50;

/** A page of documents that come by fifties. */
async function open(trouble: ApiError | null = null, more: readonly WaitingDocument[] = [waiting]) {
  const did: unknown[] = [];
  const state = { items: more };
  const decided = async (...what: unknown[]) => {
    did.push(what);
    state.items = [];
  };
  const api = {
    list: async (cursor: string | null) => {
      if (trouble) throw trouble;
      const from = Number(cursor ?? 0);
      const next = from + PAGE;
      const isEnd = next >= state.items.length;
      return { items: state.items.slice(from, next), next: isEnd ? null : String(next) };
    },
    approve: (id: string, until: number | null) => decided('approve', id, until),
    refuse: (id: string, reason: string) => decided('refuse', id, reason),
    ask: async (userId: string) => {
      did.push(['ask', userId]);
      state.items = state.items.slice(1);
    },
  };
  const page = await render(<DocumentsPage api={api} />);
  await settle();
  const send = async (field: string) => {
    const form = page.querySelector(`[name="${field}"]`)?.closest('form');
    await act(async () => form?.requestSubmit());
    await settle();
  };
  return { page, did, send, text: () => page.textContent ?? '' };
}

test('shows what a document has to agree with, and gives it as a file', async () => {
  const { page, text } = await open();
  assert.match(text(), 'Passport: ada@example.test');
  assert.match(text(), 'Name: Ada Byron');
  assert.match(text(), 'Address: IE');
  const link = page.querySelector('[data-document] a');
  assert.is(link?.getAttribute('href'), '/reference-api/v1/review/documents/document-1/content');
  assert.ok(link?.hasAttribute('download'));
});

test('approves without end, or until the end of a day', async () => {
  const without = await open();
  await without.send('until');
  assert.equal(without.did, [['approve', 'document-1', null]]);
  assert.match(without.text(), 'None waits');
  await unmount();
  const until = await open();
  await type(until.page.querySelector('[name="until"]'), '2030-02-01');
  await until.send('until');
  assert.equal(until.did, [['approve', 'document-1', Date.UTC(2030, 1, 2) - 1]]);
});

test('refuses with a reason of the list', async () => {
  const { page, did, send } = await open();
  const reasons = page.querySelector('select') as HTMLSelectElement;
  reasons.value = 'other-data';
  await send('reason');
  assert.equal(did, [['refuse', 'document-1', 'other-data']]);
});

test('what comes after fifty is shown when asked for, and stays shown', async () => {
  const many = Array.from({ length: 120 }, (_, one) => ({ ...waiting, id: `document-${one}` }));
  const { page, did, text } = await open(null, many);
  const count = () => page.querySelectorAll('[data-document]').length;
  const press = async (name: string) => {
    const all = [...page.querySelectorAll('button')];
    await click(all.find((one) => one.textContent === name) ?? null);
    await settle();
  };
  assert.is(count(), 50);
  await press('Show more');
  assert.is(count(), 100);
  await press('Ask for proof of a way to pay');
  assert.equal(did, [['ask', '7']]);
  assert.is(count(), 100);
  await press('Show more');
  assert.is(count(), 119);
  assert.not.match(text(), 'Show more');
});

test('says so where another back-end checks documents', async () => {
  const { text } = await open(new ApiError('missing'));
  assert.match(text(), 'checks documents itself');
});

test.run();
