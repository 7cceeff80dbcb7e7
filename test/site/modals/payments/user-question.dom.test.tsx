import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../../src/domain/site/config.ts';
import { protectionsOf } from '../../../../src/replay/protections/protections.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession, recorded } from '../../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('the question whether limits still suit');

const DIALOG = 'dialog[data-modal=user-question]';
const recent = { days: 30, staked: 900, paid: 100, iso: 'EUR', minutes: 0 };
const site = { [siteConfigTable.cookieAgreementPopup.key]: false };

async function asked(said: object = {}, answers: SessionOptions['answers'] = {}) {
  const session = bettingSession({
    player: true,
    answers: {
      configGroup: () => reply({ site }),
      limits: () => reply({ limits: [], recent, isReviewDue: true, ...said }),
      limitsReview: () => reply(null),
      ...answers,
    },
  });
  const page = await openSite(session);
  await page.advance(11_000);
  const sent = () => session.requestsOf('limitsReview').map(({ request }) => request.body);
  return { session, page, sent };
}

test('A2: it says what the last days came to, and goes by an answer alone', async () => {
  const { session, page, sent } = await asked();
  const text = page.get(DIALOG).textContent ?? '';
  assert.match(text, 'Do your limits still suit you?');
  assert.match(text, '€9.00');
  const pressed = new Event('cancel', { cancelable: true });
  await page.doing(() => page.get(DIALOG).dispatchEvent(pressed));
  assert.ok(page.get(DIALOG));
  await page.pressNamed('They suit me');
  await page.advance(600_000);
  assert.equal([page.all(DIALOG), sent()], [[], [{ answer: 'fits' }]]);
  const told = protectionsOf(recorded(session.events)).flatMap((entry) =>
    'check' in entry && entry.check === 'user-question' ? [entry.what] : [],
  );
  assert.equal(told, ['check-shown', 'check-answered']);
  await page.close();
});

for (const [name, address, answer] of [
  ['Change limits', '/en/office/responsible', 'change'],
  ['I need help', '/en/responsiblegaming', 'help'],
]) {
  test(`“${name}” leads there`, async () => {
    const { session, page, sent } = await asked();
    await page.pressNamed(name ?? '');
    await page.advance(500);
    assert.equal([page.all(DIALOG), sent()], [[], [{ answer }]]);
    assert.match(session.navigation.url, address ?? '');
    await page.close();
  });
}

test('an answer that did not get there is asked for again another day', async () => {
  const { session, page } = await asked({}, { limitsReview: () => refuse(503) });
  await page.pressNamed('They suit me');
  await page.advance(3_600_000);
  assert.equal(page.all(DIALOG), []);
  const kept = JSON.parse(session.storage.local.getItem('reminders') ?? '{}');
  assert.ok(kept['user-question player-1'] > session.clock.now());
  await page.close();
});

test('who is not due, or shut out, is not asked', async () => {
  const exclusion = {
    ...{ limitType: 30, limitState: 'ACTIVE', limitValue: 1, startedAt: 0, endsAt: 4e9 },
  };
  for (const said of [{ isReviewDue: false }, { limits: [exclusion] }]) {
    const { page } = await asked(said);
    assert.equal(page.all(DIALOG), []);
    await page.close();
  }
});

test.run();
