/** Bingo. */
export const texts = {
  casino_bingo_table_free: 'frei',
  casino_bingo_table_hit: 'gezogen',
  casino_bingo_table_balls: 'Gezogene Zahlen',
  casino_bingo_table_ticket: 'Schein {{number}}',
  casino_bingo_table_drawn: 'Alle 40 Zahlen sind gezogen.',
  casino_bingo_table_rolling: 'Zahlen werden gezogen',
  casino_bingo_table_lines_one: '{{count}} Linie.',
  casino_bingo_table_lines_other: '{{count}} Linien.',
  casino_bingo_table_lines_of: 'Volle Linien',
  casino_bingo_table_buy: 'Schein für {{stake}} kaufen',
  casino_bingo_table_rules:
    'Ein Schein hat 24 Zahlen in fünf Spalten, 1 bis 15, 16 bis 30 und so fort, und ein freies Feld in der Mitte. Er wird beim Kauf aus Ihren eigenen Seeds gezogen. 40 von 75 Zahlen werden gezogen; volle Reihen, Spalten und Diagonalen sind Linien. Im Schnitt kommen 94,11 % der Einsätze zurück.',
  casino_bingo_table_rules_draws:
    'Eine Ziehung ist für alle dieselbe und findet jede Minute statt. Sie können bis zu zehn Scheine darin haben. Sie wird abgerechnet, ob Sie da sind oder nicht.',
} as const;
