/** Scratch cards. */
export const texts = {
  casino_scratch_card: 'A card',
  casino_scratch_panels: 'The card: arrow keys move, Enter scratches',
  casino_scratch_covered: 'Panel {{number}}, covered',
  casino_scratch_shows: 'Panel {{number}}: {{prize}}',
  casino_scratch_begin: 'Scratch the panels, or all at once.',
  casino_scratch_all: 'Scratch all',
  casino_scratch_buy: 'Buy a card for {{stake}}',
  casino_scratch_won: 'Three times {{prize}}.',
  casino_scratch_none: 'No three alike.',
  casino_scratch_any: 'Chance of a prize',
  casino_scratch_rules:
    'A card has nine panels. Three alike are the prize: the stake is multiplied by it. What a card holds is drawn when you buy it; how and when you scratch changes nothing, and it is paid even if you do not.',
  casino_scratch_rules_pay:
    'On average 92.00% of what is staked comes back. A prize of 1× is the stake itself.',
} as const;
