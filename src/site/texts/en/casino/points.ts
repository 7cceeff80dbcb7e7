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
} as const;
