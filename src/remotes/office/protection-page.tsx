import { RefreshButton } from '../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../site/ui/links/use-page-title.ts';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from './host.ts';
import { Page } from './page.tsx';
import { ContactCards } from './protection/contact-cards.tsx';
import { LevelCard } from './protection/level-card.tsx';
import { PasswordCard } from './protection/password-card.tsx';
import { QuestionCard } from './protection/question-card.tsx';
import { SignInsCard } from './protection/sign-ins-card.tsx';
import { SocialCard } from './protection/social-card.tsx';
import { TwoStepCard } from './protection/two-step-card.tsx';

function Unknown() {
  const host = useHost('security');
  const isFailed = useHostState((state) => state.player.status === 'failed');
  if (!isFailed) return <SkeletonList rows={6} height="4rem" label={host.t('main_loading')} />;
  return (
    <ErrorState icon="plug" title={host.t('security_failed')}>
      <RefreshButton />
    </ErrorState>
  );
}

/** What protects the account, and what would protect it better. */
export function SecurityPage() {
  const { t } = useHost('security');
  const level = useHostState((state) => state.safeguards.level);
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
