import { memo } from 'react';
import { groupName, outcomeName, outcomeShort } from '../../../site/ui/betting/market-words.ts';
import { OddsButton } from '../../../site/ui/betting/odds-button.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './odds-cell.module.css';

export interface OddsCellProps {
  /** Empty where the game has no such market. */
  readonly marketId: string;
  readonly team1: string;
  readonly team2: string;
  /** Where on the page the press is made, for the coupon's message. */
  readonly source: 'list' | 'board';
  /** Stands on the button instead of the outcome's short name. */
  readonly name?: string;
}

/** One coefficient. It alone is drawn again when the coefficient changes. */
export const OddsCell = memo(function OddsCell({
  marketId,
  team1,
  team2,
  source,
  name,
}: OddsCellProps) {
  const host = useHost();
  const market = useHostState((state) => state.line.market(marketId));
  const coefViewId = useHostState((state) => state.preferences.coefViewId);
  const isSelected = useHostState((state) => state.coupon.has(marketId));
  if (market === null) return <span className={styles['none']} data-empty="" aria-hidden="true" />;
  const teams = { team1, team2 };
  const short = name ?? outcomeShort(market, host.t);
  return (
    <>
      <OddsButton
        marketId={marketId}
        coef={market.coef}
        coefViewId={coefViewId}
        outcome={short}
        label={`${groupName(market, teams, host.t)}: ${outcomeName(market, teams, host.t)}, ${short}`}
        isSelected={isSelected}
        isBlocked={market.isBlocked}
        trend={market.trend}
        changedAt={market.changedAt}
        onPress={() => host.addBet(marketId, source)}
      />
      {/* Whoever goes by keyboard need not pass every other price on the way. */}
      {isSelected && (
        <a className={styles['toSlip']} href="#bet-slip">
          {host.t('sport_to_slip')}
        </a>
      )}
    </>
  );
});
