/** Games for points. */
export const texts = {
  casino_points_one: '{{points}} point',
  casino_points_other: '{{points}} points',
  casino_points_held: 'You have {{points}}.',
  casino_points_earned:
    'One point comes with each {{each}} of your own money that you staked on sport or on games, once that is won or lost. Each account is counted for itself, and what makes no whole point counts towards the next.',
  casino_points_not_earned:
    'Bonus money, play money, rounds for points, void bets and what you sell back bring none.',
  casino_points_no_money:
    'Points are no money: they are neither bought nor paid out. A round of these games costs ten points and pays points. What a game returns on average stands beside it.',
  casino_points_cost: 'A round costs {{stake}}.',
  casino_points_too_few: 'You have {{points}}; a round costs {{stake}}.',
  casino_points_demo:
    'You play with play points: nothing is staked and nothing is won. Sign in to play for your own.',
  casino_points_spin: 'Spin for {{stake}}',
  casino_points_entries: 'Where your points came from',
  casino_points_no_entries: 'Nothing has brought you points yet.',
  casino_points_entries_failed: 'Your points could not be loaded',
  casino_points_older: 'Older entries',
  casino_points_older_failed: 'Older entries could not be loaded.',
  casino_points_from_bet: 'Bet {{bet}}',
  casino_points_from_round: 'Your stakes: {{game}}',
  casino_points_from_staked: 'Round for points: {{game}}',
  casino_points_from_paid: 'Won: {{game}}',
  casino_points_from_returned: 'Given back: {{game}}',
  casino_points_some_game: 'a game',
  casino_points_from_bought: 'Promo code {{game}}',
  casino_points_store: 'A bonus on a win, for points',
  casino_points_store_about:
    'A code adds so many per cent to what one bet wins. It is yours alone, counts once, and stands among your promo codes until a bet has it. What was taken is not given back for points.',
  casino_points_store_code: 'Promo code {{code}}',
  casino_points_store_left: 'Left to take within {{days}} days: {{left}}',
  casino_points_store_buy: 'Take for {{price}}',
  casino_points_store_sure: '{{code}} for {{price}}: it is not given back for points. Take it?',
  casino_points_store_take: 'Take it',
  casino_points_store_failed: 'What points buy could not be loaded',
  casino_points_store_bought: '{{code}} is yours: choose it in the coupon, among the promo codes.',
  casino_points_store_too_few: 'You have {{points}}; it costs {{price}}.',
  casino_points_store_limit: 'You took it as often as it may be taken within {{days}} days.',
  casino_points_store_closed: 'It cannot be taken now.',
  casino_points_store_taken: 'Taken before',
} as const;
