/** What cards are called. */
export const texts = {
  casino_card_name: '{{rank}} {{suit}}',
  casino_card_rank_a: 'туз',
  casino_card_rank_j: 'валет',
  casino_card_rank_q: 'дама',
  casino_card_rank_k: 'король',
  casino_card_suit_c: 'треф',
  casino_card_suit_d: 'бубен',
  casino_card_suit_h: 'червей',
  casino_card_suit_s: 'пик',
  casino_card_hidden: 'рубашкой вверх',
  casino_card_games_title: 'Карточные игры',
} as const;
