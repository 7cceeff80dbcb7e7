import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: cookie agreement');

const popup = (isConfigured: boolean) => () =>
  reply({ site: { [siteConfigTable.cookieAgreementPopup.key]: isConfigured } });

const started = (options: Parameters<typeof testSession>[0] = {}) => {
  const session = testSession({
    ...options,
    answers: {
      configGroup: popup(true),
      cookieAgreement: () => reply({ cookiesAgreeTime: 1 }),
      cookieAgreementRead: () => reply({ cookiesAgreeTime: null }),
      ...options.answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

const consentOf = (session: ReturnType<typeof started>) => session.runtime.state.consent;
const kept = (session: ReturnType<typeof started>) =>
  JSON.parse(session.storage.local.getItem('cookiesAgree') ?? 'null');

test('where the agreement popup is not configured, all is set automatically', () => {
  const session = started({ answers: { configGroup: popup(false) } });
  const { cookiesType, view, analytics, ads } = consentOf(session);
  assert.equal([cookiesType, view, analytics, ads], ['all', 'hidden', true, true]);
  assert.is(kept(session), null);
  assert.is(session.requestsOf('cookieAgreement').length, 0);
});

test('nothing is allowed until the player has answered', () => {
  const session = started();
  const { cookiesType, view, analytics, ads } = consentOf(session);
  assert.equal([cookiesType, view, analytics, ads], [null, 'main', false, false]);
});

test('a guest’s agreement is kept locally until they sign in, then its time is sent', () => {
  const session = started({ answers: { loginByEmail: () => reply({ userId: '7' }) } });
  const at = session.clock.now();
  session.runtime.publish('consent.given', { cookiesType: 'all', by: 'player' });
  session.clock.advance(1000);
  assert.equal(kept(session), { cookiesType: 'all', agreedAt: at });
  assert.is(session.requestsOf('cookieAgreement').length, 0);
  session.runtime.publish('session.loginSubmitted', { login: 'a@example.test', password: 'b' });
  session.clock.advance(1000);
  assert.equal(session.requestsOf('cookieAgreement')[0]?.request.body, { cookiesAgreeTime: at });
});

test('a signed-in player’s agreement is sent at once', () => {
  const session = started({ answers: { authCheck: () => reply({ user_id: '7' }) } });
  const at = session.clock.now();
  session.runtime.publish('consent.given', { cookiesType: 'disable', by: 'player' });
  session.clock.advance(1000);
  assert.equal(session.requestsOf('cookieAgreement')[0]?.request.body, { cookiesAgreeTime: at });
});

test('who has answered before is not asked again, and the server not told what it knows', () => {
  const agreedAt = Date.UTC(2025, 5, 1);
  const local = { cookiesAgree: JSON.stringify({ cookiesType: 'functionality', agreedAt }) };
  const session = started({
    local,
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      cookieAgreementRead: () => reply({ cookiesAgreeTime: agreedAt }),
    },
  });
  assert.is(consentOf(session).view, 'hidden');
  assert.is(consentOf(session).analytics, true);
  assert.is(session.requestsOf('cookieAgreement').length, 0);
});

test('what storage holds and is no agreement is as if nobody had been asked', () => {
  for (const cookiesAgree of ['', 'yes', '{"cookiesType":"everything","agreedAt":1}', '[]']) {
    assert.is(consentOf(started({ local: { cookiesAgree } })).view, 'main', cookiesAgree);
  }
});

test('without a configuration the player is asked; one that comes late may settle it', () => {
  const session = testSession();
  const late = () => timer(5000, session.clock).pipe(mergeMap(popup(false)));
  session.answers.configGroup = late;
  session.runtime.start();
  session.clock.advance(4000);
  assert.is(consentOf(session).view, 'main');
  session.clock.advance(2000);
  assert.equal([consentOf(session).view, consentOf(session).cookiesType], ['hidden', 'all']);
});

test('an answer in another tab holds here too, and is told and asked no more', () => {
  const session = started({ answers: { authCheck: () => reply({ user_id: '7' }) } });
  const hear = (value: string | null) =>
    session.runtime.publish('app.storageChanged', { name: 'cookiesAgree', value });
  hear(JSON.stringify({ cookiesType: 'functionality', agreedAt: 5 }));
  session.clock.advance(1000);
  const { view, cookiesType, by, agreedAt, ads } = consentOf(session);
  assert.equal(
    [view, cookiesType, by, agreedAt, ads],
    ['hidden', 'functionality', 'player', 5, false],
  );
  assert.is(session.requestsOf('cookieAgreement').length, 0, 'the other tab told it');
  hear(null);
  assert.is(consentOf(session).cookiesType, 'functionality');
});

test('the choice can be changed, and closing leaves it as it was', () => {
  const session = started();
  session.runtime.publish('consent.customiseOpened', {});
  session.runtime.publish('consent.closed', {});
  assert.is(consentOf(session).view, 'main', 'who has not answered is still asked');
  session.runtime.publish('consent.given', { cookiesType: 'marketing', by: 'player' });
  session.runtime.publish('consent.customiseOpened', {});
  assert.is(consentOf(session).view, 'customise');
  session.runtime.publish('consent.closed', {});
  assert.equal([consentOf(session).view, consentOf(session).cookiesType], ['hidden', 'marketing']);
});

test.run();
