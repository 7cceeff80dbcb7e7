/** Games of other providers, in their frames. */
export const texts = {
  casino_frame_of: '{{game}} by {{provider}}',
  casino_frame_failed: 'The game did not open',
  casino_frame_silent: 'The game does not answer',
  casino_frame_failed_text:
    'Try again. If that does not help, its provider cannot be reached: a round that began is ended by the provider, and your balance says what came of it.',
  casino_frame_failed_session:
    'The game was opened too long ago, or elsewhere since. Open it anew: a round that began is ended by its provider.',
  casino_frame_failed_maintenance:
    'Its provider is working on the game. Try again later: a round that began is ended by the provider, and your balance says what came of it.',
  casino_frame_failed_device:
    'The game does not run in this browser or on this device. Try another one; your balance is the same there.',
  casino_frame_failed_region:
    'Its provider does not offer the game where you are. Choose another game.',
  casino_frame_failed_code:
    'The game stopped and says “{{code}}”. Try again; if it says so once more, tell support this word. A round that began is ended by its provider, and your balance says what came of it.',
  casino_frame_paused: 'The game pauses',
  casino_frame_demo:
    'You play with play money: nothing is staked, nothing is won and nothing of it is kept.',
  casino_frame_for_money: 'Play for money',
  casino_frame_for_fun: 'Play for play money',
  casino_frame_mute: 'Mute the game',
  casino_frame_about:
    '{{provider}} runs this game, draws its rounds and explains its rules in it. Your money stays in your account here: every stake is taken from it and every win is paid to it, and your limits hold.',
  casino_frame_rounds:
    'As your account paid for them. What was drawn in them, the provider knows. Rounds for play money are not among them.',
  casino_outside_title: 'Rounds at other providers',
  casino_outside_staked: 'Staked',
  casino_outside_undone: 'Given back',
  casino_outside_paid: 'Paid',
  casino_outside_balance: 'Balance after it {{amount}}',
  casino_outside_cancelled: 'Stake given back',
  casino_outside_last: 'The last {{number}} transactions:',
  casino_frame_no_rounds: 'No round yet.',
  casino_frame_round_runs: 'goes on',
  casino_frame_round_over: 'over',
  casino_frame_replayed: 'A recording does not load games of other providers.',
} as const;
