import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { champOf, gameOf, sportOf } from '../../../projections/line/find.ts';
import { useHost, useHostState } from '../../host.tsx';
import { minuteText } from '../../ui/betting/minute-text.ts';
import { Score, Teams } from '../../ui/betting/score.tsx';
import { formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { PageLink } from '../../ui/links/link.tsx';
import { Crest } from '../../ui/marks/crest.tsx';
import { useCloseDrawer } from '../parts/use-close-drawer.ts';
import styles from './leg.module.css';

/** How a game stands, or when it begins. */
function Standing({ game }: Pick<CouponBet, 'game'>) {
  const { t } = useHost('bets');
  const clock = useClock();
  // A coupon holds no stoppage: the line knows of it, and it is that of the minute that is shown.
  const added = useHostState(({ line }) => {
    const known = gameOf(line, game.id);
    return known?.minute === game.minute ? known.added : undefined;
  });
  if (game.status === 1) {
    return (
      <span className={`${styles['standing']} numbers`}>
        {formatTime(game.startAt, clock, 'moment')}
      </span>
    );
  }
  return (
    <span className={`${styles['standing']} ${styles['score']} numbers`}>
      <Score score={game.score} /> {game.status === 4 && t('sport_period_full_time')}
      {game.status !== 4 && game.minute !== null && (
        <bdi dir="ltr">{minuteText({ minute: game.minute, added })}</bdi>
      )}
    </span>
  );
}

/** The game of a selection, with a way to it. */
export function LegGame({ bet }: { readonly bet: CouponBet }) {
  const { game, market } = bet;
  const sport = useHostState(
    ({ line }) => sportOf(line, market.sportId)?.slug ?? String(market.sportId),
  );
  const champ = useHostState(
    ({ line }) => champOf(line, game.champId)?.slug ?? String(game.champId),
  );
  const section = game.status === 1 ? 'line' : 'live';
  const closeDrawer = useCloseDrawer();
  const hasCrests = useHostState((state) => state.display.teamLogosInCoupon);
  return (
    <p className={styles['game']}>
      <PageLink
        route="mainGame"
        params={{ section, sport, champ, game: game.slug }}
        onClick={closeDrawer}
      >
        {hasCrests && (
          <span className={styles['crests']}>
            <Crest team={game.team1} size={16} />
            <Crest team={game.team2} size={16} />
          </span>
        )}{' '}
        <Teams team1={game.team1} team2={game.team2} />
      </PageLink>
      <Standing game={game} />
    </p>
  );
}
