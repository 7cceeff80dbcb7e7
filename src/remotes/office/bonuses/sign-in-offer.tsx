import type { SignInOffer as Offer } from '../../../site/contract/payments.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { SignInTerms } from '../../../site/ui/sign-in/sign-in-terms.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './bonuses.module.css';

function Choice({ offer }: { readonly offer: Offer }) {
  const host = useHost('bonus');
  const { t } = host;
  const isBusy = useHostState((state) => state.bonuses.answering.status === 'busy');
  return (
    <Card title={t('sign_in_bonus_title')}>
      <div className={styles['offer']}>
        <SignInTerms offer={offer} />
        <div className={styles['actions']}>
          <Button
            look="main"
            busy={isBusy}
            onClick={() => host.answerSignInBonus({ isTaken: true })}
          >
            {t('sign_in_bonus_yes')}
          </Button>
          <Button onClick={() => host.answerSignInBonus({ isTaken: false })}>
            {t('sign_in_bonus_no')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** What was offered after signing in, as long as it may be taken, and what came of it. */
export function SignInOffer() {
  const offer = useHostState((state) => state.bonuses.signIn);
  const told = useHostState((state) => state.bonuses.answering.told);
  return (
    <>
      <Told told={told} />
      {offer && <Choice offer={offer} />}
    </>
  );
}
