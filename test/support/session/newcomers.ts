/** Somebody who registers, and what their account may then be paid into with. */
import { userConfigOf } from './accounts.ts';
import { balance } from './betting.ts';
import { choices, OWN_PASSWORD, registeringSession } from './registering.ts';
import { reply, type SessionOptions, type TestSession } from './session.ts';

export const offer = { percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 };

/** A visitor whose account, once they have one, may be paid into. */
export const newcomerSession = (options: SessionOptions = {}): TestSession =>
  registeringSession({
    ...options,
    answers: {
      register: () => reply({ userId: '9', login: 'zoe-00009', mayDeposit: true }),
      balance: () => reply({ ...balance(), is_available_first_deposit_bonus: true }),
      userConfig: () => reply(userConfigOf({ has_deposit: false })),
      bonusPopup: () => reply({ bonusPopupInformation: offer }),
      ...options.answers,
    },
  });

/** Sends the form: the account is there, and they are signed in to it. */
export function submit({ runtime, clock, answers }: TestSession): void {
  const said = { ...choices, email: 'zoe@example.test', password: OWN_PASSWORD };
  runtime.publish('registration.submitted', { type: 'full_reg', answers: said });
  answers.authCheck = () => reply({ user_id: '9' });
  clock.advance(1000);
}

/** The same, and goes on from what is said of the new account. */
export function register(session: TestSession): void {
  submit(session);
  session.runtime.publish('registration.finished', {});
  session.clock.advance(100);
}
