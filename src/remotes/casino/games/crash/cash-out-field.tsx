import { compare } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { fieldText, plainAmount } from '../../../../site/ui/format/amount-text.ts';
import { Field } from '../../../../site/ui/forms/field.tsx';
import drawStyles from '../../draws/draws.module.css';
import { useHost, useHostState } from '../../host.ts';
import { useStake } from '../../table/use-table.ts';
import { multiplierText } from '../../words/ratio.ts';
import { cashOutOf, latestOf, multiplierIn } from './crash.ts';

/**
 * Where the next bet cashes out by itself: the text, and its multiplier, which the stake may lower; null
 * where the text is none.
 */
export function useCashOut(game: CasinoGame) {
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useHostState((state) => state.table.seats.at(-1)?.round ?? null);
  const text = cashOutOf(chosen, last);
  const { minor } = useStake(game);
  const asked = multiplierIn(text);
  const latest = latestOf(minor, game.maxWin);
  const isLowered = asked !== null && latest !== null && compare(asked, latest) > 0;
  return { text, multiplier: isLowered ? latest : asked, isLowered };
}

export function CashOutField({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { text, multiplier, isLowered } = useCashOut(game);
  const type = (typed: string) => {
    const plain = plainAmount(typed, 2);
    if (plain !== null) host.chooseBet({ game: game.id, choice: { cashOut: plain } });
  };
  return (
    <>
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
      <p role="status" className={drawStyles['note']}>
        {isLowered &&
          multiplier !== null &&
          host.t('casino_crash_table_lowered', {
            multiplier: multiplierText(multiplier, host.language()),
          })}
      </p>
    </>
  );
}
