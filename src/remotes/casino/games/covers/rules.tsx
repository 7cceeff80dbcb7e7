import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { multiplierText, percentText, ratioOf } from '../../words/ratio.ts';
import type { CoverList } from './covers.ts';

/** How it is played, and what there is to find. */
export function Rules({ game, list }: { readonly game: CasinoGame; readonly list: CoverList }) {
  const { t, language } = useHost();
  const rtp = percentText(ratioOf(list.returnedOnAverage), language());
  const covers = list.prizes.length;
  const isPair = list.picks > 1;
  return (
    <>
      <p>{isPair ? t('casino_covers_rules') : t('casino_covers_one_rules', { covers })}</p>
      <p>{t(isPair ? 'casino_covers_rules_pay' : 'casino_covers_one_rules_pay', { rtp })}</p>
      <p>{t('casino_covers_rules_left')}</p>
      <Bounds game={game} top={list.top} />
      <Prizes
        head={[t('casino_multiplier'), t('casino_chance')]}
        rows={list.different.map(({ prize, chance }) => [
          multiplierText(ratioOf(prize), language()),
          percentText(chance, language()),
        ])}
      />
    </>
  );
}
