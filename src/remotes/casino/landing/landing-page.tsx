import type { CasinoGame } from '../../../site/contract/casino.ts';
import { GameArt } from '../../../site/ui/casino/game-art.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import styles from '../casino.module.css';
import { Categories } from '../categories.tsx';
import { useHost, useHostState } from '../host.ts';
import { linkTo } from '../lists/game-link.ts';
import { Games } from '../lists/game-list.tsx';
import lists from '../lists/lists.module.css';
import { isPlayable } from '../page/game-views.ts';
import { percentText, ratioOf } from '../words/ratio.ts';
import { useProviderName } from '../words/use-provider-name.ts';
import landing from './landing.module.css';

/** The game that an address names: by its engine, or as its own address does. */
const isNamed =
  (name: string) =>
  (game: CasinoGame): boolean =>
    game.engine === name || linkTo(game).params.gameName === name;

/** Whether two games stand in a list together. */
const isAlike = (one: CasinoGame, other: CasinoGame): boolean =>
  one.id !== other.id && one.categories.some((tag) => other.categories.includes(tag));

/** What the game is and returns, and the way to its table: nothing is staked before its rules can be read. */
function Welcome({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const providerName = useProviderName();
  const { route, params } = linkTo(game);
  return (
    <div className={landing['welcome']} data-game={game.engine}>
      <div className={landing['art']}>
        <GameArt engine={game.engine} />
      </div>
      <div className={landing['about']}>
        <p>
          {providerName(game)} ·{' '}
          {t('casino_rtp', { rtp: percentText(ratioOf(game.rtp), language()) })} ·{' '}
          {t('casino_volatility')} {t('casino_volatility_of', { level: game.volatility })}
        </p>
        <p>{t('casino_landing_fair')}</p>
        {game.hasDemo && <p>{t('casino_landing_fun')}</p>}
        <ButtonLink route={route} params={params} look="main" icon="chip">
          {t('casino_landing_open')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A page that introduces one game to who comes from elsewhere. */
export function LandingPage() {
  const { t } = useHost();
  const title = usePageTitle();
  const named = isNamed(useHostState((state) => state.route.params['landingRoute'] ?? ''));
  const game = useHostState((state) => state.casino.games.filter(isPlayable).find(named));
  return (
    <section className={styles['casino']}>
      <h1>{game?.name ?? title}</h1>
      <Categories />
      {game && <Welcome game={game} />}
      <section
        className={lists['part']}
        aria-label={t(game ? 'casino_landing_more' : 'casino_landing_all')}
      >
        <h2>{t(game ? 'casino_landing_more' : 'casino_landing_all')}</h2>
        <Games of={(games) => (game ? games.filter((one) => isAlike(one, game)) : games)}>
          <EmptyState icon="chip" title={t('casino_none_title')} text={t('casino_none_text')} />
        </Games>
      </section>
    </section>
  );
}
