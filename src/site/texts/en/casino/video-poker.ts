/** Video poker. */
export const texts = {
  casino_video_poker_hand: 'Your cards',
  casino_video_poker_hold: 'Keep {{card}}',
  casino_video_poker_held: 'kept',
  casino_video_poker_hand_name: 'Hand',
  casino_video_poker_chance: 'Chance at best play',
  casino_video_poker_open: 'Still being played',
  casino_video_poker_kept: 'Kept {{cards}}',
  casino_video_poker_kept_none: 'Kept nothing',
  casino_video_poker_came: 'Your hand: {{hand}}.',
  casino_video_poker_dealt: 'Dealt: {{hand}}.',
  casino_video_poker_choose: 'Mark the cards that you keep. The others are replaced once.',
  casino_video_poker_keep_all: 'Keep all',
  casino_video_poker_draw_one: 'Replace {{count}} card',
  casino_video_poker_draw_other: 'Replace {{count}} cards',
  casino_video_poker_deal: 'Deal for {{stake}}',
  casino_video_poker_rules:
    'Five cards of a deck of 52 are dealt. You keep as many as you like; the others give way, once, to the next cards of the same deck. What the five are then is paid. An ace is high or low in a straight.',
  casino_video_poker_rules_pay:
    'All ten cards are fixed before you choose. With the best play 99.54% comes back on average; any other play returns less. Chances in the table are those of the best play.',
  casino_video_poker_rules_left:
    'A round that you leave waits 24 hours, on any device. Then all cards are kept.',
  casino_video_poker_rank_royal_flush: 'royal flush',
  casino_video_poker_rank_straight_flush: 'straight flush',
  casino_video_poker_rank_four: 'four of a kind',
  casino_video_poker_rank_full_house: 'full house',
  casino_video_poker_rank_flush: 'flush',
  casino_video_poker_rank_straight: 'straight',
  casino_video_poker_rank_three: 'three of a kind',
  casino_video_poker_rank_two_pair: 'two pairs',
  casino_video_poker_rank_jacks_or_better: 'jacks or better',
  casino_video_poker_rank_nothing: 'nothing that pays',
} as const;
