import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { fieldText, plainAmount } from '../../../../site/ui/format/amount-text.ts';
import { Field } from '../../../../site/ui/forms/field.tsx';
import { useHost, useHostState } from '../../host.ts';
import { cashOutOf, multiplierIn } from './crash.ts';

/** Where the next bet cashes out by itself: the text, and its multiplier; null where it is none. */
export function useCashOut() {
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useHostState((state) => state.table.seats.at(-1)?.round ?? null);
  const text = cashOutOf(chosen, last);
  return { text, multiplier: multiplierIn(text) };
}

export function CashOutField({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { text, multiplier } = useCashOut();
  const type = (typed: string) => {
    const plain = plainAmount(typed, 2);
    if (plain !== null) host.chooseBet({ game: game.id, choice: { cashOut: plain } });
  };
  return (
    <Field
      name="cashOut"
      label={host.t('casino_crash_table_automatic')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      disabled={isBusy}
      value={fieldText(text, host.language())}
      error={multiplier === null ? host.t('casino_crash_table_automatic_bounds') : null}
      hint={host.t('casino_crash_table_automatic_hint')}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
