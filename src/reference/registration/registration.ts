import type { CallReply } from '../../calls/table.ts';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import type { RegistrationType } from '../../domain/registration/types.ts';
import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import type { Activation } from '../activation/activation.ts';
import type { Climate } from '../conditions.ts';
import type { Database } from '../data/database.ts';
import type { Friends } from '../friends/friends.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import { HOME_CURRENCY } from '../money/currencies.ts';
import type { Identity, User } from '../ports.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { Vouched } from '../social/social.ts';
import { banLevelOf } from '../user/ban-level.ts';
import { emailKey } from '../user/contacts.ts';
import type { Mailings } from '../user/mailing.ts';
import type { PersonalDataStore } from '../user/personal-data.ts';
import type { Players } from '../user/players.ts';
import type { Terms } from '../user/terms.ts';
import type { TwoStep } from '../user/two-step.ts';
import { createUserFor, newPassword } from './credentials.ts';
import { type RegistrationBody, type RegistrationForm, readForm, type SentForm } from './form.ts';
import { inTurn } from './in-turn.ts';
import type { MadeForm, MadeForms } from './made-forms.ts';
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts';
import { type ProofOptions, type Proved, personOf, proving } from './proof.ts';

export interface RegistrationOptions extends ProofOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly database: Database;
  readonly identity: Identity;
  readonly guard: Guard;
  readonly players: Players;
  readonly madeForms: MadeForms;
  readonly personalData: PersonalDataStore;
  readonly mailings: Mailings;
  readonly terms: Terms;
  readonly activation: Activation;
  readonly signIn: SignIn;
  readonly twoStep: TwoStep;
  readonly climate: Climate;
  readonly limits: Pick<Limits, 'depositing'>;
  readonly friends: Pick<Friends, 'bring'>;
}

/** Makes accounts. Nothing in an answer tells whether an address is another player's as well. */
export interface Registration {
  /**
   * The same form under the same key, in the same visit, makes one account; sent again it signs in
   * to that one and answers alike. Refused with `1006` once the account has another password or a
   * second step, or the visit has signed out.
   */
  register(sent: SentForm, key: string, context: CallContext): Promise<CallReply<'register'>>;
  /** In one tap: all that is needed came from the network. */
  registerVouched(
    vouched: Vouched,
    choice: { readonly currency: string; readonly country: string },
    context: CallContext,
  ): Promise<void>;
}

/** Keeps what a new player said, and asks them to confirm their addresses. */
function keeping(options: RegistrationOptions) {
  const { players, contacts, personalData, mailings, terms, identities } = options;
  const { activation, friends } = options;
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
    friends.bring(user.id, context.cookie, context.now);
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

/** Lets a form in that keeps to the rules, while registration is open and not asked for too often. */
function admitting(options: RegistrationOptions) {
  const { config, guard } = options;
  return async ({ type, body }: SentForm, context: CallContext): Promise<RegistrationForm> => {
    await assertOpen(options, type, context);
    const today = new Date(context.now).toISOString().slice(0, 10);
    const minimumAge = configured(config, 'registrationAge');
    const site = configured(config, 'companyName');
    const form = await readForm(body, { type, today, minimumAge, site });
    guard.pass('registration', context);
    return form;
  };
}

/** Whether the player is to be asked to pay in: nothing keeps them from it, and they have not. */
function mayDeposit(options: RegistrationOptions, userId: string, now: number): boolean {
  const { players, limits, config, climate } = options;
  if (players.find(userId)?.has_deposit !== false) return false;
  const player = banLevelOf({ config, climate }, userId) > 0 ? 'banned' : 'player';
  const standing = { player, limits: limits.depositing(userId, HOME_CURRENCY, [], now) } as const;
  return mayPlayer('deposit', standing) === null;
}

const answering =
  (options: RegistrationOptions) =>
  (user: User, password: string | null, now: number): CallReply<'register'> => ({
    userId: user.id,
    login: user.login,
    ...(password === null ? {} : { password }),
    mayDeposit: mayDeposit(options, user.id, now),
  });

/** Makes an account of a form; `note` is told of it in the same transaction. */
function making(options: RegistrationOptions, alone: OneAtATime) {
  const { database, identity, social, signIn } = options;
  const prove = proving(options);
  const keep = keeping(options);
  const answer = answering(options);
  return async (
    form: RegistrationForm,
    body: RegistrationBody,
    context: CallContext,
    note?: (user: User, password: string | null) => void,
  ): Promise<CallReply<'register'>> => {
    const proved = prove(form, body, context);
    const password = form.password ?? newPassword();
    // Whom a network vouches for needs none.
    const told = form.password === null && form.type !== 'soc_reg' ? password : null;
    const user = await alone(personOf(proved), async () => {
      const made = await createUserFor(identity, password, form.login, context);
      database.transaction(() => {
        keep(made, form, body, proved, context);
        note?.(made, told);
      });
      return made;
    });
    await signIn.establish(user, context);
    if (proved.vouched) social.forget(context);
    return answer(user, told, context.now);
  };
}

/** Tells of an account whose answer was lost, while it is as the form left it. */
function tellingAgain(options: RegistrationOptions) {
  const { guard, identity, signIn, twoStep } = options;
  const answer = answering(options);
  return async ({ account }: MadeForm, context: CallContext): Promise<CallReply<'register'>> => {
    const visitor = await context.visitor();
    if (account === null) throw new Refused('1006');
    // The answer that was lost may have signed in all the same.
    if (visitor && visitor.id !== account.userId) throw new Refused('1007');
    guard.pass('registrationAgain', context, { subject: account.userId });
    const user = await identity.userById(account.userId);
    const isTheirs = user?.passwordVersion !== account.passwordVersion;
    if (!user || isTheirs || twoStep.method(user.id) !== null) throw new Refused('1006');
    await signIn.establish(user, context);
    return answer(user, account.password, context.now);
  };
}

/** Puts registration together. */
export function createRegistration(options: RegistrationOptions): Registration {
  const { madeForms, social } = options;
  const admit = admitting(options);
  const make = making(options, oneAtATime());
  const tellAgain = tellingAgain(options);
  const perForm = inTurn();
  return {
    register(sent, key, context) {
      const id = madeForms.idOf(key, sent);
      return perForm(id, async () => {
        const made = madeForms.find(id, context);
        if (made !== null) return tellAgain(made, context);
        const form = await admit(sent, context);
        return make(form, sent.body, context, ({ id: userId, passwordVersion }, password) =>
          madeForms.add(id, { userId, passwordVersion, password }, context),
        );
      });
    },
    async registerVouched(vouched, { currency, country }, context) {
      social.remember(vouched, context);
      const here = { ...context, knownVisit: context.visit() };
      const body = { currency, country, bonus: 0 } as const;
      const form = await admit({ type: 'soc_reg', body }, here);
      await make(form, body, here);
    },
  };
}
