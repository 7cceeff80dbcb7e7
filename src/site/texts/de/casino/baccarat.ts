/** Baccarat. */
export const texts = {
  casino_baccarat_on_player: 'Spieler',
  casino_baccarat_on_banker: 'Bank',
  casino_baccarat_on_tie: 'Unentschieden',
  casino_baccarat_on_player_pair: 'Paar des Spielers',
  casino_baccarat_on_banker_pair: 'Paar der Bank',
  casino_baccarat_spots: 'Worauf Sie setzen, je mit dem Einsatz',
  casino_baccarat_choose: 'Wählen Sie, worauf Sie setzen',
  casino_baccarat_deal: 'Für {{stake}} austeilen',
  casino_baccarat_hand: '{{whose}}: {{points}}',
  casino_baccarat_came_player: 'Der Spieler gewann, {{player}} zu {{banker}}.',
  casino_baccarat_came_banker: 'Die Bank gewann, {{banker}} zu {{player}}.',
  casino_baccarat_came_tie: 'Unentschieden, {{player}} zu {{banker}}.',
  casino_baccarat_drawing_natural: '8 oder 9 in zwei Karten: Beide bleiben stehen.',
  casino_baccarat_drawing_none: 'Beide haben 6 oder 7 und bleiben stehen.',
  casino_baccarat_drawing_player:
    'Der Spieler zog bei 0 bis 5; gegen diese dritte Karte bleibt die Bank stehen.',
  casino_baccarat_drawing_banker:
    'Der Spieler bleibt bei 6 oder 7 stehen; die Bank zog bei 0 bis 5.',
  casino_baccarat_drawing_both:
    'Der Spieler zog bei 0 bis 5; gegen diese dritte Karte zog auch die Bank.',
  casino_baccarat_rtp: 'Kommt im Schnitt zurück',
  casino_baccarat_rules:
    'Spieler und Bank heißen die zwei Hände; Sie setzen darauf, was aus ihnen wird. Karten zählen, was sie zeigen, ein Ass 1, Zehnen und Bilder nichts; von einer Summe zählt die letzte Ziffer. Jeder Coup kommt aus acht frischen Decks.',
  casino_baccarat_rules_thirds:
    'Bei 8 oder 9 in zwei Karten bleiben beide stehen. Sonst zieht der Spieler bei 0 bis 5 eine dritte. Bleibt er stehen, zieht die Bank bei 0 bis 5; sonst bei 0 bis 2 immer, bei 3 außer gegen eine 8, bei 4 gegen 2 bis 7, bei 5 gegen 4 bis 7, bei 6 gegen 6 und 7.',
  casino_baccarat_rules_pay:
    'Ein Unentschieden gibt zurück, was auf Spieler und Bank liegt. Ein Paar sind zwei Karten gleichen Ranges in den ersten zwei. Jeder Einsatz wird für sich gezahlt.',
} as const;
