/** Baccarat. */
export const texts = {
  casino_baccarat_on_player: 'Player',
  casino_baccarat_on_banker: 'Banker',
  casino_baccarat_on_tie: 'Tie',
  casino_baccarat_on_player_pair: 'Player pair',
  casino_baccarat_on_banker_pair: 'Banker pair',
  casino_baccarat_spots: 'What to bet on, the stake on each',
  casino_baccarat_choose: 'Choose what to bet on',
  casino_baccarat_deal: 'Deal for {{stake}}',
  casino_baccarat_hand: '{{whose}}: {{points}}',
  casino_baccarat_came_player: 'The player won, {{player}} to {{banker}}.',
  casino_baccarat_came_banker: 'The banker won, {{banker}} to {{player}}.',
  casino_baccarat_came_tie: 'A tie, {{player}} to {{banker}}.',
  casino_baccarat_drawing_natural: '8 or 9 in two cards: both stand.',
  casino_baccarat_drawing_none: 'Both have 6 or 7 and stand.',
  casino_baccarat_drawing_player:
    'The player drew on 0 to 5; against that third card the banker stands.',
  casino_baccarat_drawing_banker: 'The player stands on 6 or 7; the banker drew on 0 to 5.',
  casino_baccarat_drawing_both:
    'The player drew on 0 to 5; against that third card the banker drew too.',
  casino_baccarat_rtp: 'Comes back on average',
  casino_baccarat_rules:
    'Player and banker are names of two hands; you bet on what becomes of them. Cards count what they show, an ace 1, tens and pictures nothing; of a sum its last digit counts. Each coup is dealt from eight fresh decks.',
  casino_baccarat_rules_thirds:
    'With 8 or 9 in two cards both stand. Else the player draws a third on 0 to 5. If the player stands, the banker draws on 0 to 5; else on 0 to 2 always, on 3 but against an 8, on 4 against 2 to 7, on 5 against 4 to 7, on 6 against 6 and 7.',
  casino_baccarat_rules_pay:
    'A tie gives back what lies on player and banker. A pair is two cards of the same rank in the first two. Each bet is paid by itself.',
} as const;
