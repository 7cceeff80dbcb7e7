import { tableOf } from '../../../site/contract/casino-table.ts';
import { GameArt } from '../../../site/ui/casino/game-art.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import styles from '../casino.module.css';
import { Categories } from '../categories.tsx';
import { useHost, useHostState } from '../host.ts';
import { GamePage } from '../page/game-page.tsx';
import { DrawCard } from './draw-card.tsx';
import { LastDraws } from './last-draws.tsx';
import lotto from './lotto.module.css';

/** The lotteries of the house, in the order in which they are offered. */
const lotteries = [
  { section: '6-49', engine: 'lotto', textKey: 'casino_lotto_every_lotto' },
  { section: 'keno-5', engine: 'keno-5', textKey: 'casino_lotto_every_keno' },
] as const;

function Lotteries() {
  const { t } = useHost();
  const games = useHostState((state) => state.casino.games);
  return (
    <ul className={lotto['lotteries']}>
      {lotteries.map(({ section, engine, textKey }) => (
        <li key={section} className={styles['card']}>
          <GameArt engine={engine} />
          <h2>{games.find((game) => game.engine === engine)?.name ?? t('casino_lotto_title')}</h2>
          <p>{t(textKey)}</p>
          <ButtonLink route="lotto" params={{ sectionName: section }} look="main">
            {t('casino_lotto_open')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** What there is to choose from; where an address names another lottery, after saying so. */
function Choice({ isUnknown }: { readonly isUnknown: boolean }) {
  const { t } = useHost();
  return (
    <section className={styles['casino']}>
      <h1>{usePageTitle()}</h1>
      <Categories />
      {isUnknown ? (
        <EmptyState
          icon="info"
          title={t('casino_lotto_unknown')}
          text={t('casino_lotto_unknown_text')}
        />
      ) : (
        <p>{t('casino_lotto_intro')}</p>
      )}
      <Lotteries />
    </section>
  );
}

/** The lotteries, the table of one of them, and what one draw came to. */
export function LottoPage() {
  const { name: route, params } = useHostState((state) => state.route);
  const { sectionName, lottoId } = params;
  if (tableOf({ route, params }) === null) return <Choice isUnknown={sectionName !== undefined} />;
  return (
    <>
      {lottoId !== undefined && <DrawCard number={lottoId} />}
      <GamePage />
      <LastDraws section={sectionName ?? ''} />
    </>
  );
}
