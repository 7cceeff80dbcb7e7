import type { AnyCode } from '../../domain/site/message-code.ts';
import { RefreshButton } from '../../site/ui/controls/refresh-button.tsx';
import { useCurrencyName } from '../../site/ui/format/currency-name.ts';
import { Told } from '../../site/ui/notices/told.tsx';
import styles from './accounts-card.module.css';
import { useHostState } from './host.ts';

/** What a look at the accounts as they are now may put right. */
const outdated: ReadonlySet<AnyCode> = new Set<AnyCode>([
  'office_currency_late',
  'office_accounts_stale',
]);

function CurrencyOutcome({ what }: { readonly what: 'added' | 'removed' }) {
  const nameOf = useCurrencyName();
  const { told, currency } = useHostState((state) => state.accounts[what]);
  // As long as it is on its way, the row that stands for it says so to those who see it.
  const isComing = useHostState((state) => what === 'added' && state.accounts.isAdding);
  return (
    <Told told={told} values={{ currency: nameOf(currency) }} isUnseen={isComing}>
      {told && 'key' in told && outdated.has(told.key) && <RefreshButton size="s" look="plain" />}
    </Told>
  );
}

/** Which account pays now; a refusal stands in the row that it is about. */
function ChangeOutcome() {
  const { told, account } = useHostState((state) => state.accounts.changed);
  return <Told told={told?.level === 'done' ? told : null} values={{ account }} />;
}

const inactive = { level: 'error', text: 'office_accounts_inactive' } as const;

/** What the player asked for last, as it went, under the accounts. */
export function AccountOutcomes() {
  const isInactive = useHostState(
    ({ accounts }) => accounts.status === 'none' && accounts.items.length > 0,
  );
  return (
    <div className={styles['outcomes']}>
      <Told told={isInactive ? inactive : null} />
      <ChangeOutcome />
      <CurrencyOutcome what="added" />
      <CurrencyOutcome what="removed" />
    </div>
  );
}
