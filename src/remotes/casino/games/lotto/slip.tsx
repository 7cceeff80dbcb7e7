import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { Button, IconButton } from '../../../../site/ui/controls/button.tsx';
import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import { useHost, useHostState } from '../../host.ts';
import { markOf, toggled } from '../../numbers/mark.ts';
import { NumberGrid } from '../../numbers/number-grid.tsx';
import { useTableNow } from '../../table/use-table.ts';
import styles from './lotto.module.css';
import {
  luckyLine,
  MOST_LINES,
  NUMBERS,
  SIX,
  type Slip as SlipOfLines,
  slipIn,
  withLine,
} from './lotto.ts';

/** The lines that are chosen, and how they change. */
export function useSlip(game: CasinoGame) {
  const host = useHost();
  const slip = slipIn(useHostState((state) => state.table.chosen?.choice));
  const tableNow = useTableNow();
  const change = (to: (slip: SlipOfLines) => SlipOfLines) => {
    const { lines, line } = to(slipIn(tableNow().choice));
    host.chooseBet({
      game: game.id,
      choice: { lines: lines.map((one) => [...one]), line: [...line] },
    });
  };
  return { ...slip, change, isFull: slip.lines.length >= MOST_LINES };
}

/** The line that is being marked: with the sixth number it is one of the slip. */
export function LineEditor({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { line, change, isFull } = useSlip(game);
  return (
    <>
      <p role="status" className={styles['marking']}>
        {isFull
          ? t('casino_lotto_full', { most: MOST_LINES })
          : t('casino_lotto_marked', { count: line.length, of: SIX })}
      </p>
      <NumberGrid
        numbers={NUMBERS}
        columns={7}
        markOf={(number) => markOf(number, line, [])}
        disabled={isBusy || isFull}
        onPick={(number) => change((slip) => withLine(slip, toggled(slip.line, number)))}
      />
    </>
  );
}

/** The lines that are full, and ways to more and to fewer of them. */
export function Slip({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const { t } = host;
  const isBusy = useHostState((state) => state.table.isBusy);
  const { lines, line, change, isFull } = useSlip(game);
  return (
    <div className={styles['slip']}>
      <div className={styles['head']}>
        <strong>{t('casino_lotto_lines', { count: lines.length, most: MOST_LINES })}</strong>
        <Button
          size="s"
          disabled={isBusy || lines.length + line.length === 0}
          onClick={() => change(() => ({ lines: [], line: [] }))}
        >
          {t('casino_lotto_clear')}
        </Button>
      </div>
      {lines.length > 0 && (
        <ol className={styles['lines']} aria-label={t('casino_lotto_your_lines')}>
          {lines.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
            <li key={`${one.join()} ${at}`}>
              <span className="numbers">{leftToRight(one.join(' '))}</span>
              <IconButton
                size="s"
                icon="close"
                label={t('casino_lotto_drop', { number: at + 1 })}
                disabled={isBusy}
                onClick={() => change((slip) => ({ ...slip, lines: slip.lines.toSpliced(at, 1) }))}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        disabled={isBusy || isFull}
        onClick={() => {
          const lucky = luckyLine(host.freshSeed());
          change((slip) => ({ ...withLine(slip, lucky), line: slip.line }));
        }}
      >
        {t('casino_lotto_lucky')}
      </Button>
    </div>
  );
}
