import { tables } from '../../../../domain/casino/games/slot-lines.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Paytable } from '../../reels/paytable.tsx';
import styles from '../../reels/reels.module.css';
import type { Slot } from '../../reels/slot.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { useSeries } from '../../words/use-series.ts';
import { linePrizes, rowsOf, scatterPrizes } from './slot-lines.ts';

/** How the ten lines run. */
function Lines() {
  const { t } = useHost();
  const series = useSeries();
  return (
    <ol className={styles['lines']} dir="ltr">
      {tables.lines.map((rows, at) => (
        <li key={rows}>
          <svg
            viewBox="0 0 50 30"
            role="img"
            aria-label={t('casino_slot_lines_rows', {
              line: at + 1,
              rows: series(rowsOf(at + 1).map((row) => row + 1)),
            })}
          >
            {[...rows].flatMap((row, reel) =>
              [0, 1, 2].map((each) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={`${reel}.${each}`}
                  x={reel * 10 + 0.5}
                  y={each * 10 + 0.5}
                  width="9"
                  height="9"
                  data-on={Number(row) === each}
                />
              )),
            )}
          </svg>
          {at + 1}
        </li>
      ))}
    </ol>
  );
}

/** What scatters bring. */
function Scatters() {
  const { t, language } = useHost();
  return (
    <Prizes
      head={[
        t('casino_slot_lines_symbol_s'),
        t('casino_multiplier'),
        t('casino_slot_lines_free_spins'),
        t('casino_chance'),
      ]}
      rows={scatterPrizes.map(({ count, pay, free, chance }) => [
        count,
        multiplierText(rational(BigInt(pay)), language()),
        free,
        percentText(chance, language(), 4),
      ])}
    />
  );
}

/** How it is played, the paytable with its chances, and the lines. */
export function Rules({ game, slot }: { readonly game: CasinoGame; readonly slot: Slot }) {
  const { t, language } = useHost();
  const prizes = linePrizes.map(({ symbol, pays }) => ({
    symbol,
    pays: pays.map(({ pay, chance }) => ({ text: String(pay), chance })),
  }));
  return (
    <>
      <p>{t('casino_slot_lines_rules')}</p>
      <p>{t('casino_slot_lines_rules_free')}</p>
      <p>{t('casino_slot_rules_reels')}</p>
      <p>{t('casino_slot_lines_top', { top: multiplierText(slot.top, language()) })}</p>
      <Bounds game={game} />
      <Paytable slot={slot} caption={t('casino_slot_lines_paytable')} prizes={prizes} />
      <Scatters />
      <Lines />
    </>
  );
}
