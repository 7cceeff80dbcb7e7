import type { SomeArticles } from '../../article.ts';

export const safety = {
  responsibleGaming: {
    lead: 'Wetten soll Unterhaltung sein, die Sie sich leisten können. Hier steht, was Sie selbst festlegen können und woran Sie merken, dass es Zeit dafür ist.',
    sections: [
      {
        heading: 'Zeichen, die man ernst nehmen sollte',
        text: [],
        list: [
          'Sie setzen mehr oder öfter, als Sie wollten.',
          'Sie versuchen, Verluste zurückzugewinnen.',
          'Sie verbergen Wetten vor Nahestehenden oder leihen Geld dafür.',
          'Sie wetten, um Sorgen zu entkommen, oder können an nichts anderes denken.',
        ],
      },
      {
        heading: 'Was Sie festlegen können',
        text: ['Alles steht in Ihrem Konto unter „Limits und Pausen“.'],
        list: [
          'Einzahlungslimits für Tag, Woche und Monat.',
          'Limits für Einsätze und für Verluste über dieselben Zeiten.',
          'Ein Limit für die Sitzungsdauer am Tag.',
          'Erinnerungen nach so vielen Minuten, wie Sie wählen.',
          'Eine Pause für bestimmte Zeit und einen Ausschluss für länger.',
        ],
      },
      {
        heading: 'Wie sich Limits ändern',
        text: [
          'Ein strengeres Limit gilt sofort. Ein lockereres gilt frühestens nach 24 Stunden und nur, wenn Sie es dann bestätigen. Ein Ausschluss lässt sich vor seinem Ende nicht aufheben.',
          'Können wir Ihre Limits nicht ermitteln, wird keine Wette angenommen, bis wir es können.',
        ],
      },
      {
        heading: 'Hilfe von anderen',
        text: ['Diese Organisationen helfen kostenlos und gehören nicht zu uns.'],
        list: [
          'Gambling Therapy: gamblingtherapy.org, online, in vielen Sprachen',
          'Gamblers Anonymous: gamblersanonymous.org, Treffen in vielen Ländern',
          'GamCare: gamcare.org.uk, für Spieler und Angehörige in Großbritannien',
        ],
      },
      {
        heading: 'Kinder',
        text: [
          'Konten sind für Erwachsene. Nutzen auch Kinder das Gerät, melden Sie sich nach Gebrauch ab und behalten Sie das Passwort für sich; Filter wie die des Betriebssystems können Wettseiten ganz sperren.',
        ],
      },
    ],
  },
  disputeResolution: {
    lead: 'Meinen Sie, dass eine Wette falsch behandelt wurde, sehen wir uns die Aufzeichnung gemeinsam an.',
    sections: [
      {
        heading: 'Erster Schritt',
        text: [
          'Schreiben Sie dem Kundendienst die Nummer der Wette und der Sitzung. Er spielt die Sitzung ab: die Quote auf Ihrem Bildschirm, den Druck auf den Knopf, Anfrage und Antwort, der Reihe nach und mit Zeiten.',
        ],
      },
      {
        heading: 'Was die Aufzeichnung beweist',
        text: [
          'Aufzeichnungen werden beim Eintreffen verkettet und vom Server signiert, damit keine Seite sie später ändern kann. Lücken werden als Lücken gezeigt. Sie können eine Kopie Ihrer Aufzeichnung haben und prüfen.',
        ],
      },
      {
        heading: 'Wenn wir uns nicht einigen',
        text: [
          'Wird die Seite unter einer Lizenz betrieben, nennt diese eine unabhängige Stelle, die entscheidet. Name und Anschrift gibt der Betreiber unter „Lizenzen“ an.',
        ],
      },
    ],
  },
  blockAppealHistory: {
    lead: 'Ist Ihr Konto gesperrt, können Sie widersprechen.',
    sections: [
      {
        heading: 'So legen Sie Einspruch ein',
        text: [
          'Schreiben Sie dem Kundendienst, was an dem genannten Grund falsch ist. Bitten Sie um eine Entscheidung durch jemanden, der an der Sperre nicht beteiligt war.',
        ],
      },
      {
        heading: 'Ihr Geld in der Zwischenzeit',
        text: [
          'Eine Sperre beendet das Wetten. Ihr Guthaben nimmt sie nicht: Die Auszahlung bleibt offen, wo das Gesetz es erlaubt.',
        ],
      },
    ],
  },
  licenses: {
    lead: 'So wie sie geliefert wird, hat diese Seite keine Glücksspiellizenz und braucht keine: Sie läuft mit Spielgeld.',
    sections: [
      {
        heading: 'Für Betreiber',
        text: [
          'Wer mit dieser Software echte Wetten anbietet, braucht die Lizenz jedes Landes, in dem er es tut, und muss hier ihre Nummer, die Behörde und die Schlichtungsstelle nennen.',
        ],
      },
      {
        heading: 'Für Spieler',
        text: [
          'Werden Sie um echtes Geld gebeten und ist hier keine Lizenz genannt, zahlen Sie nicht.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
