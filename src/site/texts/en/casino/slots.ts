/** The games of reels. */
export const texts = {
  casino_slot_reels: 'Reels, row by row: {{rows}}',
  casino_slot_turning: 'The reels turn',
  casino_slot_free_spin: 'Free spin {{number}} of {{count}}',
  casino_slot_something: 'Something comes back',
  casino_slot_more: 'More than the stake',
  casino_slot_spin: 'Spin for {{stake}}',
  casino_slot_nothing: 'Nothing paid.',
  casino_slot_symbol: 'Symbol',
  casino_slot_rules_reels:
    'Each of the five reels stops at any of its 32 places with the same chance. Where they stop is fixed before they turn; what you see only shows it.',
  casino_slot_lines_won: 'Line {{line}}: {{count}} × {{symbol}}, {{amount}}.',
  casino_slot_lines_scatters: '{{count}} × chest: {{amount}}.',
  casino_slot_lines_free_one: '{{count}} free spin: {{amount}}.',
  casino_slot_lines_free_other: '{{count}} free spins: {{amount}}.',
  casino_slot_lines_bet: 'Ten lines at {{amount}}',
  casino_slot_lines_free_spins: 'Free spins',
  casino_slot_lines_rows: 'Line {{line}}, rows from reel to reel: {{rows}}',
  casino_slot_lines_paytable:
    'What three, four and five alike on a line return, in stakes of one line; below it the chance of exactly that on one line',
  casino_slot_lines_top:
    'Top prize: {{top}} the stake, with five chests and twenty free spins that each return the most. Its chance: less than one in 10¹⁵⁰, so never to be expected.',
  casino_slot_lines_rules:
    'A stake is spread over ten lines, a tenth on each. Three, four or five alike from the left on a line pay; the compass stands in for any symbol but the chest. Each winning line is paid.',
  casino_slot_lines_rules_free:
    'Three or more chests anywhere pay too, and add free spins that belong to the same round. In those, lines pay three times as much and chests nothing. They need no press, and no further stake.',
  casino_slot_lines_symbol_a: 'lighthouse',
  casino_slot_lines_symbol_b: 'ship',
  casino_slot_lines_symbol_c: 'anchor',
  casino_slot_lines_symbol_d: 'fish',
  casino_slot_lines_symbol_e: 'shell',
  casino_slot_lines_symbol_f: 'lifebelt',
  casino_slot_lines_symbol_g: 'wave',
  casino_slot_lines_symbol_h: 'starfish',
  casino_slot_lines_symbol_s: 'chest',
  casino_slot_lines_symbol_w: 'compass',
  casino_slot_ways_won: '{{symbol}} on {{reels}} reels, {{ways}}×: {{amount}}.',
  casino_slot_ways_bet: '243 ways for {{amount}}',
  casino_slot_ways_paytable:
    'What three, four and five reels return for each way; below it the chance that exactly so many reels show the stone',
  casino_slot_ways_rules:
    'A stone pays where three or more reels in a row from the left show it, in any row. It pays once for each way through the places where it lies: two on one reel count double. The star stands in for any stone. Stakes are multiples of 20 smallest units.',
  casino_slot_ways_symbol_a: 'diamond',
  casino_slot_ways_symbol_b: 'ruby',
  casino_slot_ways_symbol_c: 'sapphire',
  casino_slot_ways_symbol_d: 'emerald',
  casino_slot_ways_symbol_e: 'amethyst',
  casino_slot_ways_symbol_f: 'topaz',
  casino_slot_ways_symbol_g: 'rose quartz',
  casino_slot_ways_symbol_h: 'crystal',
  casino_slot_ways_symbol_w: 'star',
} as const;
