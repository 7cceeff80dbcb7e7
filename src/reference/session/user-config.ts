import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { SiteConfigByName } from '../../domain/site-config.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import type { User } from '../ports.ts';

type UserConfig = CallReply<'userConfig'>['result'];

const text = v.fallback(v.string(), '');

/** What a user's profile may hold; anything missing is empty. */
const profileSchema = v.object({
  name: text,
  surname: text,
  email: v.fallback(v.nullable(v.string()), null),
  phone: text,
  country: v.fallback(v.string(), 'ie'),
  birthday: text,
  address: text,
});

const PROTECTION = {
  is_changed_password: false,
  enable_two_factor_auth: false,
  enable_phone_binding: false,
  enable_security_question: false,
  enable_email_auth: true,
};

/** Out of 100: a password and a known e-mail address are what most accounts have. */
const PROTECTION_LEVEL = 40;

/** What is the same for everyone: nobody was checked, and nobody is held back. */
const COMMON = {
  disallow_line_sport: [],
  disallow_live_sport: [],
  user_msg_count: 0,
  user_hide_balance: false,
  changed_pass_day_count: 0,
  protection_level: PROTECTION_LEVEL,
  protection_methods: PROTECTION,
  is_need_identification: false,
  user_status_id: 1,
  verification_status: 0,
  verification_types: [],
  verification_status_group_code: '',
  requested_additional_document: false,
  has_deposit: false,
  show_verification_modal_on_deposit_page: false,
  remaining_days_to_activate: 0,
  requireIdentification: false,
};

/** 0 nothing is confirmed, 1 e-mail, 2 both, 3 phone. */
function activationOf(hasEmail: boolean, hasPhone: boolean): UserConfig['activation_type'] {
  if (hasEmail) return hasPhone ? 2 : 1;
  return hasPhone ? 3 : 0;
}

/** What the site needs to know of a signed-in user. No document was ever asked for. */
export function userConfigOf(user: User, config: Partial<SiteConfigByName>): UserConfig {
  const profile = v.parse(profileSchema, user.profile);
  const email = profile.email ?? (user.login.includes('@') ? user.login : '');
  const country = phoneCountries.find(({ code }) => code === profile.country.toLowerCase());
  return {
    ...COMMON,
    phone_number: profile.phone,
    phone_code: country ? `+${country.dialling}` : '',
    user_email: email,
    user_name: profile.name,
    user_country_code: country?.code ?? '',
    user_country_id: country?.id ?? 0,
    activation_type: activationOf(email !== '', profile.phone !== ''),
    user_ref_id: config.ref_id ?? 1,
    user_data: {
      date_birthday: profile.birthday,
      document_type_id: 0,
      inn: '',
      name: profile.name,
      passport: '',
      passport_date: '',
      passport_end_date: '',
      registration_address: profile.address,
      surname: profile.surname,
    },
    ban_level: config.banLevel ?? 0,
    ban_version: config.banVersion ?? 0,
    is_identification_bonus: config.identificationBonusBlocker ?? false,
  };
}
