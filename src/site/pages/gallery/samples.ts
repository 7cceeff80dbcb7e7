import type { DialogArguments, DialogName } from '../../../events/dialogs.ts';
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
  codesOf,
  conversationOf,
  couponOf,
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

/** One for each dialog that something opens: a new one does not compile without. */
export const samples: { readonly [N in DialogName]: Sample<N> } = {
  login: { params: [] },
  registration: { params: [], state: registrationOf },
  'forgot-password': { params: [] },
  'registration-request-sent': { params: [], state: registeredOf },
  language: { params: [] },
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
  'set-limits': { params: [] },
  'user-question': { params: [], state: limitsOf },
  'registration-first-deposit': { params: [], state: accountsOf },
  'first-deposit-bonus': { params: [], state: accountsOf },
  'auth-bonus': { params: [], state: bonusOf },
  'registration-reminder': { params: [] },
  excluded: { params: [] },
  'auto-log-off': { params: [] },
  'new-site': { params: [] },
  'session-over': { params: [] },
  maintenance: { params: [], state: maintenanceOf },
  welcome: { params: [], state: limitsOf },
  insights: { params: [], state: limitsOf },
};
