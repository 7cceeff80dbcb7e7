import type { CSSProperties } from 'react';
import type { Card } from '../../../domain/casino/cards.ts';
import { CardFace } from './card-face.tsx';
import { useCardName } from './card-name.ts';
import styles from './cards.module.css';

interface HandProps {
  /** Whose it is, and what it comes to. */
  readonly label: string;
  /** In the order in which they were dealt; null is one that lies face down. */
  readonly cards: readonly (Card | null)[];
  /** How far each has come to its place, from 0 to 1; without it they all lie there. */
  readonly arrived?: readonly number[];
}

/** How a card looks on its way from the dealer's side: a function of how far it has come. */
function onItsWay(arrived: number): CSSProperties {
  if (arrived >= 1) return {};
  const rest = (1 - arrived) ** 2;
  return {
    opacity: Math.min(1, arrived * 3),
    transform: `translateY(${(-3 * rest).toFixed(3)}rem)`,
  };
}

/** Cards that belong together, from left to right as they came; each has its name. */
export function Hand({ label, cards, arrived = [] }: HandProps) {
  const name = useCardName();
  return (
    <ul className={styles['hand']} aria-label={label} dir="ltr">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
        <li key={place} style={onItsWay(arrived[place] ?? 1)}>
          <CardFace card={card} />
          <span className="visually-hidden">{name(card)}</span>
        </li>
      ))}
    </ul>
  );
}
