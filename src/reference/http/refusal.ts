import type { Refusal } from '../../calls/define.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';

interface Entry {
  readonly status: number;
  /** For people who read logs. */
  readonly title: string;
  /** What players are told, where that is more than that it failed. */
  readonly told?: MessageCode;
}

const about = (status: number, title: string, told?: MessageCode): Entry =>
  told === undefined ? { status, title } : { status, title, told };

/** What the HTTP layer, or any call, may answer. */
const GENERAL = {
  '400': about(400, 'The request does not fit what the call declares'),
  '401': about(401, 'A valid token is needed'),
  '403': about(403, 'The request comes from another site'),
  '404': about(404, 'There is no such thing'),
  '409': about(409, 'This contradicts what is there'),
  '413': about(413, 'The request is too large'),
  '415': about(415, 'The body has to be JSON'),
  '422': about(422, 'The key was used for another request'),
  '429': about(429, 'Too many attempts', 'auth_too_many'),
  '451': about(451, 'The terms changed and are not confirmed'),
  '500': about(500, 'The back-end failed'),
  '501': about(501, 'This back-end does not answer this call'),
  '503': about(503, 'Too many at once'),
  // Asked for before the call is answered.
  '100': about(400, 'A proof of work is needed'),
  '111': about(400, 'A captcha of digits is needed'),
  '112': about(400, 'A captcha by SMS is needed'),
  '113': about(400, 'A captcha with a slider is needed'),
  '120': about(400, 'The fingerprint of the browser is needed'),
} as const;

const SIGN_IN = {
  '1001': about(403, 'Login or password is wrong', 'auth_wrong'),
  '1002': about(403, 'The code is wrong', 'auth_wrong_code'),
  '1003': about(403, 'The code has expired', 'auth_time_up'),
  '1004': about(403, 'The link is not good any more', 'auth_link_used'),
  '1005': about(403, 'The network did not vouch for anyone', 'auth_social_failed'),
  '1006': about(409, 'There is no step to go on with: sign in again', 'auth_again'),
  '1007': about(409, 'Somebody is signed in', 'auth_signed_in'),
  '1008': about(403, 'Staff sign in at the console and have no player', 'auth_staff'),
  '1201': about(409, 'There is no number to send a code to', 'captcha_no_phone'),
  '1601': about(409, 'The second step is switched on already', 'security_two_step_on'),
  '1602': about(409, 'The second step is not switched on', 'security_two_step_off'),
  '1603': about(409, 'There is no confirmed phone number', 'security_no_phone'),
  '1604': about(409, 'What is confirmed is changed by support alone', 'security_confirmed'),
  '1605': about(409, 'The code is that of an authenticator', 'security_by_authenticator'),
} as const;

const ACCOUNTS = {
  '1101': about(409, 'The currency is not offered', 'office_currency_unknown'),
  '1102': about(409, 'There is an account in this currency already', 'office_currency_there'),
  '1103': about(409, 'There is no account that could be removed', 'office_currency_missing'),
  '1104': about(409, 'The account holds money or pays an open bet', 'office_currency_in_use'),
  '1105': about(409, 'The terms changed again; read the new ones', 'information_terms_newer'),
  '1106': about(409, 'There is no bonus on a deposit to choose', 'first_deposit_choice_none'),
  '1107': about(409, 'There is no such bonus to take any more', 'sign_in_bonus_over'),
  '1110': about(403, 'Cashback is not offered to this player now'),
  '1111': about(409, 'The player does not take part in cashback'),
  '1112': about(409, 'There is no cashback of this week'),
  '1113': about(409, 'The cashback of this week was collected, or its time is over'),
  '1114': about(403, 'Nobody is to be brought by this player now'),
  '1115': about(409, 'Friends brought nothing that was not collected'),
  '1116': about(403, 'Tournaments are not offered to this player now'),
  '1117': about(409, 'The tournament is over'),
  '1118': about(403, 'Nothing is to be had for points by this player now'),
  '1119': about(409, 'The item costs another price by now'),
  '1120': about(409, 'The item was had as often as it may be'),
  '1121': about(409, 'There are fewer points than that'),
  '1501': about(503, 'The site is closed for maintenance'),
} as const;

const LIMITS = {
  '1009': about(403, 'The player has excluded themselves', 'auth_excluded'),
  '1010': about(403, 'No time is left today', 'main_session_limit_visit_tomorrow'),
  '1701': about(403, 'The limit is not offered, or not at this value', 'limit_not_offered'),
  '1702': about(403, 'What has begun holds until it ends', 'limit_irreversible'),
  '1703': about(403, 'The law allows no limit as high as this', 'limit_too_high'),
  '1704': about(403, 'Nobody plays without this limit', 'limit_required'),
  '1705': about(403, 'Nothing waits to be confirmed, or its time has not come', 'limit_not_due'),
  '1706': about(409, 'The questions are not open any more', 'limit_questions_over'),
  '1707': about(403, 'The extra limits are locked', 'limit_locked'),
} as const;

const PAYMENTS = {
  '1801': about(403, 'Deposits are paused', 'payments_refused_paused'),
  '1802': about(
    403,
    'A limit has to be set before anything is paid in',
    'payments_refused_limit_required',
  ),
  '1803': about(
    403,
    'The limit on deposits leaves less than that',
    'payments_refused_limit_reached',
  ),
  '1804': about(403, 'There is no such account to pay with', 'payments_refused_no_account'),
  '1805': about(403, 'Bonus money is neither paid in nor out', 'payments_refused_bonus_account'),
  '1806': about(403, 'The way to pay is not offered', 'payments_refused_no_method'),
  '1807': about(403, 'The amount is outside the bounds', 'payments_refused_amount'),
  '1808': about(403, 'There is less money than that', 'payments_refused_not_enough'),
  '1809': about(403, 'Money goes back the way it came first', 'payments_refused_other_method'),
  '1810': about(
    403,
    'So much is paid out once documents were seen',
    'payments_refused_verification',
  ),
  '1811': about(403, 'The withdrawal cannot be taken back', 'payments_refused_cancel'),
  '1812': about(503, 'The payment provider cannot be reached', 'payments_refused_provider'),
  '1813': about(403, 'The player may not pay in', 'payments_refused_banned'),
  '1814': about(403, 'The way to pay is out of service', 'payments_refused_out_of_service'),
  '1815': about(403, 'It is not known yet who pays', 'payments_refused_identification'),
  '1820': about(403, 'Money goes from one account to another one', 'exchange_refused_same'),
  '1821': about(409, 'The rate is another one by now', 'exchange_refused_rate'),
  '1822': about(403, 'At this rate nothing would arrive', 'exchange_refused_nothing'),
} as const;

const VERIFICATION = {
  '1901': about(409, 'So many documents wait already', 'verification_refused_too_many'),
  '1902': about(422, 'There is nothing in the file', 'verification_refused_empty'),
  '1903': about(413, 'The file is too large', 'verification_refused_too_large'),
  '1904': about(422, 'The file is no JPEG, PNG or PDF', 'verification_refused_wrong_type'),
  '1905': about(409, 'The document does not wait any more', 'verification_refused_decided'),
  '1906': about(403, 'Support alone looks at this'),
} as const;

const REQUESTS = {
  '1911': about(409, 'So many requests are under way already', 'requests_refused_too_many'),
  '1912': about(422, 'This is not what the topic asks for', 'requests_refused_topic'),
  '1913': about(422, 'The text holds the number of a card', 'requests_refused_card'),
  '1914': about(409, 'The request is closed', 'requests_refused_closed'),
  '1915': about(409, 'The request holds so many messages already', 'requests_refused_full'),
  '1916': about(409, 'So many files stand in the request already', 'requests_refused_file_many'),
  '1917': about(422, 'There is nothing in the file', 'requests_refused_file_empty'),
  '1918': about(413, 'The file is too large', 'requests_refused_file_large'),
  '1919': about(422, 'The file is no JPEG, PNG or PDF', 'requests_refused_file_type'),
  '1920': about(409, 'The player wrote more since'),
  '1921': about(409, 'So many messages of this address wait already', 'requests_refused_waiting'),
} as const;

const COUPONS = {
  '1930': about(422, 'Nothing of the coupon is on offer', 'coupon_code_nothing'),
  '1931': about(404, 'No coupon has this code', 'coupon_code_unknown'),
  '1932': about(410, 'The time of this code is over', 'coupon_code_expired'),
} as const;

const FIELDS = {
  '1401': about(422, 'The field is needed', 'field_required'),
  '1402': about(422, 'The text is too short', 'field_too_short'),
  '1403': about(422, 'The text is too long', 'field_too_long'),
  '1404': about(422, 'The text is not of the right form', 'field_format'),
  '1405': about(422, 'This is no date', 'field_date'),
  '1406': about(422, 'The date has not come yet', 'field_future'),
  '1407': about(422, 'The player is too young', 'field_too_young'),
  '1408': about(422, 'The password is too easy to guess', 'field_password'),
  '1410': about(422, 'The currency is not offered', 'field_currency'),
  '1411': about(422, 'The country is not served', 'field_country'),
  '1412': about(409, 'There is an account already', 'registration_known'),
  '1413': about(422, 'The code is wrong', 'field_wrong_code'),
  '1414': about(422, 'The code has expired', 'field_time_up'),
  '1416': about(403, 'This way of registering is not open', 'registration_closed'),
  '1417': about(409, 'No network has told who this is', 'auth_again'),
} as const;

const CATALOGUE = {
  ...GENERAL,
  ...SIGN_IN,
  ...ACCOUNTS,
  ...LIMITS,
  ...PAYMENTS,
  ...VERIFICATION,
  ...REQUESTS,
  ...COUPONS,
  ...FIELDS,
} as const;

export type RefusalCode = keyof typeof CATALOGUE;

export interface Trouble {
  /** Another code than the refusal's, where several troubles are told at once. */
  readonly code?: RefusalCode;
  readonly pointer?: string;
  readonly detail?: string;
}

interface Extras {
  /** Seconds. */
  readonly retryAfter?: number;
  readonly exceptionCode?: number;
}

/**
 * Thrown to refuse a call. Answers as JSON:API errors, one for each trouble; `detail` is the
 * code of what the player is told where nothing else is said.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: Refusal;

  constructor(code: RefusalCode, troubles: readonly Trouble[] = [{}], extras: Extras = {}) {
    const { status, title } = CATALOGUE[code];
    super(title);
    const { retryAfter, exceptionCode } = extras;
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = {
      ...(exceptionCode === undefined ? {} : { exception_code: exceptionCode }),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
      errors: troubles.map(({ code: own = code, ...trouble }) => errorOf(own, trouble)),
    };
  }
}

function errorOf(code: RefusalCode, trouble: Trouble): Refusal['errors'][number] {
  const { title, told }: Entry = CATALOGUE[code];
  return { code, title, ...(told === undefined ? {} : { detail: told }), ...trouble };
}

/** The refusal of an error that is none of ours: of the HTTP layer, or an unexpected one. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status = error instanceof Error && 'statusCode' in error ? String(error.statusCode) : '500';
  const code = /^4\d\d$/.test(status) ? '400' : '500';
  if (!Object.hasOwn(GENERAL, status)) return new Refused(code);
  const wait = error instanceof Error && 'retryAfter' in error ? error.retryAfter : null;
  const extras = typeof wait === 'number' ? { retryAfter: wait } : {};
  return new Refused(status as RefusalCode, [{}], extras);
}
