/** Players of a started site, made by its calls, and the messages they were sent. */
import { createOutbox, type Posted } from '../../../src/reference/post/outbox.ts';
import { register } from '../../reference/support/registration.ts';
import { type Visitor, visitorOf } from '../../reference/support/visitor.ts';
import { authenticatorOf } from '../authenticator.ts';
import { eventually, type Site } from './site.ts';

/** A visitor that is no browser. The site has to run with REFERENCE_FAULTS=1 for its messages. */
export const visitorAt = ({ origin }: Site): Visitor =>
  visitorOf({ url: origin, outbox: createOutbox() });

async function messages({ origin }: Site): Promise<readonly Posted[]> {
  const reply = await fetch(`${origin}/reference-api/v1/outbox?after=0`);
  return ((await reply.json()) as { messages: Posted[] }).messages;
}

/** The last message to somebody that was sent for this. */
export function mailTo(site: Site, to: string, purpose: Posted['purpose']): Promise<Posted> {
  return eventually(`${purpose} is sent to ${to}`, async () => {
    const found = (await messages(site)).findLast(
      (message) => message.to === to && message.purpose === purpose,
    );
    return found ?? null;
  });
}

/** Registers a phone number and gives its password. */
export async function registerPhone(site: Site, phone: string): Promise<string> {
  const visitor = visitorAt(site);
  const encoded = Buffer.from(phone).toString('base64url');
  await visitor.call('sendSms', { body: { phone: encoded, purpose: 'registration' } });
  const { code = '' } = await mailTo(site, phone, 'registration');
  const body = { phone, country: 'ie', sms_code: code, currency: 'EUR', bonus: 0 } as const;
  const { body: made } = await register(visitor, 'phone_reg', body);
  return made.password ?? '';
}

/** Switches an authenticator on; `nextCode` gives one that was not used yet. */
export async function addAuthenticator(site: Site, login: string, password: string) {
  const visitor = visitorAt(site);
  await visitor.signIn(login, password);
  const { body } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: Buffer.from(password).toString('base64url') },
  });
  const { nextCode } = authenticatorOf(body.key ?? '');
  const { body: enabled } = await visitor.call('twoStepEnable', { body: { code: nextCode() } });
  return { recoveryCodes: enabled.recoveryCodes, nextCode };
}
