import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  configuredAs,
  registering,
  registrationOptions,
} from '../../support/session/registering.ts';
import { networkError, reply } from '../../support/session/session.ts';

const test = suite('effects: registration');

test('registration opens as a modal over any page, and loads once what may be chosen', () => {
  const { session, open, form, kinds, url } = registering();
  assert.is(session.requestsOf('registrationOptions').length, 0);
  open();
  assert.equal(kinds(), ['registration']);
  assert.is(url(), '/en/about');
  assert.is(form().status, 'ready');
  session.runtime.publish('modal.closed', { id: 'registration', by: 'player' });
  open();
  assert.is(session.requestsOf('registrationOptions').length, 1);
  assert.equal(session.typesOf('registration.'), [
    'registration.wanted',
    'registration.started',
    'registration.left',
    'registration.wanted',
    'registration.started',
  ]);
});

test('where the site redirects it opens as a page, and is left with the page', () => {
  const { session, open, form, kinds, url } = registering({
    answers: { configGroup: configuredAs({ 101: true }) },
  });
  open();
  assert.equal(kinds(), []);
  assert.is(url(), '/en/registration');
  assert.is(form().place, 'page');
  session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  assert.is(session.typesOf('registration.').at(-1), 'registration.left');
  assert.is(form().place, null);
});

test('from the page of signing in it opens as a page', () => {
  const { open, url } = registering({ url: '/en/user/login' });
  open();
  assert.is(url(), '/en/registration');
});

test('after signing out it opens as a page', () => {
  const { session, open, url } = registering({
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  open();
  assert.is(url(), '/en/registration');
});

test('where a widget is configured it opens as one', () => {
  const { open, form, url } = registering({
    answers: { configGroup: configuredAs({ 102: true }) },
  });
  open();
  assert.is(form().place, 'widget');
  assert.is(url(), '/en/about');
});

test('where registration is not allowed it opens nowhere, and its page is not there', () => {
  const { session, open, form, kinds } = registering({
    url: '/en/registration',
    answers: { configGroup: configuredAs({ 45: false }) },
  });
  assert.is(session.runtime.state.route.status, 404);
  open();
  assert.equal(kinds(), []);
  assert.is(form().place, null);
});

test('a page that was opened by its address begins registration as well', () => {
  const { form } = registering({ url: '/en/registration' });
  assert.is(form().place, 'page');
  assert.is(form().status, 'ready');
});

test('a modal of registration that anybody opened begins it', () => {
  const { session, form } = registering();
  session.runtime.publish('modal.opened', { id: 'registration', kind: 'registration' });
  session.clock.advance(1000);
  assert.is(form().place, 'modal');
  assert.is(form().status, 'ready');
});

test('a player begins no registration', () => {
  const { session, form } = registering({
    url: '/en/registration',
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  assert.is(form().place, null);
  assert.is(session.requestsOf('registrationOptions').length, 0);
});

test('what may be chosen is asked for again where it could not be had', () => {
  const { session, open, form } = registering({ answers: { registrationOptions: networkError } });
  open();
  session.clock.advance(30_000);
  assert.is(form().status, 'failed');
  session.answers.registrationOptions = () => reply(registrationOptions);
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(1000);
  assert.is(form().status, 'ready');
});

test('countries that could not be had are asked for once when the player tries again', () => {
  const { session, open } = registering({ answers: { phoneCountries: networkError } });
  open();
  session.clock.advance(60_000);
  assert.is(session.runtime.state.phones.status, 'failed');
  const before = session.events.length;
  session.answers.phoneCountries = () => reply([]);
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.phones.status, 'ready');
  const asked = session.events
    .slice(before)
    .filter(({ type, data }) => type === 'http.requested' && data.call === 'phoneCountries');
  assert.is(asked.length, 1);
});

test('whoever signs in instead sees the form no more', () => {
  const { session, open, form, kinds } = registering();
  open();
  session.runtime.publish('session.started', { userId: '7' });
  assert.equal(kinds(), []);
  assert.is(form().place, null);
});

test.run();
