import type { SomeArticles } from '../../article.ts';

export const betting = {
  howBet: {
    lead: 'Vom Spiel zur abgegebenen Wette in fünf Schritten. Auf dem Handy und am Computer geht alles gleich.',
    sections: [
      {
        heading: 'Eine Wette abgeben',
        text: [],
        steps: [
          'Öffnen Sie Live für laufende Spiele oder „Vor dem Spiel“ für kommende.',
          'Drücken Sie auf die Quote eines Ausgangs. Sie kommt auf den Wettschein; noch ein Druck nimmt sie heraus.',
          'Wählen Sie auf dem Schein die Wettart: Einzelwette, Kombiwette oder System.',
          'Geben Sie den Einsatz ein. Der Schein zeigt sofort Gesamtquote und möglichen Ertrag.',
          'Drücken Sie den Knopf mit dem Einsatz. Die Wette gilt, sobald der Schein ihre Nummer zeigt.',
        ],
      },
      {
        heading: 'Wenn sich Quoten ändern',
        text: [
          'Quoten bewegen sich, bis eine Wette angenommen ist. In den Einstellungen des Scheins wählen Sie, was dann geschieht: keine Änderung annehmen, nur bessere Quoten oder jede. Ohne Ihr Einverständnis wird nie zu schlechteren Quoten gewettet.',
          'Ein Schloss auf der Quote heißt, dass auf diesen Ausgang gerade keine Wetten angenommen werden, etwa gleich nach einem Tor.',
        ],
      },
      {
        heading: 'Wenn die Verbindung abbricht',
        text: [
          'Kommt die Antwort auf Ihre Wette nicht an, sagt der Schein es und fragt von selbst mit derselben Wettnummer nach, bis er es weiß. Geben Sie die Wette nicht noch einmal ein: Ein Druck gibt höchstens eine Wette ab.',
        ],
      },
      {
        heading: 'Ihre Wetten verfolgen',
        text: [
          'Alle Wetten stehen in Ihrem Konto im Wettverlauf, offene zuerst. Nach dem Spiel werden seine Wetten abgerechnet, und der Ertrag kommt auf das Konto, das die Wette bezahlt hat.',
        ],
      },
    ],
  },
  bettingAlphabet: {
    lead: 'Die Wörter des Wettens, so wie sie auf dieser Seite gemeint sind.',
    sections: [
      {
        heading: 'Annulliert',
        text: [
          'Eine Wette oder Auswahl, die nicht zählt, etwa weil das Spiel ausfiel. Sie wird mit Quote 1 gerechnet: Eine Einzelwette gibt den Einsatz zurück, eine Kombiwette läuft mit dem Rest weiter.',
        ],
      },
      {
        heading: 'Bank',
        text: [
          'Eine Auswahl, die in jeder Kombination eines Systems steht. Verliert sie, verliert die ganze Wette.',
        ],
      },
      {
        heading: 'Bruch und amerikanische Quote',
        text: [
          'Andere Schreibweisen desselben Preises. Der Bruch 17/20 und die amerikanische -118 bedeuten dezimal 1.85. Das Format wählen Sie oben auf der Seite; Ihre Wetten sind in allen gleich.',
        ],
      },
      {
        heading: 'Dezimalquote',
        text: [
          'Was eine eingesetzte Einheit zurückbringt, wenn die Wette gewinnt, mit dem Einsatz: 10 zu 1.85 bringen 18.50.',
        ],
      },
      { heading: 'Einsatz', text: ['Was eine Wette kostet. Er wird bei der Annahme abgebucht.'] },
      {
        heading: 'Handicap',
        text: [
          'Tore, die eine Seite vor dem Anpfiff bekommt. Eine Mannschaft mit Handicap -1.5 gewinnt die Wette, wenn sie mit mindestens zwei Toren Vorsprung siegt.',
        ],
      },
      {
        heading: 'Implizite Wahrscheinlichkeit',
        text: ['Eins geteilt durch die Dezimalquote: 2.00 steht für 50 Prozent.'],
      },
      {
        heading: 'Kombiwette',
        text: [
          'Eine Wette auf mehrere Spiele zugleich. Die Quoten werden multipliziert; sie gewinnt nur, wenn jede Auswahl gewinnt.',
        ],
      },
      {
        heading: 'Marge',
        text: [
          'Die impliziten Wahrscheinlichkeiten aller Ausgänge eines Marktes ergeben zusammen mehr als 100 Prozent. Der Überschuss ist der Anteil des Hauses und der Grund, weshalb Wetten auf Dauer Geld kostet.',
        ],
      },
      {
        heading: 'System',
        text: [
          'Alle Kombinationen einer bestimmten Größe aus Ihrer Auswahl, jede eine kleine Kombiwette. Bei 2 aus 3 sind es drei; schon zwei richtige bringen etwas zurück.',
        ],
      },
      {
        heading: 'Torsumme',
        text: [
          'Eine Wette darauf, wie viele Tore insgesamt fallen: über oder unter einer Zahl wie 2.5.',
        ],
      },
    ],
  },
  bettingCalculator: {
    lead: 'Berechnet eine Wette genau wie der Wettschein, ohne sie abzugeben.',
    sections: [
      {
        heading: 'So wird gerechnet',
        text: [
          'Eine Kombiwette multipliziert alle Quoten. Ein System verteilt den Einsatz gleichmäßig auf seine Kombinationen und zählt zusammen, was jede bringt. Alle Summen sind exakt; nur der Endbetrag wird auf die kleinste Einheit der Währung gerundet.',
        ],
      },
    ],
  },
  smsBets: {
    lead: 'Wetten per SMS werden hier nicht angenommen.',
    sections: [
      {
        heading: 'Was Sie stattdessen nutzen',
        text: [
          'Die Seite läuft auf jedem Handy mit aktuellem Browser, auch bei langsamer Verbindung. Niemand darf Sie in unserem Namen auffordern, per SMS zu wetten oder etwas zu bestätigen.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
