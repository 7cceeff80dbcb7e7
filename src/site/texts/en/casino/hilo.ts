/** Higher or lower. */
export const texts = {
  casino_hilo_higher: 'Higher',
  casino_hilo_lower: 'Lower',
  casino_hilo_same: 'Same',
  casino_hilo_before: 'Cards before',
  casino_hilo_card: 'Card: {{card}}.',
  casino_hilo_begin: 'Higher, lower, or the same?',
  casino_hilo_right: 'Right. Go on, or cash out.',
  casino_hilo_wrong: 'The call was wrong.',
  casino_hilo_first: 'Call first',
  casino_hilo_ready:
    'You are shown a card and call the next one. Before each call its chance and what it would be worth stand beside it.',
  casino_hilo_shown: 'Card shown',
  casino_hilo_rules:
    'Each card comes from a full deck of 52: a card that was dealt can come again. From the ace, the lowest, to the king, the highest; suits do not count. You call whether the next card is higher, lower or the same. A wrong call loses the stake; after a right one you may cash out at any time.',
  casino_hilo_rules_pay:
    'A right call multiplies by 13 over the number of ranks that win, and the whole by 0.99 once, so that on average 99.00% comes back however you call. Payouts are cut to whole minor units.',
  casino_hilo_rules_end:
    'Calls that cannot win are not offered, nor are those by which the multiplier would pass 10,000: there, or after 50 right calls, the round cashes out by itself. How likely the top prize is depends on what you call: it is never more than 0.0099%.',
} as const;
