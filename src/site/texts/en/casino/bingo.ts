/** Bingo. */
export const texts = {
  casino_bingo_table_free: 'free',
  casino_bingo_table_hit: 'drawn',
  casino_bingo_table_balls: 'Numbers drawn',
  casino_bingo_table_ticket: 'Ticket {{number}}',
  casino_bingo_table_drawn: 'All 40 numbers are drawn.',
  casino_bingo_table_rolling: 'Numbers are drawn',
  casino_bingo_table_lines_one: '{{count}} line.',
  casino_bingo_table_lines_other: '{{count}} lines.',
  casino_bingo_table_lines_of: 'Complete lines',
  casino_bingo_table_buy: 'Buy a ticket for {{stake}}',
  casino_bingo_table_rules:
    'A ticket has 24 numbers in five columns, 1 to 15, 16 to 30 and so on, and a free place in the middle. It is drawn from your own seeds as you buy it. 40 of 75 numbers are drawn; complete rows, columns and diagonals are lines. On average 94.11% of what is staked comes back.',
  casino_bingo_table_rules_draws:
    'A draw is the same for all and takes place once a minute. You may have up to ten tickets in it. It is settled whether you are here or not.',
} as const;
