import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigDefaults } from '../../../src/domain/site/config.ts';
import { encodeSiteConfig } from '../../../src/domain/site/config-decode.ts';
import { addBet, bettingSession } from '../../support/session/betting.ts';
import { reply, type SessionOptions, type TestSession } from '../../support/session/session.ts';

const test = suite('coupon: what it begins with');

const site = encodeSiteConfig(siteConfigDefaults);

function started(options: SessionOptions & { player?: boolean } = {}): TestSession {
  const answers = { configGroup: () => reply({ site }), ...options.answers };
  const session = bettingSession({ ...options, answers });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const couponIn = ({ runtime }: TestSession) => runtime.state.coupon;

for (const player of [true, false]) {
  test(`no amount is filled in, and worse odds are asked about: ${player ? 'a player' : 'a guest'}`, () => {
    const session = started({ player });
    addBet(session, '7-1');
    assert.equal([couponIn(session).amount, couponIn(session).changeCoefAction], ['', 1]);
    session.runtime.stop();
  });
}

test('what a player chose holds over a reload; what they did not is the site’s to say', () => {
  const session = started();
  addBet(session, '7-1');
  session.runtime.publish('coupon.settingChanged', { changeCoefAction: 2 });
  session.runtime.stop();
  const again = started({ storage: session.storage });
  assert.is(couponIn(again).changeCoefAction, 2);
  again.runtime.stop();

  const other = started();
  addBet(other, '7-1');
  other.runtime.stop();
  const strict = { ...site, ...encodeSiteConfig({ couponCoefChange: 0 }) };
  const later = started({
    storage: other.storage,
    answers: { configGroup: () => reply({ site: strict }) },
  });
  assert.is(couponIn(later).changeCoefAction, 0);
  later.runtime.stop();
});

test('a house may begin with an amount of its currency', () => {
  const filled = { ...site, ...encodeSiteConfig({ couponStartAmount: true }) };
  const session = started({ answers: { configGroup: () => reply({ site: filled }) } });
  addBet(session, '7-1');
  assert.is(couponIn(session).amount, '5');
  session.runtime.stop();
});

test('a configuration that says nothing of it, as in earlier recordings, leaves it as it was', () => {
  const session = started({ answers: { configGroup: () => reply({ site: {} }) } });
  addBet(session, '7-1');
  assert.equal([couponIn(session).amount, couponIn(session).changeCoefAction], ['5', 2]);
  session.runtime.stop();
});

test.run();
