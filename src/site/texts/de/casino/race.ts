/** The race. */
export const texts = {
  casino_race_runner: 'Hase {{number}}',
  casino_race_kind: 'Art der Wette',
  casino_race_kind_win: 'Erster',
  casino_race_kind_place: 'Erste zwei',
  casino_race_kind_forecast: 'Beide der Reihe nach',
  casino_race_on_win: 'Hase {{number}} als Erster',
  casino_race_on_place: 'Hase {{number}} unter den ersten zwei',
  casino_race_in_order: 'Hase {{first}}, dann {{second}}',
  casino_race_first: 'Kommt als Erster',
  casino_race_second: 'Kommt als Zweiter',
  casino_race_differ: 'Wählen Sie zwei verschiedene Hasen',
  casino_race_own: 'Ihre Einsätze auf dieses Rennen',
  casino_race_runs: 'Sie laufen',
  casino_race_came: 'Erster {{first}}, Zweiter {{second}}, Dritter {{third}}.',
  casino_race_rules:
    'Sechs Hasen laufen, jeder mit einem Gewicht von 30, 22, 17, 13, 10 oder 8 von 100: seiner Chance, Erster zu werden. Wer welches hat, wechselt von Rennen zu Rennen und ist vor den Einsätzen bekannt. Von den übrigen wird der Nächste nach Gewichten gezogen; was Sie sehen, zeigt nur die gezogene Reihenfolge.',
  casino_race_rules_pay:
    'Die Quote ist 0,94 durch die Chance auf den Ersten, 0,92 durch die auf die ersten zwei, 0,90 durch die auf beide der Reihe nach, auf zwei Nachkommastellen gekürzt: So viel kommt im Schnitt zurück oder etwas weniger.',
  casino_race_rules_draws:
    'Ein Rennen ist für alle dasselbe und findet alle 90 Sekunden statt. Es wird abgerechnet, ob Sie da sind oder nicht.',

  /** The same with marbles. */
  casino_marble_title: 'Murmelrennen, live',
  casino_marble_up: 'Live',
  casino_marble_runner: 'Murmel {{number}}',
  casino_marble_on_win: 'Murmel {{number}} als Erste',
  casino_marble_on_place: 'Murmel {{number}} unter den ersten zwei',
  casino_marble_in_order: 'Murmel {{first}}, dann {{second}}',
  casino_marble_differ: 'Wählen Sie zwei verschiedene Murmeln',
  casino_marble_rules:
    'Sechs Murmeln rollen, jede mit einem Gewicht von 30, 22, 17, 13, 10 oder 8 von 100: ihrer Chance, Erste zu werden. Welche welches hat, wechselt von Rennen zu Rennen und ist vor den Einsätzen bekannt. Von den übrigen wird die nächste nach Gewichten gezogen; was Sie sehen, zeigt nur die gezogene Reihenfolge.',
  casino_marble_same:
    'Es ist das Rennen des Casinos mit Murmeln statt Hasen: dieselbe Ziehung, dieselben Quoten, dieselben Einsätze. Was Sie hier setzen, steht bei jenem Spiel.',
} as const;
