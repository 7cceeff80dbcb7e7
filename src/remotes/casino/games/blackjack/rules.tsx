import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { StakeBounds } from '../../table/stake-bounds.tsx';
import tableStyles from '../../table/table.module.css';
import { multiplierText, percentText } from '../../words/ratio.ts';
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
      <table className={tableStyles['prizes']}>
        <thead>
          <tr>
            <th scope="col">{t('casino_blackjack_end')}</th>
            <th scope="col">{t('casino_multiplier')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([end, returns]) => (
            <tr key={end}>
              <th scope="row">{t(`casino_blackjack_end_${end}`)}</th>
              <td className="numbers">{multiplierText(returns, language())}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('casino_top', {
          top: multiplierText(blackjackReturns, language()),
          chance: percentText(blackjackChance, language()),
        })}
      </p>
      <StakeBounds game={game} />
    </>
  );
}
