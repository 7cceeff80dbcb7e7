import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { chanceOf, KINDS, returnOf, SPOTS } from './spots.ts';

/** How many numbers each kind of bet covers. */
const KINDS_BY_SIZE = KINDS.flatMap((kind) => {
  const sizes = new Set(
    SPOTS.filter((spot) => spot.kind === kind).map(({ numbers }) => numbers.length),
  );
  return [...sizes].map((size) => ({ kind, size }));
});

/** How it is played, and what each bet returns. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  return (
    <>
      <p>{t('casino_roulette_rules')}</p>
      <p>{t('casino_roulette_rules_pay')}</p>
      <Prizes
        head={[
          t('casino_roulette_kind'),
          t('casino_roulette_numbers'),
          t('casino_multiplier'),
          t('casino_chance'),
        ]}
        rows={KINDS_BY_SIZE.map(({ kind, size }) => [
          t(`casino_roulette_kind_${kind}`),
          size,
          multiplierText(returnOf(size), language()),
          percentText(chanceOf(size), language()),
        ])}
      />
      <Bounds game={game} top={{ multiplier: returnOf(1), chance: chanceOf(1) }} />
    </>
  );
}
