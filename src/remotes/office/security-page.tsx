import { useHost, useHostState } from '../../site/contract.tsx';
import { usePageTitle } from '../../site/ui/link.tsx';
import { ErrorState } from '../../site/ui/message.tsx';
import { RefreshButton } from '../../site/ui/refresh-button.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import { Page } from './page.tsx';
import { ContactCards } from './security/contact-cards.tsx';
import { LevelCard } from './security/level-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { QuestionCard } from './security/question-card.tsx';
import { SignInsCard } from './security/sign-ins-card.tsx';
import { SocialCard } from './security/social-card.tsx';
import { TwoStepCard } from './security/two-step-card.tsx';

function Unknown() {
  const host = useHost();
  const isFailed = useHostState((state) => state.protection.overview === 'failed');
  if (!isFailed) return <SkeletonList rows={6} height="4rem" label={host.t('main_loading')} />;
  return (
    <ErrorState icon="plug" title={host.t('security_failed')}>
      <RefreshButton />
    </ErrorState>
  );
}

/** What protects the account, and what would protect it better. */
export function SecurityPage() {
  const { t } = useHost();
  const level = useHostState((state) => state.user.config?.protection_level ?? null);
  return (
    <Page title={usePageTitle()} intro={t('security_text')}>
      {level === null ? (
        <Unknown />
      ) : (
        <>
          <LevelCard level={level} />
          <TwoStepCard />
          <PasswordCard />
          <ContactCards />
          <QuestionCard />
          <SocialCard />
          <SignInsCard />
        </>
      )}
    </Page>
  );
}
