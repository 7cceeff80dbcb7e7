import { type Card, type Suit, suitOf } from '../../../domain/casino/cards.ts';
import { cornerOf } from './card-name.ts';
import styles from './cards.module.css';

/** Outlines of the suits in a square of 24. */
const SUITS: Readonly<Record<Suit, string>> = {
  c: 'M12 2a4.9 4.9 0 0 1 4.2 7.4 4.9 4.9 0 1 1-2.7 7.8L15 22H9l1.5-4.8a4.9 4.9 0 1 1-2.7-7.8A4.9 4.9 0 0 1 12 2Z',
  d: 'M12 1.5 20 12l-8 10.5L4 12Z',
  h: 'M12 21.5C5 16 2 12.4 2 8.2a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2c0 4.2-3 7.8-10 13.3Z',
  s: 'M12 1.5c5 5.5 10 8.8 10 13.2a4.7 4.7 0 0 1-8.5 2.8L15 22.5H9l1.5-5a4.7 4.7 0 0 1-8.5-2.8C2 10.3 7 7 12 1.5Z',
};

/** What is on the back: lines that cross. */
function Back() {
  return (
    <>
      <rect x="4" y="4" width="52" height="76" rx="4" className={styles['back']} />
      <path
        className={styles['lattice']}
        d="M4 22 22 4M4 40 40 4M4 58 56 6M4 76 56 24M16 80 56 42M34 80 56 60M56 22 38 4M56 40 20 4M56 58 4 6M56 76 4 24M44 80 4 42M26 80 4 60"
      />
    </>
  );
}

/** A card as it lies, face up or, where it is null, face down; what it is called stands beside it, in words. */
export function CardFace({ card }: { readonly card: Card | null }) {
  return (
    <svg
      viewBox="0 0 60 84"
      className={styles['card']}
      data-suit={card === null ? undefined : suitOf(card)}
      aria-hidden="true"
    >
      <rect x="0.5" y="0.5" width="59" height="83" rx="6" className={styles['paper']} />
      {card === null ? (
        <Back />
      ) : (
        <g className={styles['ink']}>
          <text x="7" y="25" className={styles['corner']}>
            {cornerOf(card)}
          </text>
          <path d={SUITS[suitOf(card) as Suit]} transform="translate(6 30) scale(0.7)" />
          <path d={SUITS[suitOf(card) as Suit]} transform="translate(21 41) scale(1.45)" />
        </g>
      )}
    </svg>
  );
}
