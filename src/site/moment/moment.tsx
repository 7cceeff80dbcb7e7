import { useEffect, useMemo, useState } from 'react';
import { directionOf } from '../../domain/site/languages.ts';
import { CouponContent } from '../coupon/frame/part.tsx';
import { HostAbove, useHost } from '../host.tsx';
import { createReplayHost } from '../replay-host.ts';
import { Banner } from '../ui/notices/message.tsx';
import { SkeletonList } from '../ui/notices/skeleton.tsx';
import styles from './moment.module.css';
import { MomentFacts } from './moment-facts.tsx';
import { type Moment, type MomentPlace, type MomentProblem, readMoment } from './read-moment.ts';

/** The slip as it was drawn, for looking only: nothing in it can be pressed, and nothing is heard. */
function Picture({ moment: { state, at } }: { readonly moment: Moment }) {
  const { t } = useHost('bets');
  const { language } = state.route;
  const host = useMemo(() => {
    const still = { state: () => state, now: () => at, subscribe: () => () => undefined };
    return createReplayHost({ ...still, failed: () => undefined });
  }, [state, at]);
  return (
    <figure className={styles['picture']}>
      <figcaption className={styles['quiet']}>{t('coupon_moment_picture')}</figcaption>
      <div inert lang={language} dir={directionOf(language)} className={styles['slip']}>
        <HostAbove host={host}>
          <CouponContent />
        </HostAbove>
      </div>
    </figure>
  );
}

/** What was on screen when a bet was pressed, from the player's own recording. */
export function MomentOf({ sessionId, seq }: MomentPlace) {
  const { t, recordings } = useHost('bets');
  const [found, setFound] = useState<Moment | MomentProblem | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readMoment(recordings, { sessionId, seq }).then((moment) => {
      if (isWanted) setFound(moment);
    });
    return () => {
      isWanted = false;
    };
  }, [recordings, sessionId, seq]);
  if (found === null) return <SkeletonList rows={4} label={t('main_loading')} />;
  if (typeof found === 'string') {
    return (
      <div role="alert">
        <Banner level="info">{t(`coupon_moment_${found}`)}</Banner>
      </div>
    );
  }
  return (
    <div className={styles['moment']}>
      <p>{t('coupon_moment_text')}</p>
      <MomentFacts moment={found} />
      <Picture moment={found} />
    </div>
  );
}
