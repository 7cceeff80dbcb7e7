import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkError, reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: phones');

const ireland = { id: 372, name: 'Ireland', country_code: 'IE', tel_code: '353' };
const mask = { CountryId: 372, Mask: '## ### ####', Max: 9, Min: 9 };

test('countries and masks are loaded when a form needs them, once', () => {
  const session = testSession();
  session.answers.phoneCountries = () => reply([ireland]);
  session.answers.phoneMasks = () => reply([mask]);
  session.runtime.start();
  session.clock.advance(1000);
  assert.is(session.requestsOf('phoneCountries').length, 0);
  for (let i = 0; i < 3; i += 1) session.runtime.publish('phones.wanted', {});
  session.clock.advance(1000);
  session.runtime.publish('phones.wanted', {});
  session.clock.advance(1000);
  assert.is(session.requestsOf('phoneCountries').length, 1);
  const { status, countries, masks } = session.runtime.state.phones;
  assert.is(status, 'ready');
  assert.equal(countries, [{ id: 372, name: 'Ireland', code: 'ie', phoneCode: '+353' }]);
  assert.equal(masks, [{ countryId: 372, mask: '## ### ####', min: 9, max: 9 }]);
});

test('what could not be had is asked for again by the next form', () => {
  const session = testSession();
  session.answers.phoneCountries = networkError;
  session.runtime.start();
  session.runtime.publish('phones.wanted', {});
  session.clock.advance(60_000);
  assert.is(session.runtime.state.phones.status, 'failed');
  session.answers.phoneCountries = () => reply([ireland]);
  session.runtime.publish('phones.wanted', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.phones.status, 'ready');
});

test.run();
