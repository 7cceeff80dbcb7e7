/** The games of reels. */
export const texts = {
  casino_slot_reels: 'Walzen, Reihe für Reihe: {{rows}}',
  casino_slot_turning: 'Die Walzen drehen sich',
  casino_slot_free_spin: 'Freispiel {{number}} von {{count}}',
  casino_slot_something: 'Etwas kommt zurück',
  casino_slot_more: 'Mehr als der Einsatz',
  casino_slot_spin: 'Für {{stake}} drehen',
  casino_slot_nothing: 'Nichts hat gezahlt.',
  casino_slot_symbol: 'Symbol',
  casino_slot_rules_reels:
    'Jede der fünf Walzen bleibt mit gleicher Chance an jeder ihrer 32 Stellen stehen. Wo, steht vor dem Drehen fest; was Sie sehen, zeigt es nur.',
  casino_slot_lines_won: 'Linie {{line}}: {{count}} × {{symbol}}, {{amount}}.',
  casino_slot_lines_scatters: '{{count}} × Truhe: {{amount}}.',
  casino_slot_lines_free_one: '{{count}} Freispiel: {{amount}}.',
  casino_slot_lines_free_other: '{{count}} Freispiele: {{amount}}.',
  casino_slot_lines_bet: 'Zehn Linien zu {{amount}}',
  casino_slot_lines_free_spins: 'Freispiele',
  casino_slot_lines_rows: 'Linie {{line}}, Reihen von Walze zu Walze: {{rows}}',
  casino_slot_lines_paytable:
    'Was drei, vier und fünf gleiche auf einer Linie zurückgeben, in Einsätzen einer Linie; darunter die Chance auf genau das auf einer Linie',
  casino_slot_lines_top:
    'Höchster Gewinn: {{top}} des Einsatzes, mit fünf Truhen und zwanzig Freispielen, die je das Höchste zurückgeben. Seine Chance: weniger als eins zu 10¹⁵⁰, also nie zu erwarten.',
  casino_slot_lines_rules:
    'Ein Einsatz verteilt sich auf zehn Linien, auf jede ein Zehntel. Drei, vier oder fünf gleiche von links auf einer Linie zahlen; der Kompass ersetzt jedes Symbol außer der Truhe. Jede gewinnende Linie wird gezahlt.',
  casino_slot_lines_rules_free:
    'Drei oder mehr Truhen irgendwo zahlen auch und bringen Freispiele, die zur selben Runde gehören. Darin zahlen Linien das Dreifache und Truhen nichts. Sie laufen von selbst und kosten keinen weiteren Einsatz.',
  casino_slot_lines_symbol_a: 'Leuchtturm',
  casino_slot_lines_symbol_b: 'Schiff',
  casino_slot_lines_symbol_c: 'Anker',
  casino_slot_lines_symbol_d: 'Fisch',
  casino_slot_lines_symbol_e: 'Muschel',
  casino_slot_lines_symbol_f: 'Rettungsring',
  casino_slot_lines_symbol_g: 'Welle',
  casino_slot_lines_symbol_h: 'Seestern',
  casino_slot_lines_symbol_s: 'Truhe',
  casino_slot_lines_symbol_w: 'Kompass',
  casino_slot_ways_won: '{{symbol}} auf {{reels}} Walzen, {{ways}}×: {{amount}}.',
  casino_slot_ways_bet: '243 Wege für {{amount}}',
  casino_slot_ways_paytable:
    'Was drei, vier und fünf Walzen für jeden Weg zurückgeben; darunter die Chance, dass genau so viele den Stein zeigen',
  casino_slot_ways_rules:
    'Ein Stein zahlt, wo ihn drei oder mehr Walzen hintereinander von links zeigen, in beliebiger Reihe. Er zahlt für jeden Weg durch seine Stellen: Zwei auf einer Walze zählen doppelt. Der Stern ersetzt jeden Stein. Einsätze sind Vielfache von 20 kleinsten Einheiten.',
  casino_slot_ways_symbol_a: 'Diamant',
  casino_slot_ways_symbol_b: 'Rubin',
  casino_slot_ways_symbol_c: 'Saphir',
  casino_slot_ways_symbol_d: 'Smaragd',
  casino_slot_ways_symbol_e: 'Amethyst',
  casino_slot_ways_symbol_f: 'Topas',
  casino_slot_ways_symbol_g: 'Rosenquarz',
  casino_slot_ways_symbol_h: 'Bergkristall',
  casino_slot_ways_symbol_w: 'Stern',
} as const;
