import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../../src/domain/site/config.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { bettingSession } from '../../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('the bonus of signing in');

const DIALOG = 'dialog[data-modal=auth-bonus]';
const PAGE = '/en/office/bonuses/wager';
const expiresAt = Date.UTC(2026, 0, 3);
const signIn = { amount: 500, currency: 'EUR', times: 5, days: 30, expiresAt };
const site = { [siteConfigTable.cookieAgreementPopup.key]: false };

/** A player who may take €5. */
async function offered(answers: SessionOptions['answers'] = {}, url = '/en') {
  const session = bettingSession({
    ...{ player: true, url },
    answers: {
      configGroup: () => reply({ site }),
      userConfig: () => reply(userConfigOf({ has_bonus_offer: true })),
      bonuses: () => reply({ items: [], offer: null, signIn }),
      signInBonusAnswer: ({ body }) => reply({ ...(body as object), amount: 500, currency: 'EUR' }),
      ...answers,
    },
  });
  const page = await openSite(session);
  await page.advance(6000);
  const facts = () =>
    session.events.flatMap(({ type, data }) => (type === 'bonuses.granted' ? [data] : []));
  const asked = () => session.requestsOf('signInBonusAnswer').map(({ request }) => request.body);
  return { session, page, facts, asked };
}

test('it says how much it is, until when it may be taken, and what is asked for it', async () => {
  const { page } = await offered();
  const text = page.get(DIALOG).textContent ?? '';
  assert.match(text, /€5\.00 of bonus money is yours if you take it by Jan 3/);
  assert.match(text, 'stake it 5 times within 30 days');
  await page.close();
});

test('who takes it is told where it is, and finds the balance anew', async () => {
  const { session, page, facts, asked } = await offered();
  const balances = session.requestsOf('balance').length;
  await page.pressNamed('Take it');
  await page.advance(500);
  assert.match(
    page.get(`${DIALOG} [role=status]`).textContent ?? '',
    'It is in your bonus account',
  );
  assert.equal(asked(), [{ isTaken: true }]);
  assert.equal(facts(), [{ kind: 'sign-in', amount: 500, currency: 'EUR' }]);
  assert.is(session.requestsOf('balance').length, balances + 1);
  await page.pressNamed('Your bonuses');
  await page.advance(500);
  assert.equal(page.all(DIALOG), []);
  assert.match(session.navigation.url, PAGE);
  await page.close();
});

test('who does not want it says so once', async () => {
  const { page, facts, asked } = await offered();
  await page.pressNamed('No, thanks');
  await page.advance(60_000);
  assert.equal([page.all(DIALOG), facts(), asked()], [[], [], [{ isTaken: false }]]);
  await page.close();
});

test('who puts it off finds it among their bonuses, and is not asked again', async () => {
  const { session, page, asked } = await offered();
  session.runtime.publish('modal.closed', { id: 'auth-bonus', by: 'player' });
  await page.advance(600_000);
  assert.equal([page.all(DIALOG), asked()], [[], []]);
  await page.doing(() => session.runtime.publish('route.requested', { url: PAGE, replace: false }));
  await page.advance(500);
  await page.pressNamed('Take it');
  await page.advance(500);
  assert.match(page.get('main').textContent ?? '', 'It is in your bonus account.');
  await page.close();
});

test('an offer that is over says so; an answer that was not kept may be given again', async () => {
  const over = await offered({
    signInBonusAnswer: () =>
      reply({ errors: [{ code: '1107', detail: 'sign_in_bonus_over' }] }, 409),
  });
  await over.page.pressNamed('Take it');
  await over.page.advance(500);
  assert.match(over.page.get(DIALOG).textContent ?? '', 'no longer on offer');
  await over.page.close();
  const lost = await offered({ signInBonusAnswer: () => refuse(503) });
  await lost.page.pressNamed('Take it');
  await lost.page.advance(60_000);
  assert.match(lost.page.get(DIALOG).textContent ?? '', 'Your answer could not be saved.');
  await lost.page.pressNamed('Take it');
  await lost.page.advance(500);
  assert.ok(lost.asked().length > 1);
  await lost.page.close();
});

for (const [who, answers] of [
  ['of whom the server says nothing', { userConfig: () => reply(userConfigOf({})) }],
  [
    'who is banned',
    { userConfig: () => reply(userConfigOf({ has_bonus_offer: true, ban_level: 5 })) },
  ],
  [
    'who is shut out',
    {
      limits: () =>
        reply({
          limits: [
            { limitType: 30, limitState: 'ACTIVE', limitValue: 1, startedAt: 0, endsAt: 4e9 },
          ],
        }),
    },
  ],
] as const satisfies readonly (readonly [string, SessionOptions['answers']])[]) {
  test(`a player ${who} is not asked`, async () => {
    const { page } = await offered(answers);
    await page.advance(60_000);
    assert.equal(page.all(DIALOG), []);
    await page.close();
  });
}

test.run();
