/** Keno. */
export const texts = {
  casino_keno_grid: 'Numbers: arrow keys move, Enter picks',
  casino_keno_free: '{{number}}',
  casino_keno_picked: '{{number}}, your pick',
  casino_keno_drawn: '{{number}}, drawn',
  casino_keno_hit: '{{number}}, your pick, drawn',
  casino_keno_picks: 'Picks',
  casino_keno_picked_of: 'Picked: {{picks}} of {{most}}',
  casino_keno_clear: 'Clear the picks',
  casino_keno_first: 'Pick a number first',
  casino_keno_play: 'Play for {{stake}}',
  casino_keno_hits: 'Hits: {{hits}} of {{picks}}.',
  casino_keno_hit_count: 'Hits',
  casino_keno_most: 'Most',
  casino_keno_returned: 'Returned on average',
  casino_keno_rules:
    'You pick one to ten of 80 numbers; then 20 of the 80 are drawn, each at most once. How many of your picks are among them decides what comes back.',
  casino_keno_rules_pay:
    'Every set of numbers is as likely as any other; which ones you pick changes nothing, how many you pick does. Payouts are cut to whole minor units.',
} as const;
