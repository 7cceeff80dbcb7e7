import type { Said as Outcome } from '../../site/contract/accounts.ts';
import type { SiteState } from '../../site/contract/line.ts';
import { useHostState } from '../../site/contract.tsx';
import { useCurrencyName } from '../../site/ui/currency-name.ts';
import { RefreshButton } from '../../site/ui/refresh-button.tsx';
import { Said } from '../../site/ui/said.tsx';
import styles from './accounts-card.module.css';

/** What a look at the accounts as they are now may put right. */
const outdated: ReadonlySet<string> = new Set(['office_currency_late', 'office_accounts_stale']);

const isOpen = (state: SiteState, id: string) => state.modal.open.some((modal) => modal.id === id);

/** What came of changing currencies, once the dialog that says so itself is gone. */
function currencyOutcome(state: SiteState, what: 'add' | 'remove'): Outcome | null {
  return isOpen(state, `currency-${what}`) ? null : (state.accounts.asked[what]?.said ?? null);
}

function CurrencyOutcome({ what }: { readonly what: 'add' | 'remove' }) {
  const nameOf = useCurrencyName();
  const said = useHostState((state) => currencyOutcome(state, what));
  // As long as it is on its way, the row that stands for it says so to those who see it.
  const isComing = useHostState((state) => what === 'add' && state.accounts.isBusy.add);
  const iso = useHostState(({ accounts, currencies }) => {
    return currencies.offered.find(({ id }) => id === accounts.asked[what]?.id)?.iso ?? '';
  });
  return (
    <Said said={said} values={{ currency: nameOf(iso) }} isUnseen={isComing}>
      {said && outdated.has(said.text) && <RefreshButton size="s" look="plain" />}
    </Said>
  );
}

/** Which account pays now; a refusal stands in the row that it is about. */
function ChangeOutcome() {
  const said = useHostState(({ accounts: { asked } }) =>
    asked.change?.said?.level === 'done' ? asked.change.said : null,
  );
  const account = useHostState(({ accounts }) => {
    return accounts.accounts.find(({ id }) => id === accounts.asked.change?.id)?.label ?? '';
  });
  return <Said said={said} values={{ account }} />;
}

const inactive: Outcome = { level: 'error', text: 'office_accounts_inactive' };

/** What the player asked for last, as it went, under the accounts. */
export function AccountOutcomes() {
  const isInactive = useHostState(
    ({ accounts }) => accounts.status === 'none' && accounts.accounts.length > 0,
  );
  return (
    <div className={styles['outcomes']}>
      <Said said={isInactive ? inactive : null} />
      <ChangeOutcome />
      <CurrencyOutcome what="add" />
      <CurrencyOutcome what="remove" />
    </div>
  );
}
