/** What cards are called. */
export const texts = {
  casino_card_name: '{{suit}} {{rank}}',
  casino_card_rank_a: 'Ass',
  casino_card_rank_j: 'Bube',
  casino_card_rank_q: 'Dame',
  casino_card_rank_k: 'König',
  casino_card_suit_c: 'Kreuz',
  casino_card_suit_d: 'Karo',
  casino_card_suit_h: 'Herz',
  casino_card_suit_s: 'Pik',
  casino_card_hidden: 'verdeckt',
  casino_card_games_title: 'Kartenspiele',
} as const;
