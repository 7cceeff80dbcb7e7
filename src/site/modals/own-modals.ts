import type { DialogParams, OwnDialog } from '../../events/dialogs.ts';
import { type Part, part } from '../part/part.ts';
import type { ModalProps } from './modal.ts';

type PropsOf<N extends OwnDialog> = ModalProps & { readonly params: DialogParams<N> };

const convertAccount = part(
  ['accounts'],
  () => import('./convert-account-modal.tsx'),
  ({ ConvertAccountModal }) => ConvertAccountModal,
);

/** The views of dialogs that have one of their own; any other shows its title and text. */
export const ownModals: { readonly [N in OwnDialog]: Part<PropsOf<N>> } = {
  login: part(
    ['auth', 'form'],
    () => import('./login-modal.tsx'),
    ({ LoginModal }) => LoginModal,
  ),
  captcha: part(
    ['captcha', 'form'],
    () => import('./captcha/captcha-modal.tsx'),
    ({ CaptchaModal }) => CaptchaModal,
  ),
  registration: part(
    ['registration', 'auth', 'form'],
    () => import('./registration-modal.tsx'),
    ({ RegistrationModal }) => RegistrationModal,
  ),
  'registration-request-sent': part(
    ['registration', 'form'],
    () => import('./registered-modal.tsx'),
    ({ RegisteredModal }) => RegisteredModal,
  ),
  'forgot-password': part(
    ['recovery', 'form'],
    () => import('./forgot-password-modal.tsx'),
    ({ ForgotPasswordModal }) => ForgotPasswordModal,
  ),
  language: part(
    [],
    () => import('./language-modal.tsx'),
    ({ LanguageModal }) => LanguageModal,
  ),
  'currency-add': part(
    ['accounts', 'form'],
    () => import('./currency-add-modal.tsx'),
    ({ CurrencyAddModal }) => CurrencyAddModal,
  ),
  'currency-remove': part(
    ['accounts', 'form'],
    () => import('./currency-remove-modal.tsx'),
    ({ CurrencyRemoveModal }) => CurrencyRemoveModal,
  ),
  'convert-main-account': convertAccount,
  'convert-additional-account': convertAccount,
  exchange: part(
    ['accounts', 'payments', 'form'],
    () => import('./exchange-modal.tsx'),
    ({ ExchangeModal }) => ExchangeModal,
  ),
  'paybills-out-of-service': part(
    ['payments'],
    () => import('./out-of-service-modal.tsx'),
    ({ OutOfServiceModal }) => OutOfServiceModal,
  ),
  'team-cash': part(
    ['payments'],
    () => import('./team-cash-modal.tsx'),
    ({ TeamCashModal }) => TeamCashModal,
  ),
  'support-request-history': part(
    ['requests'],
    () => import('./request-history-modal.tsx'),
    ({ RequestHistoryModal }) => RequestHistoryModal,
  ),
  'web-push-agreement': part(
    ['push'],
    () => import('./web-push-modal.tsx'),
    ({ WebPushModal }) => WebPushModal,
  ),
  'reality-check': part(
    ['responsible_gaming'],
    () => import('./reality-check-modal.tsx'),
    ({ RealityCheckModal }) => RealityCheckModal,
  ),
  'first-deposit-bonus': part(
    ['bonus'],
    () => import('./first-deposit-bonus-modal.tsx'),
    ({ FirstDepositBonusModal }) => FirstDepositBonusModal,
  ),
  'registration-first-deposit': part(
    ['bonus'],
    () => import('./registration-first-deposit-modal.tsx'),
    ({ RegistrationFirstDepositModal }) => RegistrationFirstDepositModal,
  ),
  'auth-bonus': part(
    ['bonus'],
    () => import('./auth-bonus-modal.tsx'),
    ({ AuthBonusModal }) => AuthBonusModal,
  ),
  'user-question': part(
    ['responsible_gaming'],
    () => import('./user-question-modal.tsx'),
    ({ UserQuestionModal }) => UserQuestionModal,
  ),
  'set-limits': part(
    ['responsible_gaming'],
    () => import('./set-limits-modal.tsx'),
    ({ SetLimitsModal }) => SetLimitsModal,
  ),
  'registration-reminder': part(
    ['registration'],
    () => import('./registration-reminder-modal.tsx'),
    ({ RegistrationReminderModal }) => RegistrationReminderModal,
  ),
  'limit-approval': part(
    ['responsible_gaming'],
    () => import('./limit-approval-modal.tsx'),
    ({ LimitApprovalModal }) => LimitApprovalModal,
  ),
  'terms-update': part(
    ['auth'],
    () => import('./terms-update-modal.tsx'),
    ({ TermsUpdateModal }) => TermsUpdateModal,
  ),
  identification: part(
    ['verification'],
    () => import('./identification-modal.tsx'),
    ({ IdentificationModal }) => IdentificationModal,
  ),
  'alert-with-link': part(
    ['verification', 'requests'],
    () => import('./alert-with-link-modal.tsx'),
    ({ AlertWithLinkModal }) => AlertWithLinkModal,
  ),
  'age-gate': part(
    ['registration'],
    () => import('./age-gate-modal.tsx'),
    ({ AgeGateModal }) => AgeGateModal,
  ),
  banker: part(
    ['coupon', 'bets'],
    () => import('./banker-modal.tsx'),
    ({ BankerModal }) => BankerModal,
  ),
  'coupon-types': part(
    ['coupon', 'bets'],
    () => import('./coupon-types-modal.tsx'),
    ({ CouponTypesModal }) => CouponTypesModal,
  ),
  'coupon-share': part(
    ['coupon'],
    () => import('./coupon-share-modal.tsx'),
    ({ CouponShareModal }) => CouponShareModal,
  ),
  'coupon-load': part(
    ['coupon', 'bets', 'form'],
    () => import('./coupon-load-modal.tsx'),
    ({ CouponLoadModal }) => CouponLoadModal,
  ),
  'coupon-promo': part(
    ['coupon', 'promotions', 'form'],
    () => import('./coupon-promo-modal.tsx'),
    ({ CouponPromoModal }) => CouponPromoModal,
  ),
  'coupon-settings': part(
    ['coupon'],
    () => import('./coupon-settings-modal.tsx'),
    ({ CouponSettingsModal }) => CouponSettingsModal,
  ),
  'one-click': part(
    ['coupon'],
    () => import('./one-click-modal.tsx'),
    ({ OneClickModal }) => OneClickModal,
  ),
  maintenance: part(
    [],
    () => import('./maintenance-modal.tsx'),
    ({ MaintenanceModal }) => MaintenanceModal,
  ),
  welcome: part(
    ['security'],
    () => import('./welcome-modal.tsx'),
    ({ WelcomeModal }) => WelcomeModal,
  ),
  insights: part(
    ['responsible_gaming'],
    () => import('./insights-modal.tsx'),
    ({ InsightsModal }) => InsightsModal,
  ),
  'coupon-clear': part(
    ['coupon'],
    () => import('./coupon-clear-modal.tsx'),
    ({ CouponClearModal }) => CouponClearModal,
  ),
  'unsaved-codes': part(
    ['security'],
    () => import('./unsaved-codes-modal.tsx'),
    ({ UnsavedCodesModal }) => UnsavedCodesModal,
  ),
};
