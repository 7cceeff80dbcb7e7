import type { Card } from '../../../../domain/casino/cards.ts';
import styles from './hilo.module.css';

const SUITS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

const rankText = (card: Card): string => (card.startsWith('T') ? '10' : card.slice(0, 1));

/** A card as it is written: its rank and the sign of its suit. */
export const cardText = (card: Card): string => `${rankText(card)}${SUITS[card.slice(1)]}`;

interface CardFaceProps {
  /** Null: its back. */
  readonly card: Card | null;
  readonly size: 's' | 'l';
  /** How far it is squeezed while it turns, 0 to 1. */
  readonly width?: number;
}

/** A card; what it is is said in words beside it. */
export function CardFace({ card, size, width = 1 }: CardFaceProps) {
  const suit = card?.slice(1) ?? '';
  return (
    <span
      className={styles['card']}
      data-size={size}
      data-suit={suit === 'd' || suit === 'h' ? 'red' : card ? 'black' : 'back'}
      style={width < 1 ? { transform: `scaleX(${width})` } : {}}
      dir="ltr"
      aria-hidden="true"
    >
      {card && (
        <>
          <strong>{rankText(card)}</strong>
          {/* The sign as text, never as a picture of another font. */}
          <span>{`${SUITS[suit]}\uFE0E`}</span>
        </>
      )}
    </span>
  );
}
