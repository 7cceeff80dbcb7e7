import type { CSSProperties } from 'react';
import type { Card } from '../../../../domain/casino/cards.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { useCardName } from '../../cards/card-name.ts';
import { useHost } from '../../host.ts';
import styles from './video-poker.module.css';

interface CardsRowProps {
  readonly cards: readonly (Card | null)[];
  /** How far each has come, from 0 to 1. */
  readonly arrived: (place: number) => number;
  /** The places that are kept, or were. */
  readonly held: readonly number[];
  /** Turns keeping a place on or off; null: nothing is to be chosen. */
  readonly onToggle: ((place: number) => void) | null;
}

const coming = (arrived: number): CSSProperties =>
  arrived >= 1 ? {} : { transform: `scaleX(${Math.abs(1 - 2 * arrived).toFixed(3)})` };

/** Five cards in a row: as long as it is to be chosen, each is a button that keeps it. */
export function CardsRow({ cards, arrived, held, onToggle }: CardsRowProps) {
  const { t } = useHost();
  const name = useCardName();
  return (
    <ul className={styles['row']} aria-label={t('casino_video_poker_hand')} dir="ltr">
      {cards.map((card, place) => {
        const isHeld = held.includes(place);
        const face = <CardFace card={arrived(place) < 0.5 ? null : card} />;
        const style = coming(arrived(place));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <li key={place} data-held={isHeld}>
            {onToggle ? (
              <button
                type="button"
                aria-pressed={isHeld}
                aria-label={t('casino_video_poker_hold', { card: name(card) })}
                style={style}
                onClick={() => onToggle(place)}
              >
                {face}
              </button>
            ) : (
              <span style={style}>
                {face}
                <span className="visually-hidden">{name(card)}</span>
              </span>
            )}
            <span className={styles['held']} aria-hidden="true">
              {isHeld && t('casino_video_poker_held')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
