import type { ComponentType } from 'react';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf } from '../../site/contract/page.ts';
import { mountPages } from '../../site/mount/mount-pages.tsx';
import { AccountPage } from './account-page.tsx';
import { BonusesPage } from './bonuses/bonuses-page.tsx';
import { DepositBonusPage } from './bonuses/deposit-bonus-page.tsx';
import { PremiumCashbackPage } from './cashback/premium-cashback-page.tsx';
import { VipCashbackPage } from './cashback/vip-cashback-page.tsx';
import { BringFriendPage } from './friends/bring-friend-page.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { useHostState } from './host.ts';
import { ResponsiblePage } from './limits/responsible-page.tsx';
import { DeducePage } from './payments/deduce-page.tsx';
import { HistoryPayPage } from './payments/history-pay-page.tsx';
import { RechargePage } from './payments/recharge-page.tsx';
import { ReturnPage } from './payments/return-page.tsx';
import { PromotionPage } from './promotion/promotion-page.tsx';
import { SecurityPage } from './protection-page.tsx';
import { AppealPage } from './requests/appeal-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { ShareIdeaPage } from './requests/share-idea-page.tsx';
import { SubTopicPage } from './requests/sub-topic-page.tsx';
import { SupportPage } from './requests/support-page.tsx';
import { CreateRequestPage, TopicPage } from './requests/topic-pages.tsx';
import { TransactionPage } from './requests/transaction-page.tsx';
import { TransactionsPage } from './requests/transactions-page.tsx';
import { RewardsPage } from './rewards/rewards-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { IdentificationPage } from './verification/identification-page.tsx';
import { VerificationPage } from './verification/verification-page.tsx';

/** What draws each page. */
const pages: Readonly<Record<PagesOf<'office', 'own'>, ComponentType>> = {
  blockAppealHistory: AppealPage,
  officeAccount: AccountPage,
  officeBonusesDeposit: DepositBonusPage,
  officeBonusesWager: BonusesPage,
  officeBringFriend: BringFriendPage,
  officeDeduce: DeducePage,
  officeHistory: HistoryPage,
  officeHistoryPay: HistoryPayPage,
  officeIdentification: IdentificationPage,
  officePaymentCreateRequest: CreateRequestPage,
  officePaymentRequests: RequestsPage,
  officePaymentSubTopic: SubTopicPage,
  officePaymentTopic: TopicPage,
  officePaymentTransaction: TransactionPage,
  officePaymentTransactions: TransactionsPage,
  officePremiumCashback: PremiumCashbackPage,
  officePromotion: PromotionPage,
  officeRecharge: RechargePage,
  officeResponsible: ResponsiblePage,
  officeRewards: RewardsPage,
  officeSecurity: SecurityPage,
  officeSettings: SettingsPage,
  officeShareIdea: ShareIdeaPage,
  officeSupport: SupportPage,
  officeVerification: VerificationPage,
  officeVipCashback: VipCashbackPage,
  onPay: ReturnPage,
  onPayWithdraw: ReturnPage,
};

function Office() {
  const route = useHostState((state) => state.route.name);
  const View = isKeyOf(route, pages) ? pages[route] : null;
  return View && <View />;
}

export const mount = mountPages(Office);
