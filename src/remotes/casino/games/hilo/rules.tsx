import { CARDS, rankOf } from '../../../../domain/casino/cards.ts';
import { chancesOf, tables } from '../../../../domain/casino/games/hilo.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { percentText } from '../../words/ratio.ts';
import { CALLS } from './hilo.ts';

/** One card of each rank. */
const RANKS = CARDS.slice(0, tables.ranks);

/** How it is played, and how likely each call is right. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  return (
    <>
      <p>{t('casino_hilo_rules')}</p>
      <p>{t('casino_hilo_rules_pay')}</p>
      <p>{t('casino_hilo_rules_end')}</p>
      <p>{t('casino_rules_left')}</p>
      <Bounds game={game} />
      <Prizes
        head={[t('casino_hilo_shown'), ...CALLS.map((call) => t(`casino_hilo_${call}`))]}
        rows={RANKS.map((card) => [
          card.startsWith('T') ? '10' : card.slice(0, 1),
          ...CALLS.map((call) =>
            percentText(
              rational(BigInt(chancesOf(call, rankOf(card))), BigInt(tables.ranks)),
              language(),
            ),
          ),
        ])}
      />
    </>
  );
}
