/** Video poker. */
export const texts = {
  casino_video_poker_hand: 'Ihre Karten',
  casino_video_poker_hold: '{{card}} behalten',
  casino_video_poker_held: 'bleibt',
  casino_video_poker_hand_name: 'Blatt',
  casino_video_poker_chance: 'Chance bei bestem Spiel',
  casino_video_poker_open: 'Noch nicht beendet',
  casino_video_poker_kept: 'Behalten: {{cards}}',
  casino_video_poker_kept_none: 'Nichts behalten',
  casino_video_poker_came: 'Ihr Blatt: {{hand}}.',
  casino_video_poker_dealt: 'Ausgeteilt: {{hand}}.',
  casino_video_poker_choose:
    'Markieren Sie die Karten, die Sie behalten. Die anderen werden einmal ersetzt.',
  casino_video_poker_keep_all: 'Alle behalten',
  casino_video_poker_draw_one: '{{count}} Karte ersetzen',
  casino_video_poker_draw_other: '{{count}} Karten ersetzen',
  casino_video_poker_deal: 'Für {{stake}} austeilen',
  casino_video_poker_rules:
    'Fünf Karten eines Decks von 52 werden ausgeteilt. Sie behalten so viele, wie Sie mögen; die anderen weichen einmal den nächsten Karten desselben Decks. Gezahlt wird, was die fünf dann sind. Ein Ass ist in der Straße hoch oder niedrig.',
  casino_video_poker_rules_pay:
    'Alle zehn Karten stehen fest, bevor Sie wählen. Beim besten Spiel kommen im Schnitt 99,54 % zurück, bei jedem anderen weniger. Die Chancen der Tabelle gelten für das beste Spiel.',
  casino_video_poker_rules_left:
    'Eine verlassene Runde wartet 24 Stunden, auf jedem Gerät. Dann bleiben alle Karten.',
  casino_video_poker_rank_royal_flush: 'Royal Flush',
  casino_video_poker_rank_straight_flush: 'Straight Flush',
  casino_video_poker_rank_four: 'Vierling',
  casino_video_poker_rank_full_house: 'Full House',
  casino_video_poker_rank_flush: 'Flush',
  casino_video_poker_rank_straight: 'Straße',
  casino_video_poker_rank_three: 'Drilling',
  casino_video_poker_rank_two_pair: 'zwei Paare',
  casino_video_poker_rank_jacks_or_better: 'Buben oder besser',
  casino_video_poker_rank_nothing: 'nichts, was zahlt',
} as const;
