import type { CallReply } from '../../calls/table.ts';
import type { RegistrationType } from '../../domain/registration-fields.ts';
import { configured, type SiteConfigByName } from '../../domain/site-config.ts';
import type { Activation } from '../activation/activation.ts';
import type { Database } from '../data/database.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Identity, User } from '../ports.ts';
import { askedBy, type Codes } from '../secrets/codes.ts';
import { type Contacts, emailKey } from '../session/contacts.ts';
import type { Mailings } from '../session/mailing.ts';
import type { PersonalDataStore } from '../session/personal-data.ts';
import type { Players } from '../session/players.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { Terms } from '../session/terms.ts';
import type { SocialIdentities } from '../social/identities.ts';
import type { Social, Vouched } from '../social/social.ts';
import { createUserFor, newPassword } from './credentials.ts';
import { type RegistrationBody, type RegistrationForm, readForm } from './form.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface RegistrationOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly database: Database;
  readonly identity: Identity;
  readonly guard: Guard;
  readonly players: Players;
  readonly contacts: Contacts;
  readonly personalData: PersonalDataStore;
  readonly mailings: Mailings;
  readonly codes: Codes;
  readonly terms: Terms;
  readonly social: Social;
  readonly identities: SocialIdentities;
  readonly activation: Activation;
  readonly signIn: SignIn;
}

/** Makes accounts. Nothing in an answer tells whether an address is another player's as well. */
export interface Registration {
  register(
    type: RegistrationType,
    body: RegistrationBody,
    context: CallContext,
  ): Promise<CallReply<'register'>>;
  /** In one tap: all that is needed came from the network. */
  registerVouched(
    vouched: Vouched,
    choice: { readonly currency: string; readonly country: string },
    context: CallContext,
  ): Promise<void>;
}

/** Who stands behind a registration, as far as that is proved. */
interface Proved {
  readonly phone: string | null;
  readonly vouched: Vouched | null;
}

/** Throws unless the type's own proof is there: the code by SMS, or the word of a network. */
function proving({ codes, contacts, identities, social }: RegistrationOptions) {
  return (form: RegistrationForm, body: RegistrationBody, context: CallContext): Proved => {
    const { now } = context;
    if (form.type === 'phone_reg' && form.phone !== null) {
      const asked = askedBy(form.phone, context.knownVisit);
      const verdict = codes.check('registration', asked, body.sms_code ?? '', now);
      if (verdict !== 'right') {
        throw new Refused(verdict === 'wrong_code' ? '1413' : '1414', [{ pointer: '/sms_code' }]);
      }
      // Who has the phone in hand may know.
      if (contacts.confirmedBy('phone', form.phone) !== null) throw new Refused('1412');
      return { phone: form.phone, vouched: null };
    }
    if (form.type !== 'soc_reg') return { phone: null, vouched: null };
    const vouched = social.remembered(context);
    if (!vouched) throw new Refused('1417');
    const { network, person } = vouched;
    if (identities.userOf(network, person.subject) !== null) throw new Refused('1412');
    return { phone: null, vouched };
  };
}

/** Keeps what a new player said, and asks them to confirm their addresses. */
function keeping(options: RegistrationOptions) {
  const { players, contacts, personalData, mailings, terms, identities, activation } = options;
  const reachable = (user: User, form: RegistrationForm, proved: Proved, context: CallContext) => {
    const { now } = context;
    if (form.phone !== null) contacts.put(user.id, 'phone', form.phone, now);
    if (proved.phone !== null) contacts.confirm(user.id, 'phone', proved.phone, now);
    const vouchedEmail = proved.vouched?.person.email ?? '';
    const email = emailKey(form.fields.email ?? vouchedEmail);
    if (email === '') return;
    contacts.put(user.id, 'email', email, now);
    if (email === emailKey(vouchedEmail)) contacts.confirm(user.id, 'email', email, now);
    else activation.begin(user.id, { kind: 'email', value: email }, context);
  };
  return (
    user: User,
    form: RegistrationForm,
    body: RegistrationBody,
    proved: Proved,
    context: CallContext,
  ): void => {
    const { type, currency: iso, fields } = form;
    const { bonus, first_deposit_bonus_type: firstDepositBonus = bonus } = body;
    const registered = { type, iso, bonus, firstDepositBonus, termsVersion: terms.version() };
    const { network, person } = proved.vouched ?? {};
    const names = person ? { name: person.name, surname: person.surname } : {};
    const { phone: _phone, email: _email, login: _login, ...said } = fields;
    players.register(user.id, registered, context.now);
    if (network && person && !identities.link(network, person.subject, user.id, context.now)) {
      throw new Refused('1412');
    }
    personalData.save(user.id, {
      ...names,
      ...said,
      passport_type: body.passport_type ?? 0,
    });
    mailings.save(user.id, body.mailing ?? {});
    reachable(user, form, proved, context);
  };
}

async function assertOpen(
  { config }: RegistrationOptions,
  type: RegistrationType,
  context: CallContext,
): Promise<void> {
  const isOpen =
    configured(config, 'registrationAllowed') &&
    configured(config, 'registrationTypes').includes(type);
  if (!isOpen) throw new Refused('1416');
  if (await context.visitor()) throw new Refused('1007');
}

/** Whom a network vouched for, in a word. */
const personOf = ({ vouched }: Proved) => vouched && `${vouched.network} ${vouched.person.subject}`;

/** Puts registration together. */
export function createRegistration(options: RegistrationOptions): Registration {
  const { config, database, identity, guard, social, signIn } = options;
  const alone = oneAtATime();
  const prove = proving(options);
  const keep = keeping(options);
  const rulesAt = (now: number) => ({
    today: new Date(now).toISOString().slice(0, 10),
    minimumAge: configured(config, 'registrationAge'),
  });
  const register: Registration['register'] = async (type, body, context) => {
    await assertOpen(options, type, context);
    const form = readForm(type, body, rulesAt(context.now));
    guard.pass('registration', context);
    const proved = prove(form, body, context);
    const password = form.password ?? newPassword();
    const user = await alone(personOf(proved), async () => {
      const made = await createUserFor(identity, password, form.login);
      database.transaction(() => keep(made, form, body, proved, context));
      return made;
    });
    await signIn.establish(user, context);
    if (proved.vouched) social.forget(context);
    const isTold = form.password === null && proved.vouched === null;
    return { userId: user.id, login: user.login, ...(isTold ? { password } : {}) };
  };
  return {
    register,
    async registerVouched(vouched, { currency, country }, context) {
      social.remember(vouched, context);
      const visit = context.visit();
      const here = { ...context, knownVisit: visit };
      await register('soc_reg', { currency, country, bonus: 0 }, here);
    },
  };
}
