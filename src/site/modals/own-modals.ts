import type { DialogParams, OwnDialog } from '../../events/dialogs.ts';
import { type Part, part } from '../part/part.ts';
import type { ModalProps } from './modal.ts';

type PropsOf<N extends OwnDialog> = ModalProps & { readonly params: DialogParams<N> };

const convertAccount = part(
  ['accounts'],
  () => import('./accounts/convert-account-modal.tsx'),
  ({ ConvertAccountModal }) => ConvertAccountModal,
);

/** The views of dialogs that have one of their own; any other shows its title and text. */
export const ownModals: { readonly [N in OwnDialog]: Part<PropsOf<N>> } = {
  login: part(
    ['auth', 'form'],
    () => import('./auth/login-modal.tsx'),
    ({ LoginModal }) => LoginModal,
  ),
  captcha: part(
    ['captcha', 'form'],
    () => import('./auth/captcha/captcha-modal.tsx'),
    ({ CaptchaModal }) => CaptchaModal,
  ),
  registration: part(
    ['registration', 'auth', 'form'],
    () => import('./registration/registration-modal.tsx'),
    ({ RegistrationModal }) => RegistrationModal,
  ),
  'registration-request-sent': part(
    ['registration', 'form'],
    () => import('./registration/registered-modal.tsx'),
    ({ RegisteredModal }) => RegisteredModal,
  ),
  'forgot-password': part(
    ['recovery', 'form'],
    () => import('./auth/forgot-password-modal.tsx'),
    ({ ForgotPasswordModal }) => ForgotPasswordModal,
  ),
  language: part(
    [],
    () => import('./site/language-modal.tsx'),
    ({ LanguageModal }) => LanguageModal,
  ),
  'currency-add': part(
    ['accounts', 'form'],
    () => import('./accounts/currency-add-modal.tsx'),
    ({ CurrencyAddModal }) => CurrencyAddModal,
  ),
  'currency-remove': part(
    ['accounts', 'form'],
    () => import('./accounts/currency-remove-modal.tsx'),
    ({ CurrencyRemoveModal }) => CurrencyRemoveModal,
  ),
  'convert-main-account': convertAccount,
  'convert-additional-account': convertAccount,
  exchange: part(
    ['accounts', 'payments', 'form'],
    () => import('./accounts/exchange-modal.tsx'),
    ({ ExchangeModal }) => ExchangeModal,
  ),
  'paybills-out-of-service': part(
    ['payments'],
    () => import('./site/out-of-service-modal.tsx'),
    ({ OutOfServiceModal }) => OutOfServiceModal,
  ),
  'team-cash': part(
    ['payments'],
    () => import('./payments/team-cash-modal.tsx'),
    ({ TeamCashModal }) => TeamCashModal,
  ),
  'support-request-history': part(
    ['requests'],
    () => import('./payments/request-history-modal.tsx'),
    ({ RequestHistoryModal }) => RequestHistoryModal,
  ),
  'web-push-agreement': part(
    ['push'],
    () => import('./site/web-push-modal.tsx'),
    ({ WebPushModal }) => WebPushModal,
  ),
  'reality-check': part(
    ['responsible_gaming'],
    () => import('./limits/reality-check-modal.tsx'),
    ({ RealityCheckModal }) => RealityCheckModal,
  ),
  'first-deposit-bonus': part(
    ['bonus'],
    () => import('./accounts/first-deposit-bonus-modal.tsx'),
    ({ FirstDepositBonusModal }) => FirstDepositBonusModal,
  ),
  'registration-first-deposit': part(
    ['bonus'],
    () => import('./registration/registration-first-deposit-modal.tsx'),
    ({ RegistrationFirstDepositModal }) => RegistrationFirstDepositModal,
  ),
  'auth-bonus': part(
    ['bonus'],
    () => import('./accounts/auth-bonus-modal.tsx'),
    ({ AuthBonusModal }) => AuthBonusModal,
  ),
  'user-question': part(
    ['responsible_gaming'],
    () => import('./payments/user-question-modal.tsx'),
    ({ UserQuestionModal }) => UserQuestionModal,
  ),
  'set-limits': part(
    ['responsible_gaming'],
    () => import('./limits/set-limits-modal.tsx'),
    ({ SetLimitsModal }) => SetLimitsModal,
  ),
  'registration-reminder': part(
    ['registration'],
    () => import('./registration/registration-reminder-modal.tsx'),
    ({ RegistrationReminderModal }) => RegistrationReminderModal,
  ),
  'limit-approval': part(
    ['responsible_gaming'],
    () => import('./limits/approval-modal.tsx'),
    ({ LimitApprovalModal }) => LimitApprovalModal,
  ),
  'terms-update': part(
    ['auth'],
    () => import('./site/terms-update-modal.tsx'),
    ({ TermsUpdateModal }) => TermsUpdateModal,
  ),
  identification: part(
    ['verification'],
    () => import('./verification/identification-modal.tsx'),
    ({ IdentificationModal }) => IdentificationModal,
  ),
  'alert-with-link': part(
    ['verification', 'requests'],
    () => import('./alert-with-link-modal.tsx'),
    ({ AlertWithLinkModal }) => AlertWithLinkModal,
  ),
  'age-gate': part(
    ['registration'],
    () => import('./limits/age-gate-modal.tsx'),
    ({ AgeGateModal }) => AgeGateModal,
  ),
  banker: part(
    ['coupon', 'bets'],
    () => import('./coupon/banker-modal.tsx'),
    ({ BankerModal }) => BankerModal,
  ),
  'coupon-types': part(
    ['coupon', 'bets'],
    () => import('./coupon/types-modal.tsx'),
    ({ CouponTypesModal }) => CouponTypesModal,
  ),
  'coupon-share': part(
    ['coupon'],
    () => import('./coupon/share-modal.tsx'),
    ({ CouponShareModal }) => CouponShareModal,
  ),
  'coupon-load': part(
    ['coupon', 'bets', 'form'],
    () => import('./coupon/load-modal.tsx'),
    ({ CouponLoadModal }) => CouponLoadModal,
  ),
  'coupon-promo': part(
    ['coupon', 'promotions', 'form'],
    () => import('./coupon/promo-modal.tsx'),
    ({ CouponPromoModal }) => CouponPromoModal,
  ),
  'coupon-settings': part(
    ['coupon'],
    () => import('./coupon/settings-modal.tsx'),
    ({ CouponSettingsModal }) => CouponSettingsModal,
  ),
  'one-click': part(
    ['coupon'],
    () => import('./coupon/one-click-modal.tsx'),
    ({ OneClickModal }) => OneClickModal,
  ),
  maintenance: part(
    [],
    () => import('./site/maintenance-modal.tsx'),
    ({ MaintenanceModal }) => MaintenanceModal,
  ),
  welcome: part(
    ['security'],
    () => import('./site/welcome-modal.tsx'),
    ({ WelcomeModal }) => WelcomeModal,
  ),
  insights: part(
    ['responsible_gaming'],
    () => import('./limits/insights-modal.tsx'),
    ({ InsightsModal }) => InsightsModal,
  ),
  'coupon-clear': part(
    ['coupon'],
    () => import('./coupon/clear-modal.tsx'),
    ({ CouponClearModal }) => CouponClearModal,
  ),
  'unsaved-codes': part(
    ['security'],
    () => import('./auth/unsaved-codes-modal.tsx'),
    ({ UnsavedCodesModal }) => UnsavedCodesModal,
  ),
};
