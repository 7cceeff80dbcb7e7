/** What cards are called. */
export const texts = {
  casino_card_name: '{{rank}} of {{suit}}',
  casino_card_rank_a: 'ace',
  casino_card_rank_j: 'jack',
  casino_card_rank_q: 'queen',
  casino_card_rank_k: 'king',
  casino_card_suit_c: 'clubs',
  casino_card_suit_d: 'diamonds',
  casino_card_suit_h: 'hearts',
  casino_card_suit_s: 'spades',
  casino_card_hidden: 'face down',
  casino_card_games_title: 'Card games',
} as const;
