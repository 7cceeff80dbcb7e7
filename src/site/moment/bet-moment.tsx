import { useId } from 'react';
import type { Bet } from '../contract/betting.ts';
import { useHost, useHostState, useIsReplay } from '../host.tsx';
import { later } from '../loading/later.ts';
import { retryableImport } from '../loading/retryable-import.ts';
import { Button } from '../ui/controls/button.tsx';
import { FetchedView } from '../ui/loading/fetched-view.tsx';
import { SkeletonList } from '../ui/notices/skeleton.tsx';

/** Reads a recording and folds it: most who look at their bets never ask for that. */
const view = later(retryableImport(() => import('./moment.tsx')));

/** What was on screen when a bet was pressed, where its recording is the player's. */
export function BetMoment({ couponId, pressed }: Pick<Bet, 'couponId' | 'pressed'>) {
  const { t, publish } = useHost('bets');
  const id = useId();
  const part = `moment ${couponId}`;
  const isOpen = useHostState(({ page }) => page.parts[part] === true);
  const isReplay = useIsReplay();
  if (pressed === undefined) return null;
  const skeleton = <SkeletonList rows={4} label={t('main_loading')} />;
  return (
    <>
      <Button
        size="s"
        look="plain"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => publish('page.partToggled', { part, open: !isOpen })}
      >
        {t('coupon_moment')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && isReplay && <p>{t('coupon_moment_replay')}</p>}
        {isOpen && !isReplay && (
          <FetchedView of={view} name="moment" skeleton={skeleton}>
            {({ MomentOf }) => <MomentOf {...pressed} />}
          </FetchedView>
        )}
      </div>
    </>
  );
}
