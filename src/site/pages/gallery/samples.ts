import type { DialogArguments, DialogName, DialogParams } from '../../../events/dialogs.ts';
import type { State } from '../../../projections/state.ts';
import {
  accountsOf,
  bonusOf,
  cashOf,
  currenciesOf,
  methodsOf,
  otherAccountPays,
  ratesOf,
} from './sample-money.ts';
import {
  ageGateOf,
  changedTerms,
  codeOf,
  codesOf,
  conversationOf,
  couponOf,
  foundOf,
  limitsOf,
  maintenanceOf,
  pushOf,
  registeredOf,
  registrationOf,
  smsOf,
  unidentified,
} from './sample-player.ts';

/** What a dialog is shown with where it is only looked at. */
export interface Sample<N extends DialogName = DialogName> {
  readonly params: DialogArguments<N>;
  /** Of the read models, what the dialog tells of; the rest is as it is. */
  readonly state?: (state: State, now: number) => Partial<State>;
}

const REQUEST = '1000001';

/** Those that are told nothing: they have a sample where they tell of something that they find. */
type Untold = {
  [N in DialogName]: Record<never, never> extends DialogParams<N> ? N : never;
}[DialogName];

type Samples = { readonly [N in Exclude<DialogName, Untold>]: Sample<N> } & {
  readonly [N in Untold]?: Sample<N>;
};

/** A new dialog that is told something does not compile without one. */
export const samples: Samples = {
  registration: { params: [], state: registrationOf },
  'registration-request-sent': { params: [], state: registeredOf },
  captcha: { params: [], state: smsOf },
  'convert-main-account': { params: [], state: otherAccountPays },
  'convert-additional-account': { params: [], state: accountsOf },
  'currency-add': {
    params: [],
    state: (state) => ({ ...accountsOf(state), ...currenciesOf(state) }),
  },
  'currency-remove': { params: [{ currencyId: 840 }], state: accountsOf },
  exchange: { params: [], state: (state) => ({ ...accountsOf(state), ...ratesOf(state) }) },
  'support-request-history': {
    params: [{ requestId: REQUEST }],
    state: (state, now) => conversationOf(state, now, REQUEST),
  },
  identification: { params: [], state: unidentified },
  'terms-update': { params: [], state: changedTerms },
  'alert-with-link': {
    params: [
      {
        titleKey: 'verification_news_refused_address',
        textKey: 'verification_reason_incomplete',
        link: { route: 'officeVerification', params: {}, textKey: 'verification_news_link' },
      },
    ],
  },
  'unsaved-codes': { params: [], state: codesOf },
  'coupon-settings': { params: [] },
  'coupon-share': { params: [], state: codeOf },
  'coupon-load': { params: [], state: foundOf },
  'one-click': { params: [], state: couponOf },
  'coupon-clear': { params: [], state: couponOf },
  banker: { params: [], state: couponOf },
  'team-cash': { params: [{ paymentId: '10000001' }], state: cashOf },
  'paybills-out-of-service': { params: [{ method: 'wallet' }], state: methodsOf },
  'age-gate': { params: [], state: ageGateOf },
  'terms-alert': { params: [{ textKey: 'information_terms_newer' }] },
  'limit-approval': {
    params: [],
    state: (state, now) => ({ ...accountsOf(state), ...limitsOf(state, now) }),
  },
  'reality-check': { params: [], state: limitsOf },
  'web-push-agreement': { params: [], state: pushOf },
  'user-question': { params: [], state: limitsOf },
  'registration-first-deposit': { params: [], state: accountsOf },
  'first-deposit-bonus': { params: [], state: accountsOf },
  'auth-bonus': { params: [], state: bonusOf },
  maintenance: { params: [], state: maintenanceOf },
  welcome: { params: [], state: limitsOf },
  insights: { params: [], state: limitsOf },
};
