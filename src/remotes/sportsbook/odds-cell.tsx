import { memo } from 'react';
import { gameOf, type LineMarket, type Market, marketOf } from '../../site/contract/line.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { groupName, outcomeName, outcomeShort } from '../../site/ui/market-words.ts';
import { OddsButton } from '../../site/ui/odds-button.tsx';
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

/** The market as it is offered, without what the view knows of its past. */
function offered({ trend: _, changedAt: __, ...market }: LineMarket): Market {
  return market;
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
  const market = useHostState((state) => marketOf(state, marketId));
  const coefViewId = useHostState((state) => state.preferences.coefViewId);
  const isSelected = useHostState((state) =>
    state.coupon.bets.some((bet) => bet.market.id === marketId),
  );
  if (market === null) return <span className={styles['none']} data-empty="" aria-hidden="true" />;
  const short = name ?? outcomeShort(market, host.t);
  const press = () => {
    const game = gameOf(host.state(), market.gameId);
    const pageType = host.state().route.route;
    if (game) host.bus.emit('couponAddBet', { market: offered(market), game, source, pageType });
  };
  return (
    <OddsButton
      marketId={marketId}
      coef={market.coef}
      coefViewId={coefViewId}
      outcome={short}
      label={`${groupName(market, host.t)}: ${outcomeName(market, { team1, team2 }, host.t)}, ${short}`}
      isSelected={isSelected}
      isBlocked={market.isBlocked}
      trend={market.trend}
      changedAt={market.changedAt}
      onPress={press}
    />
  );
});
