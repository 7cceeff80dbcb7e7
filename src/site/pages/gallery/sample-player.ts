import type { State } from '../../../projections/state.ts';
import { DAY, type Slices, settled } from './sample.ts';

/** A looser limit whose time has come, and an hour of play. */
export function limitsOf({ limits }: State, now: number): Slices {
  const looser = { limitValue: 20_000, endsAt: null, limitState: 'PENDING' } as const;
  return {
    limits: {
      ...limits,
      ...settled,
      limits: [
        {
          limitType: 20,
          limitState: 'ACTIVE',
          limitValue: 10_000,
          needApprove: true,
          startedAt: null,
          endsAt: null,
          pending: looser,
        },
      ],
      sitting: {
        beganAt: now - DAY / 24,
        staked: 4_500,
        paid: 3_250,
        iso: 'EUR',
        previousAt: now - DAY,
      },
      recent: { days: 30, staked: 32_000, paid: 29_450, iso: 'EUR', minutes: 512 },
    },
    realityCheck: { next: { userId: '1', at: now }, answer: null },
  };
}

/** A question to support, and its answer. */
export function conversationOf({ requests }: State, now: number, id: string): Slices {
  const request = {
    ...{ id, topicId: '1', subTopicId: null, paymentId: null },
    ...{ createdAt: now - DAY, changedAt: now, dueAt: null },
    state: 'answered',
  } as const;
  const messages = [
    { by: 'player', at: now - DAY, text: 'I paid in € 50 yesterday. Where is it?' },
    { by: 'support', at: now, text: 'The bank confirmed it this morning: it is on your account.' },
  ] as const;
  return {
    requests: {
      ...requests,
      ...settled,
      requests: [request],
      conversation: { ...settled, known: { request, messages: [...messages] } },
    },
  };
}

/** A site for adults. */
export function ageGateOf({ config }: State): Slices {
  return { config: { ...config, values: { ...config.values, ageGate: 18 } } };
}

/** The site closes in five minutes, for an hour. */
export function maintenanceOf({ block }: State, now: number): Slices {
  const startAt = now / 1000 + 300;
  const maintenance = { ...block.maintenance, startAt, finishAt: startAt + 3_600 };
  return { block: { ...block, maintenance } };
}

/** A code by SMS is to be typed. */
export function smsOf({ captcha }: State, now: number): Slices {
  return {
    captcha: {
      ...captcha,
      status: 'open',
      code: '112',
      challenge: {
        ...{ code: '112', id: 'sample', length: 6, phoneEnd: '42' },
        ...{ expiresAt: now + DAY / 24, resendAt: now + DAY / 1440 },
      },
    },
  };
}

/** Two ways to register. */
export function registrationOf({ registration, phones }: State): Slices {
  const ireland = { id: 1, name: 'Ireland', code: 'ie', phoneCode: '+353' };
  return {
    phones: { ...phones, ...settled, countries: [ireland] },
    registration: {
      ...registration,
      ...settled,
      types: [
        { type: 'full_reg', required: ['email', 'password', 'currency'] },
        { type: 'phone_reg', required: ['phone', 'currency'] },
      ],
      minimumAge: 18,
      currencies: [{ id: 978, iso: 'EUR', symbol: '€' }],
      bonuses: [0, 1],
    },
  };
}

/** An account that was made a moment ago. */
export function registeredOf({ registration }: State): Slices {
  return {
    registration: {
      ...registration,
      registered: {
        ...{ userId: '1', type: 'full_reg', login: '10000001', hasPassword: false },
        ...{ email: 'player@example.test', isSaved: false, isLeaving: false },
        letter: registration.form,
      },
    },
  };
}

/** The browser was not asked yet. */
export function pushOf({ push }: State): Slices {
  return { push: { ...push, permission: 'default', key: { ...settled, value: 'sample' } } };
}

/** The rules changed yesterday. */
export function changedTerms({ terms }: State, now: number): Slices {
  return { terms: { ...terms, changed: true, leavesMoney: true, updatedAt: now - DAY } };
}

type Config = NonNullable<State['user']['config']>;

const config: Config = {
  ...{ disallow_line_sport: [], disallow_live_sport: [], phone_number: '', phone_code: '' },
  ...{ user_email: 'player@example.test', user_name: 'player', user_country_code: 'ie' },
  ...{ user_country_id: 1, activation_type: 1, user_ref_id: 1, user_msg_count: 0 },
  ...{ user_hide_balance: false, changed_pass_day_count: 0, protection_level: 20 },
  protection_methods: {
    ...{ is_changed_password: false, enable_two_factor_auth: false, enable_phone_binding: false },
    ...{ enable_security_question: false, enable_email_auth: true },
  },
  ...{ ban_level: 0, ban_version: 0, user_status_id: 1, has_deposit: false },
  ...{ verification_status: 0, verification_status_group_code: 'refused' },
  ...{ verification_types: [1, 2], is_need_identification: true, requireIdentification: false },
  ...{ requested_additional_document: false, is_identification_bonus: false },
  ...{ show_verification_modal_on_deposit_page: true, remaining_days_to_activate: 0 },
};

/** Nobody knows yet who the player is, and something they sent was refused. */
export function unidentified({ user }: State): Slices {
  return { user: { ...user, ...settled, config } };
}

type Bet = State['coupon']['bets'][number];

const TEAMS = [
  ['Dunmore', 'Kilcross'],
  ['Port Vale', 'Ashford'],
  ['Lindau', 'Weimar'],
  ['Ostrava', 'Zlin'],
] as const;

const bets: Bet[] = TEAMS.map(([team1, team2], place) => ({
  market: {
    ...{ id: `${place}-1`, coef: '1.85', sportId: 1, typeId: 1, kind: 3, isLive: false },
    ...{ group: '1x2', param: null, outcome: '1' },
  },
  ...{ seenCoef: '1.85', blockId: 0, statusId: 0, changedAt: 0, trend: null },
  game: {
    ...{ id: place, slug: 'sample', champId: 1, team1, team2 },
    ...{ score: [0, 0], startAt: 0, status: 0, minute: null },
  },
  ...{ isBlocked: false, isGone: false, isDepend: false, isBannedExpress: false },
  ...{ isDisabledBanker: false, isBanker: place === 0 },
}));

/** A system of four selections, one of them a banker. */
export function couponOf({ coupon }: State): Slices {
  const systemValues = [{ value: 2, combo: 3, offset: 1, minBetAmount: 1 }];
  return { coupon: { ...coupon, typeId: 2, bets, systemValue: 2, systemValues } };
}

/** The slip has been saved under a code. */
export function codeOf({ couponCodes }: State): Slices {
  return { couponCodes: { ...couponCodes, code: '7QK2M0XA1T' } };
}

/** Of a slip that was found one selection is on offer, and one is not. */
export function foundOf(state: State): Slices {
  const [first, second] = bets;
  if (!first || !second) return {};
  const { market, game } = first;
  const gone = { ...second.market, team1: second.game.team1, team2: second.game.team2 };
  const found = {
    bets: [
      {
        ...{ marketId: market.id, gameId: game.id, coef: market.coef },
        market: { ...market, gameId: game.id, isBlocked: false },
        game: {
          ...game,
          sportId: 1,
          period: '',
          marketCount: 1,
          mainMarketIds: [],
          status: 1 as const,
        },
      },
      { marketId: second.market.id, gameId: second.game.id, coef: second.market.coef, gone },
    ],
    requestId: 1,
  };
  return { ...couponOf(state), couponCodes: { ...state.couponCodes, found } };
}

/** Recovery codes are shown, and were not taken along. */
export function codesOf({ protection }: State): Slices {
  const leaving = { url: '/', replace: false } as const;
  return { protection: { ...protection, setup: { step: 'codes', leaving } } };
}
