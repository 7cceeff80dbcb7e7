/** Covers. */
export const texts = {
  casino_covers_grid: 'Covers: arrow keys move, Enter lifts',
  casino_covers_covered: 'Cover {{number}}, closed',
  casino_covers_lifted: 'Cover {{number}}, you found {{prize}}',
  casino_covers_left: 'Cover {{number}}, there lay {{prize}}',
  casino_covers_bet: 'Two of twelve covers',
  casino_covers_begin: 'Lift a cover.',
  casino_covers_found: 'You found {{prize}}.',
  casino_covers_second: 'Lift a second one.',
  casino_covers_pair: 'Twice {{one}}: a pair.',
  casino_covers_differ: '{{one}} and {{other}}: no pair.',
  casino_covers_any: 'Chance of a pair',
  casino_covers_rules:
    'Under twelve covers lie six prizes, each twice, shuffled before you lift the first. You lift two: if they are alike, the prize is what the stake is multiplied by; if not, nothing comes back. Then all covers are opened.',
  casino_covers_rules_pay:
    'On average {{rtp}} of what is staked comes back, whichever covers you lift. There is nothing to remember: every round is shuffled anew.',
  casino_covers_rules_left:
    'A round that you leave waits 24 hours, on any device; then the stake comes back.',
  casino_covers_one_bet: 'One of {{covers}} covers',
  casino_covers_one_more: 'Chance of more than the stake',
  casino_covers_one_rules:
    'Under {{covers}} covers lie the prizes of the table below, shuffled before you lift one. What lies under it is what the stake is multiplied by. Then all covers are opened.',
  casino_covers_one_rules_pay:
    'On average {{rtp}} of what is staked comes back, whichever cover you lift. There is nothing to remember: every round is shuffled anew.',
} as const;
