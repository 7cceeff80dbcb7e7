import type { SomeArticles } from '../../article.ts';

export const service = {
  about: {
    lead: 'Replaybook ist eine Wettseite, die sich genau merkt, was geschah. Jede Sitzung wird als geordnete Folge von Ereignissen aufbewahrt, sodass sich wieder zeigen lässt, was ein Spieler sah.',
    sections: [
      {
        heading: 'Wozu eine Aufzeichnung',
        text: [
          'Streit um Wetten ist meist Streit um Tatsachen: welche Quote gezeigt wurde, wann der Knopf gedrückt wurde, was der Server antwortete. Hier werden diese Tatsachen mit jeder Wette aufbewahrt, vom Server signiert, und auf den echten Seiten wieder abgespielt.',
          'Sie können die Aufzeichnung Ihrer Sitzungen jederzeit verlangen. Passwörter stehen nie darin, und was Sie kenntlich macht, ist mit einem eigenen Schlüssel verschlüsselt.',
        ],
      },
      {
        heading: 'Was hier echt ist',
        text: [
          'So wie es geliefert wird, läuft Replaybook mit eigenem Server, mit Spielplänen, simulierten Spielen und Spielgeld. Es wird kein echtes Geld gesetzt, gewonnen oder ausgezahlt. Wer es mit echtem Geld betreibt, braucht eine Lizenz und nennt sie unter „Lizenzen“.',
        ],
      },
      {
        heading: 'Für alle zugänglich',
        text: [
          'Die Seite soll mit Tastatur, Bildschirmleser, großer Schrift und ohne Bewegung funktionieren. Tut sie es nicht, sagen Sie es uns: Wir sehen darin einen Fehler.',
        ],
      },
    ],
  },
  contacts: {
    lead: 'Schreiben Sie dem Kundendienst aus Ihrem Konto, unter „Kundendienst“. Ohne Konto schreiben Sie dem, der Ihnen die Adresse dieser Seite gab.',
    sections: [
      {
        heading: 'Was uns hilft, Ihnen zu helfen',
        text: [],
        list: [
          'Die Nummer Ihrer Sitzung: Sie steht hier und am Fuß jeder Seite.',
          'Die Nummer der Wette, wenn es um eine geht.',
          'Was Sie erwartet haben und was stattdessen geschah.',
        ],
      },
      {
        heading: 'Wenn Sie aufhören wollen',
        text: [
          'Für eine Pause oder einen Ausschluss brauchen Sie niemanden: Legen Sie sie selbst im Konto unter „Limits und Pausen“ fest. Sie gelten sofort.',
        ],
      },
      {
        heading: 'Was der Kundendienst nie fragt',
        text: [
          'Niemand vom Kundendienst fragt nach Ihrem Passwort oder nach einer Zahlung an eine Person.',
        ],
      },
    ],
  },
  mobile: {
    lead: 'Es gibt keine App zum Herunterladen: Die Seite selbst ist eine.',
    sections: [
      {
        heading: 'Auf den Startbildschirm legen',
        text: [],
        list: [
          'Android: Öffnen Sie das Menü des Browsers und wählen Sie „Installieren“ oder „Zum Startbildschirm“.',
          'iPhone und iPad: Tippen Sie in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
        ],
      },
      {
        heading: 'Was Sie bekommen',
        text: [
          'Dieselbe Seite in einem eigenen Fenster, immer in der neuesten Fassung. Sie braucht keine Berechtigungen und kaum Platz.',
        ],
      },
    ],
  },
  desktop: {
    lead: 'Die Seite läuft in jedem aktuellen Browser und kann ein eigenes Fenster haben.',
    sections: [
      {
        heading: 'Installieren',
        text: [
          'In Chrome oder Edge drücken Sie das Installationszeichen in der Adressleiste. In Safari wählen Sie im Menü „Ablage“ „Zum Dock hinzufügen“. Entfernt wird sie wie jedes Programm.',
        ],
      },
    ],
  },
  iosApp: {
    lead: 'Im App Store gibt es keine App. Auf iPhone und iPad kommt die Seite auf den Home-Bildschirm.',
    sections: [
      {
        heading: 'In drei Schritten',
        text: [],
        steps: [
          'Öffnen Sie die Seite in Safari.',
          'Tippen Sie auf „Teilen“.',
          'Wählen Sie „Zum Home-Bildschirm“.',
        ],
      },
    ],
  },
  cricketApp: {
    lead: 'Eine eigene App für Cricket gibt es nicht.',
    sections: [
      {
        heading: 'Wo Cricket steht',
        text: [
          'Ist Cricket im Programm, steht es unter den Sportarten von Live und „Vor dem Spiel“.',
        ],
      },
    ],
  },
  iplBettingApp: {
    lead: 'Eine eigene App für die Indian Premier League gibt es nicht.',
    sections: [
      {
        heading: 'Wo die Liga steht',
        text: [
          'Sind ihre Spiele im Programm, stehen sie unter Cricket in Live und „Vor dem Spiel“.',
        ],
      },
    ],
  },
  ourPartners: {
    lead: 'Diese Seite hat keine Partner und kein Partnerprogramm.',
    sections: [
      {
        heading: 'Angebote in unserem Namen',
        text: ['Wer Ihnen in unserem Namen Geld für Spieler bietet, tut es ohne unser Wissen.'],
      },
    ],
  },
  bettingAwards: {
    lead: 'Wir haben keine Auszeichnung gewonnen und erfinden auch keine.',
    sections: [
      {
        heading: 'Urteilen Sie selbst',
        text: [
          'Sehen Sie, wie hier ein Streit um eine Wette geklärt wird: Das sagt mehr als ein Pokal.',
        ],
      },
    ],
  },
  news: {
    lead: 'Hier ist noch nichts veröffentlicht.',
    sections: [
      {
        heading: 'Was sich für Ihre Wetten ändert',
        text: [
          'Änderungen der Regeln werden jedem Spieler gezeigt, bevor sie gelten, und brauchen seine Zustimmung.',
        ],
      },
    ],
  },
  promotions: {
    lead: 'Zurzeit gibt es keine Aktionen.',
    sections: [
      {
        heading: 'Was das für Sie heißt',
        text: [
          'Jede Wette gilt zur gezeigten Quote, und jeder Ertrag kann ausgezahlt werden: ohne Bonus keine Umsatzbedingungen.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
