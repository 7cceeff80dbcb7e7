import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../../src/domain/site/config.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply } from '../../../support/session/session.ts';

const MINUTE = 60_000;

/** The page of a player who is told after five minutes, an hour after they signed in. */
async function open(jurisdiction = 'default') {
  const session = bettingSession({
    ...{ player: true, url: '/en/live' },
    answers: {
      configGroup: () =>
        reply({
          site: {
            [siteConfigTable.jurisdiction.key]: jurisdiction,
            [siteConfigTable.cookieAgreementPopup.key]: false,
          },
        }),
      limits: () =>
        reply({
          limits: [
            {
              ...{ limitType: 32, limitState: 'ACTIVE', limitValue: 5 },
              ...{ startedAt: 0, endsAt: null },
            },
          ],
          sitting: {
            beganAt: session.clock.now() - 60.5 * MINUTE,
            ...{ staked: 1500, paid: 500, iso: 'EUR' },
          },
        }),
      realityCheck: () => reply(null, 204),
    },
  });
  const page = await openSite(session);
  await page.advance(6 * MINUTE);
  return { session, page, text: () => page.get('dialog').textContent ?? '' };
}

const test = suite('reality check');

test('it tells the time since the sign-in and the net position, and wants an answer', async () => {
  const { session, page, text } = await open();
  assert.match(text(), /Time since you signed in1 h 0 min/);
  assert.match(text(), /Staked€15.00.*Paid out€5.00.*Won or lost−€10.00/);
  assert.ok(page.get('dialog').contains(document.activeElement));
  const escaped = new Event('cancel', { cancelable: true });
  await page.doing(() => void page.get('dialog').dispatchEvent(escaped));
  await page.advance(30 * MINUTE);
  assert.is(page.all('dialog').length, 1, 'nothing but its buttons closes it');
  await page.pressNamed('Go on playing');
  await page.advance(100);
  assert.is(page.all('dialog').length, 0);
  assert.is(session.requestsOf('realityCheck').length, 1);
  await page.close();
});

test('the history is one press away; not to be reminded is offered only where the law lets', async () => {
  const here = await open();
  assert.ok(here.page.get('dialog input[type=checkbox]'));
  assert.ok(here.page.get('dialog a[href="/en/office/history"]'));
  await here.page.close();
  const there = await open('uk');
  assert.is(there.page.all('dialog input[type=checkbox]').length, 0);
  await there.page.close();
});

test.run();
