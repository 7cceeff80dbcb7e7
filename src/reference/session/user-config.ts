import type { CallReply } from '../../calls/table.ts';
import { configured } from '../../domain/site/config.ts';
import type { SignInBonus } from '../bonus/sign-in-bonus.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import type { Player } from '../data/player-row.ts';
import { DAY, POLICY } from '../policy.ts';
import type { User } from '../ports.ts';
import type { RequestStore } from '../requests/request-store.ts';
import { banLevelOf } from '../user/ban-level.ts';
import { activationOf, type Contacts, type ContactsOf } from '../user/contacts.ts';
import type { PersonalData, PersonalDataStore } from '../user/personal-data.ts';
import { phoneParts } from '../user/phone.ts';
import { protectionLevel, protectionMethods } from '../user/protection.ts';
import type { SecurityQuestions } from '../user/security-question.ts';
import type { TwoStep } from '../user/two-step.ts';
import { type IdentificationOptions, identificationOf } from '../verification/identification.ts';

type UserConfig = CallReply<'userConfig'>['result'];

export interface UserConfigOptions extends IdentificationOptions {
  readonly contacts: Contacts;
  readonly personalData: PersonalDataStore;
  readonly twoStep: TwoStep;
  readonly questions: SecurityQuestions;
  readonly requestStore: Pick<RequestStore, 'isWaiting' | 'unreadOf'>;
  readonly signInBonus: Pick<SignInBonus, 'offerTo'>;
}

/** Nobody is held back. */
const UNCHECKED = {
  disallow_line_sport: [],
  disallow_live_sport: [],
  user_status_id: 1,
};

function reached({ email, phone }: ContactsOf, country: string) {
  const parts = phone && phoneParts(phone.value);
  const listed =
    phoneCountries.find(({ code }) => code === country.toLowerCase()) ?? parts?.country;
  const dialling = parts?.country ?? listed;
  return {
    phone_number: parts?.number ?? '',
    phone_code: dialling ? `+${dialling.dialling}` : '',
    user_email: email?.value ?? '',
    user_country_code: listed?.code ?? '',
    user_country_id: listed?.id ?? 0,
  };
}

function personOf(data: PersonalData): Pick<UserConfig, 'user_name' | 'user_data'> {
  return {
    user_name: data.name,
    user_data: {
      date_birthday: data.birthday_date,
      document_type_id: data.passport_type,
      inn: data.inn,
      name: data.name,
      passport: `${data.passport_series} ${data.passport_number}`.trim(),
      passport_date: data.passport_issue_date,
      passport_end_date: '',
      registration_address: data.registration_address,
      surname: data.surname,
    },
  };
}

/** Days left to confirm an address; 0 once one is confirmed, and when they are over. */
function daysLeft(player: Player, activation: number, now: number): number {
  if (activation !== 0) return 0;
  const passed = Math.floor((now - player.created_at) / DAY);
  return Math.max(0, POLICY.activationDays - passed);
}

const daysSince = (at: number, now: number) => Math.max(0, Math.floor((now - at) / DAY));

function accountOf(options: UserConfigOptions, contacts: ContactsOf, player: Player, now: number) {
  const { twoStep, questions } = options;
  const activation = activationOf(contacts);
  const method = twoStep.method(player.user_id);
  const methods = protectionMethods({
    player,
    contacts,
    hasTwoStep: method !== null,
    hasQuestion: questions.question(player.user_id) !== null,
    now,
  });
  return {
    activation_type: activation,
    remaining_days_to_activate: daysLeft(player, activation, now),
    protection_methods: methods,
    ...(method === null ? {} : { two_step_method: method }),
    protection_level: protectionLevel(methods),
    user_hide_balance: player.hides_balance,
    has_deposit: player.has_deposit,
    changed_pass_day_count: daysSince(player.password_changed_at ?? player.created_at, now),
  };
}

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** What the site needs to know of a signed-in user. */
export function userConfigOf(
  options: UserConfigOptions,
  user: User,
  player: Player,
  now: number,
): UserConfig {
  const { config, climate, personalData } = options;
  const contacts = options.contacts.of(user.id);
  const data = personalData.of(user);
  const { banned_at: _, ...conditions } = climate.now().players[user.id] ?? {};
  const given = Object.entries(conditions);
  const known: UserConfig = {
    ...UNCHECKED,
    ...reached(contacts, data.country),
    ...personOf(data),
    ...accountOf(options, contacts, player, now),
    user_ref_id: configured(config, 'ref_id'),
    user_msg_count: options.requestStore.unreadOf(user.id),
    is_request_open: options.requestStore.isWaiting(user.id),
    has_bonus_offer: options.signInBonus.offerTo(user.id, now) !== null,
    ban_level: banLevelOf(options, user.id),
    ban_version: configured(config, 'banVersion'),
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    ...identificationOf(options, user.id, now),
  };
  return {
    ...known,
    disallow_line_sport: sorted(known.disallow_line_sport),
    disallow_live_sport: sorted(known.disallow_live_sport),
  };
}
