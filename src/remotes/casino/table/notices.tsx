import type { CasinoGame } from '../../../site/contract/casino.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { PointsTerms } from '../points/points-terms.tsx';
import { useRefusalWords } from '../words/refusal-words.ts';
import { useMoney } from '../words/use-money.ts';
import { useBarrier } from './play-button.tsx';
import styles from './table.module.css';

/** What a guest plays with, and the way in. */
function PlayMoney({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const { isPoints } = useMoney();
  const play = isPoints ? 'casino_points_demo' : 'casino_demo';
  return (
    <Banner level="info">
      <p>{host.t(game.hasDemo ? play : 'casino_no_demo')}</p>
      <div className={styles['ways']}>
        <Button size="s" onClick={() => host.openModal('login')}>
          {host.t('auth_sign_in')}
        </Button>
      </div>
    </Banner>
  );
}

/** What stands in the way, what was refused, and what is not known yet; announced where it stands. */
export function Notices({ game, stake }: { readonly game: CasinoGame; readonly stake: number }) {
  const { t } = useHost();
  const words = useRefusalWords();
  const { isDemo, isPoints, held } = useMoney();
  const isUnknown = useHostState((state) => state.table.isUnknown);
  const refusal = useHostState((state) => state.table.refusal);
  const barrier = useBarrier(game, stake);
  return (
    <>
      {isDemo && <PlayMoney game={game} />}
      <div role="status" className={styles['said']}>
        {isUnknown && <Banner level="info">{t('casino_unknown')}</Banner>}
      </div>
      <div role="alert" className={styles['said']}>
        {refusal && (
          <Banner level="error">
            <p>{words(refusal)}</p>
            {refusal.rule === 'other-game-open' && (
              <ButtonLink route="myCasino" size="s">
                {t('casino_my_casino_title')}
              </ButtonLink>
            )}
          </Banner>
        )}
      </div>
      {!isDemo && barrier !== null && !refusal && (
        <Banner level="info">
          <p>{barrier}</p>
          {isPoints && held !== null && held < stake && <PointsTerms />}
        </Banner>
      )}
    </>
  );
}
