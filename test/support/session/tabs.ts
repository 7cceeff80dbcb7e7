/** A player in one of several tabs: signed in, told things by the others, and telling them. */
import * as assert from 'uvu/assert';
import type { EventData } from '../../../src/events/catalogue.ts';
import { keyOf } from '../message-key.ts';
import { reply, type SessionOptions, type TestSession, testSession } from './session.ts';

export const MINUTE = 60_000;

/** A session with a player signed in. */
export const playing = (url = '/en/slots', options: SessionOptions = {}) => {
  const session = testSession({ url, ...options });
  session.answers.authCheck = options.answers?.authCheck ?? (() => reply({ user_id: '7' }));
  session.answers.loginByEmail = () => reply({ userId: '7' });
  session.runtime.start();
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, '7');
  return session;
};

export const signIn = ({ runtime, clock }: TestSession): void => {
  runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' });
  clock.advance(1000);
};

export const signOut = ({ runtime, clock }: TestSession): void => {
  runtime.publish('session.logoutPressed', {});
  clock.advance(1000);
};

export const noticesOf = ({ runtime }: TestSession) =>
  runtime.state.notifications.items.map(({ text }) => keyOf(text));

export const toldTabs = ({ storage }: TestSession) =>
  JSON.parse(storage.local.getItem('authChanged') ?? '{}').reason;

/** Another tab wrote its note. */
export const hear = (
  session: TestSession,
  reason: EventData<'session.ended'>['reason'] | 'started',
) => {
  const value = JSON.stringify({ at: session.clock.now(), reason });
  session.runtime.publish('app.storageChanged', { name: 'authChanged', value });
  session.clock.advance(100);
};
