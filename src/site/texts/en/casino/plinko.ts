/** Plinko. */
export const texts = {
  casino_plinko_rows: 'Rows of pegs',
  casino_plinko_rows_of: '{{rows}} rows',
  casino_plinko_risk: 'Risk',
  casino_plinko_low: 'Low risk',
  casino_plinko_medium: 'Medium risk',
  casino_plinko_high: 'High risk',
  casino_plinko_bet: '{{rows}} rows, {{risk}}',
  casino_plinko_fell: 'Bucket {{bucket}}: {{multiplier}}.',
  casino_plinko_middle: 'In the middle',
  casino_plinko_edge: 'At the edges',
  casino_plinko_drop: 'Drop for {{stake}}',
  casino_plinko_bucket: 'Bucket',
  casino_plinko_either: '{{one}} or {{other}}',
  casino_plinko_rules:
    'A ball falls through rows of pegs. At each it goes to the left or to the right, both equally likely, and what its bucket says is what the stake is multiplied by.',
  casino_plinko_rules_pay:
    'The middle is likely, the edges are rare. Whatever rows and risk you choose, 98.43% of what is staked comes back on average. Payouts are cut to whole minor units.',
} as const;
