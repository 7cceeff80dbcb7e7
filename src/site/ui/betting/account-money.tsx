import { hidesBalance } from '../../../projections/site/hides-balance.ts';
import type { Account } from '../../contract/accounts.ts';
import { useHost, useHostState } from '../../host.tsx';
import { formatMoney, formatNumber } from '../format/format.ts';

/** What an account holds, money or points, unless the player keeps that from view. */
export function AccountMoney({ account }: { readonly account: Account }) {
  const host = useHost();
  const isHidden = useHostState(hidesBalance);
  if (isHidden) {
    return (
      <span role="img" aria-label={host.t('main_balance_hidden')}>
        ••••
      </span>
    );
  }
  if (account.isPointsTypeBalance) {
    return host.t('office_points', { points: formatNumber(account.points, host.language()) });
  }
  return formatMoney(account.money, account.iso, host.language());
}
