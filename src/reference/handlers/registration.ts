import { REQUIRED_FIELDS, registrationTroubles } from '../../domain/registration/fields.ts';
import type { RegistrationType } from '../../domain/registration/types.ts';
import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import type { Activation } from '../activation/activation.ts';
import type { Guard } from '../guard/guard.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import { offeredCurrencies } from '../money/currencies.ts';
import { POLICY } from '../policy.ts';
import type { Identity } from '../ports.ts';
import type { Post } from '../post/post.ts';
import type { Recovery } from '../recovery/recovery.ts';
import type { Registration } from '../registration/registration.ts';
import { activationOf, type ContactKind, type Contacts, emailKey } from '../user/contacts.ts';
import { decodeCredential } from '../user/credential.ts';
import type { Mailings } from '../user/mailing.ts';
import { phoneOf } from '../user/phone.ts';
import { createProve } from './prove.ts';

export interface RegistrationHandlerOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly identity: Identity;
  readonly guard: Guard;
  readonly contacts: Contacts;
  readonly mailings: Mailings;
  readonly registration: Registration;
  readonly activation: Activation;
  readonly recovery: Recovery;
  readonly post: Post;
}

/** What has to be there beside what a person says of themselves. */
const PROOFS: Readonly<Record<RegistrationType, readonly string[]>> = {
  fast_reg: [],
  phone_reg: ['sms_code'],
  full_reg: ['password'],
  soc_reg: [],
};

/** An e-mail address in its usual form, or a refusal that points at the field. */
function emailIn(text: string): string {
  const rules = { required: ['email'], today: '', minimumAge: 0 };
  if (registrationTroubles({ email: text }, rules).length > 0)
    throw new Refused('1404', [{ pointer: '/email' }]);
  return emailKey(text);
}

function registering(options: RegistrationHandlerOptions) {
  const { config, identity, guard, contacts, mailings, registration, post } = options;
  return {
    registrationOptions(_, context) {
      // Whoever sees the form is known again, even if the answer to it is lost.
      context.visit();
      return {
        types: configured(config, 'registrationTypes').map((type) => ({
          type,
          required: [...REQUIRED_FIELDS[type], ...PROOFS[type]],
        })),
        minimumAge: configured(config, 'registrationAge'),
        currencies: offeredCurrencies.map(({ id, iso, symbol }) => ({ id, iso, symbol })),
        bonuses: [0, 1, 2],
      };
    },
    register({ path, headers, body }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      const captchaToken = context.captchaToken ?? body.captcha;
      return registration.register({ type: path.type, body }, key, { ...context, captchaToken });
    },
    async credentialsEmail({ body }, context) {
      const player = playerOf(context);
      const email = emailIn(body.email);
      const isNew = context.now - player.created_at < POLICY.credentials;
      if (player.registered_as === null || !isNew) throw new Refused('409');
      guard.pass('sms', context, { subject: email });
      const user = await identity.userById(player.user_id);
      if (!user) throw new Refused('401');
      // Whom a code can reach names an address with the password alone: see `activationSend`.
      const known = contacts.of(user.id);
      const isNamed = known.email === null && activationOf(known) === 0;
      if (isNamed) contacts.put(user.id, 'email', email, context.now);
      const stopPage = `/user/stopnewsletter?token=${mailings.stopToken(user.id)}`;
      const content = { login: user.login, page: '?showForgotPasswordModal=1', stopPage };
      post.send('credentials', { kind: 'email', value: email }, content, context);
      return { success: true };
    },
  } satisfies Handlers;
}

/** Where a code goes: to what was typed, or to what the player has. */
function activationTarget(
  { contacts }: RegistrationHandlerOptions,
  kind: ContactKind,
  { typed, country }: { readonly typed: string | undefined; readonly country: string | undefined },
  context: CallContext,
): string {
  const known = contacts.of(playerOf(context).user_id)[kind];
  const pointer = `/${kind}`;
  if (typed === undefined || typed === '') {
    if (!known) throw new Refused('1401', [{ pointer }]);
    if (known.confirmed_at !== null) throw new Refused('1604');
    return known.value;
  }
  const value = kind === 'email' ? emailIn(typed) : phoneOf(typed, country);
  if (value === null) throw new Refused('1404', [{ pointer }]);
  if (known?.confirmed_at != null) throw new Refused('1604');
  return value;
}

function activating(options: RegistrationHandlerOptions) {
  const { activation } = options;
  const prove = createProve(options);
  return {
    async activationSend({ body: { kind, email, phone, country, password = '' } }, context) {
      const typed = kind === 'email' ? email : phone;
      const value = activationTarget(options, kind, { typed, country }, context);
      return activation.send(playerOf(context).user_id, { kind, value }, context, async () => {
        if (password === '') throw new Refused('1401', [{ pointer: '/password' }]);
        await prove(password, context);
      });
    },
    activationConfirm: ({ body: { kind, code } }, context) =>
      activation.confirm(playerOf(context).user_id, kind, code, context),
    activationLink: ({ body }, context) => activation.byLink(body.token, context),
  } satisfies Handlers;
}

function recovering({ recovery, mailings }: RegistrationHandlerOptions) {
  return {
    passwordRecovery({ path: { step }, body }, context) {
      if (step === 'code') return recovery.code(body.code ?? '', context);
      if (step === 'password') return recovery.password(body.password, context);
      const login = decodeCredential(body.login ?? '');
      if (login === null) throw new Refused('1401', [{ pointer: '/login' }]);
      return recovery.call(login, context);
    },
    passwordReset: ({ body }, context) => recovery.reset(body.token, body.password, context),
    newsletterStop: ({ body }) => ({ success: mailings.stop(body.token) }),
  } satisfies Handlers;
}

/** Calls that make accounts, confirm addresses and give accounts back. */
export function registrationHandlers(options: RegistrationHandlerOptions) {
  return {
    ...registering(options),
    ...activating(options),
    ...recovering(options),
  } satisfies Handlers;
}
