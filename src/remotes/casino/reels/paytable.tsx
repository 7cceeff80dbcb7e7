import type { Rational } from '../../../kernel/rational.ts';
import { useHost } from '../host.ts';
import { Prizes } from '../table/prizes.tsx';
import { Scrolled } from '../table/scrolled.tsx';
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
    <Scrolled className={styles['paytable']} label={caption}>
      <Prizes
        caption={caption}
        head={[t('casino_slot_symbol'), '3', '4', '5']}
        rows={prizes.map(({ symbol, pays }) => [
          <>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <Face name={symbol} />
            </svg>{' '}
            {nameOf(symbol)}
          </>,
          ...pays.map(({ text, chance }) => (
            <>
              {text}
              <small>{percentText(chance, language(), 4)}</small>
            </>
          )),
        ])}
      />
    </Scrolled>
  );
}
