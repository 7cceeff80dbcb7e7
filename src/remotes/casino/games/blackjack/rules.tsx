import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { multiplierText } from '../../words/ratio.ts';
import { blackjackChance, blackjackReturns } from './blackjack.ts';

/** How it is played, and what each end returns. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const rows = [
    ['blackjack', blackjackReturns],
    ['win', rational(2n)],
    ['push', rational(1n)],
    ['lose', rational(0n)],
  ] as const;
  return (
    <>
      <p>{t('casino_blackjack_rules')}</p>
      <p>{t('casino_blackjack_rules_actions')}</p>
      <p>{t('casino_blackjack_rules_dealer')}</p>
      <p>{t('casino_blackjack_rules_left')}</p>
      <Prizes
        head={[t('casino_blackjack_end'), t('casino_multiplier')]}
        rows={rows.map(([end, returns]) => [
          t(`casino_blackjack_end_${end}`),
          multiplierText(returns, language()),
        ])}
      />
      <Bounds game={game} top={{ multiplier: blackjackReturns, chance: blackjackChance }} />
    </>
  );
}
