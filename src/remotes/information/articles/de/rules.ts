import type { SomeArticles } from '../../article.ts';

export const rules = {
  rules1: {
    title: 'Allgemein',
    lead: 'Allgemeine Regeln: wer wetten darf, was als Wette gilt und wie Fehler berichtigt werden.',
    sections: [
      {
        heading: 'Wer wetten darf',
        text: [
          'Nur Erwachsene dürfen ein Konto haben, auf den eigenen Namen und nur eines. Niemand darf auf ein Spiel wetten, an dem er teilnimmt oder das er beeinflussen kann.',
        ],
      },
      {
        heading: 'Wann eine Wette gilt',
        text: [
          'Eine Wette ist angenommen, wenn der Server sie mit einer Nummer bestätigt hat; dann steht sie im Wettverlauf. Bis dahin ist niemand gebunden. Was beim Drücken auf Ihrem Bildschirm stand, wird mit der Wette aufgezeichnet.',
        ],
      },
      {
        heading: 'Fehler',
        text: [
          'Waren Quote, Spielstand oder Name bei der Annahme offensichtlich falsch, wird die Wette zur richtigen Quote gerechnet oder annulliert, und Sie erfahren, welcher Fehler es war. Die Aufzeichnung Ihrer Sitzung gehört zu dieser Entscheidung und steht Ihnen offen.',
        ],
      },
    ],
  },
  rules2: {
    title: 'Wettarten',
    lead: 'Die Wettarten und wie jede gerechnet wird.',
    sections: [
      {
        heading: 'Einzelwette',
        text: ['Eine Wette auf einen Ausgang. Sie bringt Einsatz mal Quote.'],
      },
      {
        heading: 'Mehrere Einzelwetten',
        text: ['Jede Auswahl ist eine eigene Wette mit eigenem Einsatz, gemeinsam abgegeben.'],
      },
      {
        heading: 'Kombiwette',
        text: [
          'Mindestens zwei Auswahlen aus verschiedenen Spielen. Die Quoten werden multipliziert; alle müssen gewinnen. Zwei Auswahlen eines Spiels können nicht in einer Kombiwette stehen.',
        ],
      },
      {
        heading: 'System',
        text: [
          'Alle Kombinationen einer Größe, die Sie wählen, mit mindestens zwei Auswahlen. Der Einsatz wird gleichmäßig verteilt. Eine Bank steht in jeder.',
        ],
      },
      {
        heading: 'Grenzen einer Wette',
        text: [
          'Der Schein zeigt kleinsten und größten Einsatz, bevor Sie wetten. Gilt eine Höchstauszahlung, berücksichtigt der angezeigte mögliche Ertrag sie bereits.',
        ],
      },
    ],
  },
  rules3: {
    title: 'Quoten',
    lead: 'Quoten, ihre Schreibweisen und was bei Änderungen geschieht.',
    sections: [
      {
        heading: 'Formate',
        text: [
          'Quoten werden als exakte Dezimalzahlen geführt. Jedes andere Format zeigt sie nur, zum Lesen gerundet; gerechnet wird immer mit der Dezimalquote.',
        ],
      },
      {
        heading: 'Änderungen',
        text: [
          'Weicht die Quote beim Eintreffen der Wette ab, entscheidet Ihre Einstellung: keine Änderung, nur bessere oder jede. Bei Ablehnung wird nicht gewettet, und die neue Quote wird gezeigt.',
        ],
      },
      {
        heading: 'Nach der Annahme',
        text: ['Eine angenommene Wette behält ihre Quote, was auch immer danach geschieht.'],
      },
    ],
  },
  rules4: {
    title: 'Abrechnung',
    lead: 'Wie Ergebnisse gewertet und Wetten ausgezahlt werden.',
    sections: [
      {
        heading: 'Ergebnisse',
        text: [
          'Fußballwetten zählen nach regulärer Spielzeit mit Nachspielzeit, ohne Verlängerung und Elfmeterschießen, sofern der Markt nichts anderes sagt.',
        ],
      },
      {
        heading: 'Annullierte Auswahlen',
        text: [
          'Eine Auswahl ist annulliert, wenn das Spiel ausfällt oder die Linie genau getroffen wird, etwa drei Tore bei Torsumme 3. Sie zählt mit Quote 1.',
        ],
      },
      {
        heading: 'Halbe Ergebnisse',
        text: [
          'Viertellinien teilen den Einsatz auf zwei benachbarte Linien. Eine Hälfte kann gewinnen und die andere annulliert sein, oder verlieren und die andere annulliert sein.',
        ],
      },
      {
        heading: 'Rundung',
        text: [
          'Erträge werden exakt gerechnet und einmal, am Ende, auf die kleinste Einheit der Währung gerundet.',
        ],
      },
    ],
  },
  rules5: {
    title: 'Livewetten',
    lead: 'Was bei Wetten auf laufende Spiele anders ist.',
    sections: [
      {
        heading: 'Verzögerung',
        text: [
          'Bilder und Spielstände kommen bei allen verspätet an, bei manchen früher als bei anderen. Der Stand hier kann hinter dem Spiel liegen; andere wissen vielleicht mehr als Sie.',
        ],
      },
      {
        heading: 'Gesperrte Märkte',
        text: [
          'Geschieht etwas Entscheidendes, werden Märkte gesperrt, bis neue Quoten stehen. Eine Wette, die dann eintrifft, wird nicht angenommen.',
        ],
      },
      {
        heading: 'Langsame Verbindungen',
        text: [
          'Der Schein warnt, wenn die Verbindung fehlt. Quoten können dann veraltet sein; der Server entscheidet nach seinen.',
        ],
      },
    ],
  },
  rules6: {
    title: 'Konten und Geld',
    lead: 'Konten und Geld.',
    sections: [
      {
        heading: 'Guthaben',
        text: [
          'Ein Konto wird in einer Währung geführt. Einsätze gehen bei der Annahme ab, Erträge kommen bei der Abrechnung an. Zinsen gibt es nicht.',
        ],
      },
      {
        heading: 'Auszahlungen',
        text: [
          'Sie können Ihr Guthaben jederzeit auszahlen lassen. Eine beantragte Auszahlung wird nicht wieder zu Spielgeld, und kein von Ihnen gesetztes Limit verzögert sie.',
        ],
      },
      {
        heading: 'Pausen und Ausschluss',
        text: [
          'Limits, die Sie sich setzen, gelten sofort, wenn sie strenger sind, und erst nach Wartezeit und Ihrer Bestätigung, wenn sie lockerer sind. In einer Pause oder einem Ausschluss werden keine Wetten angenommen; das Guthaben kann ausgezahlt werden.',
        ],
      },
    ],
  },
  footballChampionsRules: {
    lead: 'Dieses Gewinnspiel läuft zurzeit nicht.',
    sections: [
      {
        heading: 'Fußballwetten',
        text: ['Für Fußball gelten die allgemeinen Regeln, in jedem Wettbewerb gleich.'],
      },
    ],
  },
} as const satisfies SomeArticles;
