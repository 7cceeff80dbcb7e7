/** Where a visitor comes in: a game that is introduced, and thanks for an account. */
export const texts = {
  casino_landing_fair:
    'Every round is drawn from seeds that you can check afterwards. Rules and chances stand beside the table.',
  casino_landing_fun: 'You can play it for play money without an account.',
  casino_landing_open: 'Open the game',
  casino_landing_more: 'Games like it',
  casino_landing_all: 'All games',
  casino_thanks_player:
    'Your account is ready. There is no hurry: rules and chances of every game are one press away, and a limit that you set now holds at once.',
  casino_thanks_guest:
    'You can look at every game, and play most of them for play money. An account is needed only to play for your own.',
  casino_thanks_limits: 'Set your limits',
  casino_thanks_register: 'Register',
} as const;
