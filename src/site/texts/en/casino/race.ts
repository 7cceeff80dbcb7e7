/** The race. */
export const texts = {
  casino_race_runner: 'Hare {{number}}',
  casino_race_kind: 'Kind of bet',
  casino_race_kind_win: 'First',
  casino_race_kind_place: 'First two',
  casino_race_kind_forecast: 'Both in order',
  casino_race_on_win: 'Hare {{number}} first',
  casino_race_on_place: 'Hare {{number}} in the first two',
  casino_race_in_order: 'Hare {{first}}, then {{second}}',
  casino_race_first: 'Comes in first',
  casino_race_second: 'Comes in second',
  casino_race_differ: 'Choose two different hares',
  casino_race_own: 'Your bets on this race',
  casino_race_runs: 'They run',
  casino_race_came: 'First {{first}}, second {{second}}, third {{third}}.',
  casino_race_rules:
    'Six hares run, each with a weight of 30, 22, 17, 13, 10 or 8 in 100: its chance to come first. Who has which weight changes from race to race and is known before bets open. Of those left the next is drawn by their weights; what you see only shows the drawn order.',
  casino_race_rules_pay:
    'The odds are 0.94 over the chance of coming first, 0.92 over that of the first two, 0.90 over that of both in order, cut to two decimals: so much of what is staked comes back on average, or a little less.',
  casino_race_rules_draws:
    'A race is the same for all and takes place every 90 seconds. It is settled whether you are here or not.',

  /** The same with marbles. */
  casino_marble_title: 'Marble races, live',
  casino_marble_up: 'Live',
  casino_marble_runner: 'Marble {{number}}',
  casino_marble_on_win: 'Marble {{number}} first',
  casino_marble_on_place: 'Marble {{number}} in the first two',
  casino_marble_in_order: 'Marble {{first}}, then {{second}}',
  casino_marble_differ: 'Choose two different marbles',
  casino_marble_rules:
    'Six marbles roll, each with a weight of 30, 22, 17, 13, 10 or 8 in 100: its chance to come first. Which has which weight changes from race to race and is known before bets open. Of those left the next is drawn by their weights; what you see only shows the drawn order.',
  casino_marble_same:
    'It is the race of the casino with marbles in place of hares: the same draw, the same odds, the same bets. A bet that is placed here is among those of that game.',
} as const;
