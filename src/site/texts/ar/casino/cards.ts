/** What cards are called. */
export const texts = {
  casino_card_name: '{{rank}} {{suit}}',
  casino_card_rank_a: 'آس',
  casino_card_rank_j: 'ولد',
  casino_card_rank_q: 'بنت',
  casino_card_rank_k: 'ملك',
  casino_card_suit_c: 'السباتي',
  casino_card_suit_d: 'الديناري',
  casino_card_suit_h: 'الكوبة',
  casino_card_suit_s: 'البستوني',
  casino_card_hidden: 'مقلوبة',
  casino_card_games_title: 'ألعاب الورق',
} as const;
