import { pages } from '../page.ts';
import { fromNetwork, fromProvider } from '../query-fields.ts';

const topic = 'office/payment/create-request/:topicId' as const;

/** A banned player may still take money out at these ban levels, by ban version. */
const withdrawalLevels = { 0: 45, 1: 53 } as const;

const office = {
  area: 'office',
  layout: 'main',
  remote: 'office',
  dictionary: 'office',
  authRequired: true,
} as const;

export const officePages = pages(
  { ...office, view: 'own' },
  {
    officeAccount: [
      'office/account',
      {
        dictionaries: ['accounts', 'contacts', 'form'],
        needs: ['currencies', 'currencyNames'],
        navigation: {
          office: [{ order: 1, icon: 'user', textKey: 'office_nav_account' }],
          account: [{ order: 1, icon: 'user', textKey: 'main_menu_account' }],
        },
      },
    ],
    officeHistory: [
      'office/history',
      {
        ownMoney: true,
        dictionaries: ['bets'],
        needs: ['bets'],
        navigation: {
          office: [{ order: 2, icon: 'history', textKey: 'office_nav_history' }],
          account: [{ order: 2, icon: 'ticket', textKey: 'main_menu_bets' }],
        },
      },
    ],
    officeRecharge: [
      'office/recharge',
      {
        dictionaries: ['payments', 'form'],
        needs: ['paymentMethods'],
        navigation: {
          office: [{ order: 3, icon: 'plus', textKey: 'office_nav_recharge' }],
          account: [{ order: 4, icon: 'wallet', textKey: 'main_deposit' }],
        },
      },
    ],
    officeDeduce: [
      'office/deduce',
      {
        ownMoney: true,
        dictionaries: ['payments', 'form'],
        needs: ['paymentMethods', 'paymentHistory'],
        allowedWhenBanned: withdrawalLevels,
        navigation: { office: [{ order: 4, icon: 'wallet', textKey: 'office_nav_deduce' }] },
      },
    ],
    officeHistoryPay: [
      'office/historypay',
      {
        ownMoney: true,
        dictionaries: ['payments'],
        needs: ['paymentHistory'],
        navigation: {
          office: [{ order: 5, icon: 'document', textKey: 'office_nav_history_pay' }],
          account: [{ order: 3, icon: 'history', textKey: 'main_menu_payments' }],
        },
      },
    ],
    officeSecurity: [
      'office/security',
      {
        dictionaries: ['security', 'auth', 'form'],
        needs: ['securityQuestion', 'signIns'],
        query: fromNetwork,
        navigation: {
          office: [{ order: 8, icon: 'shield', textKey: 'office_nav_security' }],
          account: [{ order: 6, icon: 'lock', textKey: 'main_menu_security' }],
        },
      },
    ],
    officeVerification: [
      'office/verification',
      {
        // The identification that bars the way is passed here.
        exemptFromTerms: true,
        dictionaries: ['verification', 'form'],
        needs: ['verification', 'paymentMethods'],
        allowedWhenBanned: withdrawalLevels,
        navigation: {
          office: [{ order: 10, icon: 'document', textKey: 'office_office_verification_title' }],
        },
      },
    ],
    officeIdentification: [
      'office/identification',
      {
        availabilityKey: 'identificationShown',
        dictionaries: ['verification'],
        needs: ['verification'],
      },
    ],
    // A player must reach the limits whatever else is still open.
    officeResponsible: [
      'office/responsible',
      {
        exemptFromTerms: true,
        dictionaries: ['responsible_gaming', 'form'],
        needs: ['monthSummary'],
        navigation: {
          office: [{ order: 7, icon: 'clock', textKey: 'office_nav_responsible' }],
          account: [{ order: 5, icon: 'shield', textKey: 'main_menu_limits' }],
          footer: [{ group: 'safe', order: 2, textKey: 'footer_limits' }],
        },
      },
    ],
    officeBonusesWager: [
      'office/bonuses/wager',
      {
        dictionaries: ['bonus'],
        needs: ['bonuses'],
        navigation: { office: [{ order: 6, icon: 'gift', textKey: 'office_nav_bonuses' }] },
      },
    ],
    officeBonusesDeposit: [
      'office/bonuses/deposit',
      { dictionaries: ['bonus'], needs: ['bonuses'] },
    ],
    officeVipCashback: [
      'office/casino/vipcashback',
      {
        dictionaries: ['promotions'],
        needs: ['cashback'],
        navigation: {
          office: [{ order: 12, icon: 'gift', textKey: 'office_office_vip_cashback_title' }],
        },
      },
    ],
    officePremiumCashback: [
      'office/casino/premiumcashback',
      { dictionaries: ['promotions'], needs: ['cashback'] },
    ],
    officePromotion: [
      'office/promotion',
      {
        dictionaries: ['promotions', 'bonus', 'friends'],
        needs: ['campaigns', 'bonuses', 'cashback', 'friends'],
        navigation: {
          office: [{ order: 13, icon: 'gift', textKey: 'office_office_promotion_title' }],
        },
      },
    ],
    officeBringFriend: [
      'office/bringfriend',
      {
        dictionaries: ['friends'],
        needs: ['friends'],
        navigation: {
          office: [{ order: 14, icon: 'gift', textKey: 'office_office_bring_friend_title' }],
        },
      },
    ],
    officeRewards: [
      'office/rewards',
      {
        dictionaries: ['promotions', 'bonus', 'friends'],
        needs: ['bonuses', 'cashback', 'friends'],
      },
    ],
    officeSettings: [
      'office/settings',
      {
        dictionaries: ['accounts', 'bets', 'push'],
        needs: ['mailing'],
        navigation: {
          office: [{ order: 9, icon: 'settings', textKey: 'office_nav_settings' }],
          account: [{ order: 7, icon: 'settings', textKey: 'main_settings' }],
        },
      },
    ],
  },
);

/** What players ask support, also where they may still take their money out. */
export const requestPages = pages(
  {
    ...office,
    view: 'own',
    dictionaries: ['requests', 'form'],
    ownMoney: true,
    allowedWhenBanned: withdrawalLevels,
  },
  {
    officeSupport: [
      'office/support',
      {
        needs: ['paymentRequests'],
        navigation: {
          office: [{ order: 11, icon: 'chat', textKey: 'office_nav_support' }],
          // On a phone there is no room for a button in the corner.
          account: [{ order: 8, icon: 'chat', textKey: 'main_support' }],
        },
      },
    ],
    officeShareIdea: ['office/share-idea', { needs: ['paymentRequests'] }],
    officePaymentRequests: ['office/payment/requests', { needs: ['paymentRequests'] }],
    officePaymentCreateRequest: ['office/payment/create-request', { needs: ['paymentRequests'] }],
    officePaymentTopic: [topic, { needs: ['paymentRequests'] }],
    officePaymentTransactions: [
      `${topic}/transactions`,
      {
        dictionaries: ['requests', 'payments'],
        needs: ['paymentRequests', 'paymentHistory'],
      },
    ],
    officePaymentTransaction: [
      `${topic}/transactions/:transactionId`,
      {
        dictionaries: ['requests', 'payments', 'form'],
        needs: ['paymentRequests', 'returnedPayment'],
      },
    ],
    officePaymentSubTopic: [`${topic}/:subTopicId`, { needs: ['paymentRequests'] }],
    // Who is barred, and who cannot sign in, reads here what may be done.
    blockAppealHistory: [
      'block-appeal-history',
      { authRequired: false, allowedWhenBanned: true, needs: ['paymentRequests'] },
    ],
  },
);

export const paymentReturnPages = pages(
  {
    area: 'office',
    layout: 'main',
    remote: 'office',
    view: 'own',
    dictionary: 'office',
    ownMoney: true,
    dictionaries: ['payments'],
    needs: ['returnedPayment', 'paymentMethods'],
    query: fromProvider,
  },
  {
    onPay: 'onpay/:result(success|fail|pending|cancel)',
    onPayWithdraw: 'onpay/withdraw/:result(success|fail|pending|cancel)',
  },
);
