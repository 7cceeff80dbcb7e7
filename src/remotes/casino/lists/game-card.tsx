import type { CasinoGame } from '../../../site/contract/casino.ts';
import { GameArt } from '../../../site/ui/casino/game-art.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { useHost, useHostState } from '../host.ts';
import { Favourite } from '../table/favourite.tsx';
import { percentText, ratioOf } from '../words/ratio.ts';
import { useProviderName } from '../words/use-provider-name.ts';
import { linkTo } from './game-link.ts';
import styles from './lists.module.css';

const LEVELS = [1, 2, 3, 4, 5];

/** How unlike each other rounds are, of five: in words to who does not see it. */
function Volatility({ level }: { readonly level: number }) {
  const { t } = useHost();
  return (
    <span
      className={styles['volatility']}
      role="img"
      aria-label={t('casino_volatility_of', { level })}
    >
      {LEVELS.map((one) => (
        <i key={one} data-on={one <= level} />
      ))}
    </span>
  );
}

/** When the player played it last, where that is not long ago. */
function LastPlayed({ game }: { readonly game: number }) {
  const { t } = useHost();
  const clock = useClock();
  const at = useHostState(
    ({ rounds }) => rounds.items.find((round) => round.game === game)?.startedAt ?? null,
  );
  if (at === null) return null;
  return <span>{t('casino_last_played', { time: formatTime(at, clock, 'moment') })}</span>;
}

/** A game among others: what it is called, whose it is, what it returns. */
export function GameCard({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const providerName = useProviderName();
  const { route, params } = linkTo(game);
  return (
    <li className={styles['card']} data-game={game.engine}>
      <PageLink route={route} params={params} className={styles['cover']}>
        <GameArt engine={game.engine} />
        <span className={styles['name']}>{game.name}</span>
      </PageLink>
      <div className={styles['about']}>
        <span>{providerName(game)}</span>
        <span>{t('casino_rtp', { rtp: percentText(ratioOf(game.rtp), language()) })}</span>
        <span className={styles['level']}>
          {t('casino_volatility')} <Volatility level={game.volatility} />
        </span>
        <LastPlayed game={game.id} />
      </div>
      <Favourite game={game} />
    </li>
  );
}
