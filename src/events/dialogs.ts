import * as v from 'valibot';
import { PAYMENT_METHODS } from '../domain/payments/payments.ts';
import { finite } from '../kernel/numbers.ts';
import type { EventData } from './catalogue.ts';
import { type Dialog, table } from './dialog.ts';
import { modalEvents, pageLink } from './modal.ts';

/** Said with the common view by whoever opens it. */
const words = v.object({
  titleKey: v.optional(v.string()),
  textKey: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.string())),
});

/** The number of a currency in ISO 4217. Earlier recordings hold it as text among the values. */
const currencyId = v.pipe(v.union([v.string(), finite]), v.transform(Number), finite);

const common = { audience: 'anybody', view: 'common', params: words } as const;
/** What interrupts a player for their protection: nothing else lies over it. */
const PROTECTION = 2;
/** It goes by itself, and takes nothing from whoever is doing something. */
const passing = { closesAfter: 10_000 } as const;
const convert = { id: 'convert-account', audience: 'player', change: 'change' } as const;

/** Every dialog of the site. Kinds that have no row here are names that recordings may hold. */
export const dialogs = table({
  login: { audience: 'guest', analytics: 'sign-in', words: { titleKey: 'auth_sign_in' } },
  registration: { audience: 'guest' },
  'forgot-password': { audience: 'guest', analytics: 'password-recovery' },
  'registration-request-sent': { id: 'registered', audience: 'player' },
  language: { audience: 'anybody', words: { titleKey: 'main_language_choose' } },
  /** Over the dialog whose call waits for it: that one would cover it. */
  captcha: { audience: 'anybody', params: v.object({ over: v.optional(v.string()) }) },
  'convert-main-account': convert,
  'convert-additional-account': convert,
  'currency-add': { audience: 'player', change: 'add' },
  'currency-remove': {
    audience: 'player',
    change: 'remove',
    params: v.object({ currencyId }),
  },
  exchange: {
    kind: 'default-with-controls',
    audience: 'player',
    words: { titleKey: 'exchange_title' },
  },
  /** What it is about was not charged for: it may be put away by any press. */
  'paybills-out-of-service': {
    audience: 'player',
    params: v.object({ method: v.picklist(PAYMENT_METHODS) }),
    words: { titleKey: 'payments_out_of_service' },
  },
  'team-cash': {
    audience: 'player',
    params: v.object({ paymentId: v.pipe(v.string(), v.maxLength(40)) }),
    words: { titleKey: 'payments_team_cash' },
  },
  'support-request-history': {
    audience: 'player',
    params: v.object({ requestId: v.pipe(v.string(), v.maxLength(40)) }),
  },
  /** Says that it has to be known who pays in; what keeps a deposit from being made is the policy. */
  identification: { audience: 'player' },
  /** Something came of what the player waits for, and stands on a page. */
  'alert-with-link': {
    audience: 'player',
    view: 'linked',
    params: v.object({ ...words.entries, titleKey: v.string(), link: pageLink }),
  },
  'unsaved-codes': { audience: 'player' },
  'coupon-clear': { audience: 'anybody' },
  banker: { audience: 'anybody' },
  'coupon-types': { audience: 'anybody', kind: 'default' },
  'coupon-share': { audience: 'anybody', kind: 'default' },
  'coupon-load': { audience: 'anybody', kind: 'default' },
  'coupon-promo': { audience: 'player', kind: 'default' },
  'coupon-settings': { audience: 'anybody', words: { titleKey: 'coupon_title' } },
  'one-click': { kind: 'default-with-controls', audience: 'anybody' },
  'age-gate': { audience: 'guest', priority: 3, dismissedBy: [] },
  'terms-alert': {
    ...common,
    kind: 'alert',
    audience: 'player',
    params: v.object({ textKey: v.string() }),
  },
  /** On a page that stays open: on any other the player is led to where they confirm them. */
  'terms-update': { audience: 'player' },
  'limit-approval': {
    kind: 'default-with-controls',
    audience: 'player',
    priority: PROTECTION,
    words: { titleKey: 'main_menu_limits' },
  },
  'reality-check': {
    audience: 'player',
    priority: PROTECTION,
    dismissedBy: [],
    words: { titleKey: 'reality_check_title' },
  },
  'web-push-agreement': { audience: 'player', words: { titleKey: 'push_title' } },
  /** A2: to have no limit is said by a press, not by looking elsewhere. */
  'set-limits': {
    audience: 'player',
    priority: 1,
    dismissedBy: [],
    words: { titleKey: 'set_limits_title' },
  },
  /** A2: what the player thinks of their limits is said, not put away. */
  'user-question': {
    audience: 'player',
    priority: 1,
    dismissedBy: [],
    words: { titleKey: 'user_question_title' },
  },
  'registration-first-deposit': {
    audience: 'player',
    words: { titleKey: 'first_deposit_title' },
  },
  'first-deposit-bonus': {
    audience: 'player',
    words: { titleKey: 'first_deposit_bonus_title' },
  },
  'auth-bonus': { audience: 'player', words: { titleKey: 'sign_in_bonus_title' } },
  'registration-reminder': {
    kind: 'default-with-controls',
    audience: 'guest',
    words: { titleKey: 'registration_reminder_title' },
  },
  excluded: {
    ...common,
    kind: 'alert',
    priority: PROTECTION,
    words: { titleKey: 'session_excluded', textKey: 'session_excluded_text' },
  },
  'auto-log-off': {
    audience: 'anybody',
    view: 'common',
    words: { titleKey: 'sessionEnded', textKey: 'sessionEndedIdle' },
  },
  /** Whoever was away when their time was over still finds it. */
  'session-over': {
    ...common,
    kind: 'permanent-alert',
    priority: PROTECTION,
    dismissedBy: ['button'],
    words: {
      titleKey: 'main_session_limit_ended',
      textKey: 'mainSessionLimitVisitTomorrow',
    },
  },
  maintenance: { audience: 'anybody', priority: 1 },
  welcome: { ...passing, audience: 'player' },
  insights: { audience: 'player' },
  'new-site': {
    ...common,
    ...passing,
    audience: 'guest',
    words: { titleKey: 'new_site_title', textKey: 'new_site_text' },
  },
});

export type DialogName = keyof typeof dialogs;

/** Those with a view that is fetched for them. */
export type OwnDialog = {
  [N in DialogName]: (typeof dialogs)[N]['view'] extends 'common' ? never : N;
}[DialogName];

/** What a dialog is told when it is opened. */
export type DialogParams<N extends DialogName> = v.InferOutput<(typeof dialogs)[N]['params']>;

/** The same as an argument: it may be left out where nothing has to be said. */
export type DialogArguments<N extends DialogName> =
  Record<never, never> extends DialogParams<N>
    ? [params?: DialogParams<N>]
    : [params: DialogParams<N>];

type Opened = EventData<'modal.opened'>;

/** What opens a dialog, as the log has it. */
export function opening<N extends DialogName>(name: N, ...[params]: DialogArguments<N>): Opened {
  const { id, kind, view } = dialogs[name];
  const own = params === undefined ? {} : { params };
  const told = view === 'own' ? own : params;
  return v.parse(modalEvents['modal.opened'].data, { ...told, id, kind });
}

const names = Object.keys(dialogs) as readonly DialogName[];

/** The name of a dialog of the log; null for a kind that has no row. */
export function dialogName({ id, kind }: Pick<Opened, 'id' | 'kind'>): DialogName | null {
  const isIt = (name: DialogName) => dialogs[name].kind === kind && dialogs[name].id === id;
  return names.find(isIt) ?? names.find((name) => name === kind) ?? null;
}

/** Whether a modal with this id is among the open ones. */
export function isModalOpen(open: readonly Pick<Opened, 'id'>[], id: string): boolean {
  return open.some((modal) => modal.id === id);
}

/** The row of a dialog of the log; null for a kind that has none. */
export function dialogOf(modal: Pick<Opened, 'id' | 'kind'>): Dialog | null {
  const name = dialogName(modal);
  return name === null ? null : dialogs[name];
}

/** Whether it goes by itself after a while. */
export function isPassing(modal: Pick<Opened, 'id' | 'kind'>): boolean {
  return (dialogOf(modal)?.closesAfter ?? null) !== null;
}

/** What a dialog of the log was told; null where a recording does not say it as the row wants it. */
export function dialogParams<N extends DialogName>(name: N, modal: Opened): DialogParams<N> | null {
  const { params, values, ...words } = modal;
  const read = v.safeParse(dialogs[name].params, { ...values, ...words, values, ...params });
  return read.success ? read.output : null;
}
