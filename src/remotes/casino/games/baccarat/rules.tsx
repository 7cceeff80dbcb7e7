import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { offers, textOf } from './baccarat.ts';

/** How it is dealt, and what each bet returns: in one coup, and on average. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const top = offers.at(-1);
  return (
    <>
      <p>{t('casino_baccarat_rules')}</p>
      <p>{t('casino_baccarat_rules_thirds')}</p>
      <p>{t('casino_baccarat_rules_pay')}</p>
      <Prizes
        head={[
          t('casino_round_bet'),
          t('casino_multiplier'),
          t('casino_chance'),
          t('casino_baccarat_rtp'),
        ]}
        rows={offers.map(({ name, returns, chance, rtp }) => [
          t(`casino_baccarat_on_${textOf[name]}`),
          multiplierText(returns, language()),
          percentText(chance, language()),
          percentText(rtp, language()),
        ])}
      />
      {top && <Bounds game={game} top={{ multiplier: top.returns, chance: top.chance }} />}
    </>
  );
}
