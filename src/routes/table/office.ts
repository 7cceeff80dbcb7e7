import { pages } from '../page.ts';
import { fromNetwork } from '../query-fields.ts';

const topic = 'office/payment/create-request/:topicId' as const;

/** A banned player may still take money out at these ban levels, by ban version. */
const withdrawalLevels = { 0: 45, 1: 53 } as const;

export const officePages = pages(
  {
    area: 'office',
    layout: 'main',
    remote: 'office',
    dictionary: 'office',
    authRequired: true,
  },
  {
    officeAccount: 'office/account',
    officeHistory: 'office/history',
    officeHistoryPay: 'office/historypay',
    officeRecharge: 'office/recharge',
    officeSecurity: ['office/security', { query: fromNetwork }],
    // A player must reach the limits whatever else is still open.
    officeResponsible: [
      'office/responsible',
      { exemptFromTerms: true, dictionaries: ['responsible_gaming'] },
    ],
    officeSettings: 'office/settings',
    officeBonusesDeposit: 'office/bonuses/deposit',
    officeBonusesWager: 'office/bonuses/wager',
    officeVipCashback: 'office/casino/vipcashback',
    officePremiumCashback: 'office/casino/premiumcashback',
    officeDeduce: ['office/deduce', { allowedWhenBanned: withdrawalLevels }],
    officePromotion: 'office/promotion',
    officeBringFriend: 'office/bringfriend',
    officeSupport: 'office/support',
    officeRewards: 'office/rewards',
    officeVerification: 'office/verification',
    officeIdentification: ['office/identification', { availabilityKey: 'identificationShown' }],
    officeShareIdea: 'office/share-idea',
    officePaymentRequests: 'office/payment/requests',
    officePaymentCreateRequest: 'office/payment/create-request',
    officePaymentTopic: topic,
    officePaymentTransactions: `${topic}/transactions`,
    officePaymentTransaction: `${topic}/transactions/:transactionId`,
    officePaymentSubTopic: `${topic}/:subTopicId`,
  },
);

export const paymentReturnPages = pages(
  { area: 'office', layout: 'main', remote: 'office', dictionary: 'office' },
  {
    onPay: 'onpay/:result(success|fail|pending|cancel)',
    onPayWithdraw: 'onpay/withdraw/:result(success|fail|pending|cancel)',
  },
);
