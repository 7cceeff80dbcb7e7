import type { Rational } from '../../../kernel/rational.ts';
import { useHost } from '../host.ts';
import tableStyles from '../table/table.module.css';
import { percentText } from '../words/ratio.ts';
import styles from './reels.module.css';
import type { Slot } from './slot.ts';

export interface Prize {
  readonly symbol: string;
  /** Of three, four and five. */
  readonly pays: readonly { readonly text: string; readonly chance: Rational }[];
}

interface PaytableProps {
  readonly slot: Slot;
  readonly caption: string;
  readonly prizes: readonly Prize[];
}

/** What each symbol pays, and below it how likely that is. */
export function Paytable({ slot: { Face, useSymbolName }, caption, prizes }: PaytableProps) {
  const { t, language } = useHost();
  const nameOf = useSymbolName();
  return (
    <div className={styles['paytable']}>
      <table className={tableStyles['prizes']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('casino_slot_symbol')}</th>
            {[3, 4, 5].map((count) => (
              <th key={count} scope="col" className="numbers">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ symbol, pays }) => (
            <tr key={symbol}>
              <th scope="row">
                <svg viewBox="0 0 40 40" aria-hidden="true">
                  <Face name={symbol} />
                </svg>{' '}
                {nameOf(symbol)}
              </th>
              {pays.map(({ text, chance }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three, four and five, in this order
                <td key={at} className="numbers">
                  {text}
                  <small>{percentText(chance, language(), 4)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
