/** A forgotten password, over a back-end that takes one code and any long password. */
import type { EventData, EventType } from '../../../src/events/catalogue.ts';
import { reply, type SessionOptions, type TestSession, testSession } from './session.ts';

export const MINUTE = 60_000;
export const LOGIN = 'ann@example.test';
export const CODE = '471108';
export const PASSWORD = 'a planted new password';

/** A session that has not started yet. A code is good for 5 minutes, then 10 are for the password. */
export function recoveringSession(options: SessionOptions = {}): TestSession {
  const session = testSession({
    ...options,
    answers: {
      passwordRecovery({ url, body }) {
        const step = url.split('/').at(-1);
        const { code, password = '' } = body as { code?: string; password?: string };
        const now = session.clock.now();
        if (step === 'call') return reply({ expiresAt: now + 5 * MINUTE });
        if (step === 'code') {
          return reply(code === CODE ? { expiresAt: now + 10 * MINUTE } : { error: 'wrong_code' });
        }
        return password.length > 12
          ? reply({})
          : reply({ error: 'password-field', problems: ['too-short'] });
      },
      ...options.answers,
    },
  });
  return session;
}

const MODAL = 'forgot-password';

/** The same, started, with what a player does in it. */
export function recovering(options: SessionOptions = {}) {
  const session = recoveringSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  const publish = <T extends EventType>(type: T, data: EventData<T>): void => {
    session.runtime.publish(type, data);
    session.clock.advance(100);
  };
  return {
    session,
    publish,
    recovery: () => session.runtime.state.recovery,
    steps: () => session.typesOf('recovery.'),
    open: () => publish('modal.opened', { id: MODAL, kind: MODAL }),
    close: () => publish('modal.closed', { id: MODAL, by: 'player' }),
    call: (login = LOGIN) => publish('recovery.called', { login }),
    give: (code = CODE) => publish('recovery.codeSubmitted', { code }),
    choose: (password = PASSWORD) => publish('recovery.passwordSubmitted', { password }),
  };
}
