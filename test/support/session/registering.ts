/** A registration over a back-end that takes any, with what a player does in it. */
import { REQUIRED_FIELDS } from '../../../src/domain/registration/fields.ts';
import type { EventData } from '../../../src/events/catalogue.ts';
import { reply, type SessionOptions, type TestSession, testSession } from './session.ts';

type Submitted = EventData<'registration.submitted'>;

export const OWN_PASSWORD = 'a password of their own';
/** Made by the server, and shown once. */
export const MADE_PASSWORD = 'qW3rTz8uIop2';
export const PHONE = '+353861234567';

export const choices = {
  currency: 'EUR',
  bonus: 0,
  mailing: {
    enable_mail_news: false,
    enable_mail_deposit: false,
    enable_mail_bets: false,
    enable_sms_news: false,
  },
} as const satisfies Submitted['answers'];

export const registrationOptions = {
  types: [
    { type: 'fast_reg', required: REQUIRED_FIELDS.fast_reg },
    { type: 'phone_reg', required: [...REQUIRED_FIELDS.phone_reg, 'sms_code'] },
    { type: 'full_reg', required: [...REQUIRED_FIELDS.full_reg, 'password'] },
    { type: 'soc_reg', required: REQUIRED_FIELDS.soc_reg },
  ],
  minimumAge: 18,
  currencies: [
    { id: 978, iso: 'EUR', symbol: '€' },
    { id: 826, iso: 'GBP', symbol: '£' },
  ],
  bonuses: [0, 1, 2],
};

const ireland = { id: 372, name: 'Ireland', country_code: 'IE', tel_code: '353' };
const britain = { id: 1, name: 'United Kingdom', country_code: 'GB', tel_code: '44' };

/** What a network tells of somebody who comes back from it to this address. */
export const profile = { name: 'Zoë', surname: 'Murphy', email: 'zoe@example.test' };
export const RETURN_URL = '/en/registration/socialregistration?network=google&code=c1&state=s1';

/** A session that has not started yet, and knows nobody. */
export function registeringSession(options: SessionOptions = {}): TestSession {
  return testSession({
    url: '/en/about',
    ...options,
    answers: {
      registrationOptions: () => reply(registrationOptions),
      phoneCountries: () => reply([ireland, britain]),
      phoneMasks: () => reply([{ CountryId: 372, Mask: '## ### ####', Max: 9, Min: 9 }]),
      loginBySocial: () => reply({ userId: null, next: 'registration', profile }),
      sendSms: () => reply({ expiresIn: 300, resendIn: 60 }),
      register: () => reply({ userId: '9', login: 'p000000009', password: MADE_PASSWORD }),
      ...options.answers,
    },
  });
}

/** The same, started. */
export function registering(options: SessionOptions = {}) {
  const session = registeringSession(options);
  const { runtime, clock } = session;
  runtime.start();
  clock.advance(1000);
  return {
    session,
    form: () => runtime.state.registration,
    kinds: () => runtime.state.modal.open.map(({ kind }) => kind),
    url: () => runtime.state.route.url,
    open(): void {
      runtime.publish('registration.wanted', {});
      clock.advance(1000);
    },
    ask(phone: string = PHONE): void {
      runtime.publish('registration.codeAsked', { phone });
      clock.advance(1000);
    },
    submit(type: Submitted['type'], answers: Partial<Submitted['answers']> = {}): void {
      runtime.publish('registration.submitted', { type, answers: { ...choices, ...answers } });
      clock.advance(1000);
    },
    /** What was sent last. */
    sent: () =>
      session.requestsOf('register').at(-1)?.request.body as Readonly<Record<string, unknown>>,
  };
}

/** Answers a group of configuration values by their keys. */
export const configuredAs = (values: Readonly<Record<number, unknown>>) => () =>
  reply({ site: values });
