import { type Card, type Rank, type Suit, suitOf } from '../../../domain/casino/cards.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { useHost } from '../host.ts';

const PICTURES = { A: 'a', J: 'j', Q: 'q', K: 'k' } as const satisfies Partial<
  Record<Rank, string>
>;

const rankIn = (card: Card): Rank => card.slice(0, 1) as Rank;

/** What stands in a card's corner: letters as most decks of the world have them. */
export const cornerOf = (card: Card): string => {
  const rank = rankIn(card);
  return rank === 'T' ? '10' : rank;
};

/** How a card is called: "queen of hearts". Null is one that lies face down. */
export function useCardName(): (card: Card | null) => string {
  const { t } = useHost();
  return (card) => {
    if (card === null) return t('casino_card_hidden');
    const rank = rankIn(card);
    return t('casino_card_name', {
      rank: isKeyOf(rank, PICTURES) ? t(`casino_card_rank_${PICTURES[rank]}`) : cornerOf(card),
      suit: t(`casino_card_suit_${suitOf(card) as Suit}`),
    });
  };
}
