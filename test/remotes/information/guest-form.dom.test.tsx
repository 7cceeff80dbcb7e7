import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { recorded } from '../../support/session/betting.ts';
import { requestingSession } from '../../support/session/requests.ts';
import {
  networkError,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('contacts: the form of guests');

const typed = {
  email: 'planted@example.test',
  name: 'Planted Name',
  subject: 'Planted subject',
  message: 'Planted words of a guest',
};

async function open(options: SessionOptions = {}) {
  const session = testSession({
    url: '/en/contacts',
    ...options,
    answers: { guestMessage: () => reply({ number: 'G12' }), ...options.answers },
  });
  const page = await openSite(session);
  await page.advance(300);
  const text = () => page.get('main article').textContent ?? '';
  const write = async (part: Partial<typeof typed> = {}) => {
    for (const [name, words] of Object.entries({ ...typed, ...part })) {
      await page.doing(() => typeInto(page.get(`main form [name=${name}]`), words));
    }
    await page.submit('main form');
    await page.advance(300);
  };
  const sent = () => session.requestsOf('guestMessage').map(({ request }) => request);
  return { session, page, text, write, sent };
}

test('a guest writes, and is told the number; the key names the session and the press', async () => {
  const { session, page, text, write, sent } = await open();
  await write();
  assert.equal(sent()[0]?.body, typed);
  const press = session.events.find(({ type }) => type === 'requests.guestSubmitted');
  const { sessionId } = session.runtime.state.session;
  assert.is(sent()[0]?.headers['idempotency-key'], `${sessionId}.${press?.seq}`);
  assert.match(text(), 'Its number is G12');
  assert.is(page.all('main form').length, 0);
  assert.ok(document.activeElement?.matches('[data-guest-message]'));
  await page.doing(() =>
    page.host.publish('route.requested', { url: '/en/about', replace: false }),
  );
  assert.is(session.runtime.state.guestMessage.number, null);
  await page.close();
});

test('what may not be sent stays on the page, each field with its reason', async () => {
  const { page, text, write, sent } = await open();
  await write({ email: 'nowhere', subject: '', message: '4111 1111 1111 1111 is mine' });
  assert.equal(sent(), []);
  assert.match(text(), 'Enter an email address such as');
  assert.match(text(), 'Fill this in.');
  assert.is(document.activeElement?.getAttribute('name'), 'email');
  await write({ message: 'Help' });
  assert.match(text(), 'at least 10 characters');
  await write({ subject: 'a'.repeat(121) });
  assert.match(text(), 'at most 120 characters');
  await page.close();
});

test('what was lost goes again under the same key', async () => {
  const { session, page, text, write, sent } = await open({
    answers: { guestMessage: networkError },
  });
  await write();
  await page.advance(60_000);
  session.answers.guestMessage = () => reply({ number: 'G12' });
  await write();
  assert.match(text(), 'Its number is G12');
  assert.is(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size, 1);
  await page.close();
});

test('a recording holds nothing of who wrote it and of their words, and folds to the same', async () => {
  const { session, page, write } = await open();
  await write();
  const state = siteFold.initial();
  for (const event of recorded(session.events)) {
    siteFold.inPlace(state, redact(event, privatePathsOf(event), []) as AnyEvent);
  }
  assert.equal(state.guestMessage, session.runtime.state.guestMessage);
  const log = session.events.map((event) => redact(event, privatePathsOf(event), []));
  assert.match(JSON.stringify(session.events), /planted/i);
  assert.not.match(JSON.stringify(log), /planted/i);
  await page.close();
});

test('who is signed in is led to their account: there is no form', async () => {
  const session = requestingSession({ url: '/en/contacts' });
  const page = await openSite(session);
  await page.advance(300);
  assert.is(page.all('main form').length, 0);
  assert.ok(page.get('main article a[href="/en/office/support"]'));
  await page.close();
});

test.run();
