import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { StakeBounds } from '../../table/stake-bounds.tsx';
import tableStyles from '../../table/table.module.css';
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
      <table className={tableStyles['prizes']}>
        <thead>
          <tr>
            <th scope="col">{t('casino_round_bet')}</th>
            <th scope="col">{t('casino_multiplier')}</th>
            <th scope="col">{t('casino_chance')}</th>
            <th scope="col">{t('casino_baccarat_rtp')}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ name, returns, chance, rtp }) => (
            <tr key={name}>
              <th scope="row">{t(`casino_baccarat_on_${textOf[name]}`)}</th>
              <td className="numbers">{multiplierText(returns, language())}</td>
              <td className="numbers">{percentText(chance, language())}</td>
              <td className="numbers">{percentText(rtp, language())}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {top && (
        <p>
          {t('casino_top', {
            top: multiplierText(top.returns, language()),
            chance: percentText(top.chance, language()),
          })}
        </p>
      )}
      <StakeBounds game={game} />
    </>
  );
}
