import type { SomeArticles } from '../../article.ts';

export const policies = {
  consent: {
    lead: 'Welche Daten beim Benutzen dieser Seite entstehen, wozu sie dienen und wer sie sehen darf.',
    sections: [
      {
        heading: 'Was aufgezeichnet wird',
        text: [
          'Jede Sitzung wird aufgezeichnet: geöffnete Seiten, gedrückte Knöpfe, gezeigte Quoten, Anfragen an den Server und deren Antworten. Daraus lässt sich wieder zeigen, was Sie sahen.',
          'Nie aufgezeichnet werden Passwort, Codes, Zugangsschlüssel, Karten- und Ausweisnummern. Sie werden entfernt, bevor die Aufzeichnung Ihren Browser verlässt.',
        ],
      },
      {
        heading: 'Wozu',
        text: [
          'Um Streit über Wetten zu klären, Fehler zu finden und die Regeln des sicheren Spielens einzuhalten. Sie wird nicht verkauft und nicht für Werbung genutzt.',
        ],
      },
      {
        heading: 'Wer hineinsehen darf',
        text: [
          'Kundendienst und Analysten, jeder nach seiner Rolle. Analysten sehen nicht, was Sie kenntlich macht. Jeder Blick in eine Sitzung wird selbst aufgezeichnet.',
        ],
      },
      {
        heading: 'Löschung',
        text: [
          'Was Sie kenntlich macht, ist mit einem eigenen Schlüssel verschlüsselt. Sollen Ihre Daten gelöscht werden, wird dieser Schlüssel vernichtet, und niemand kann die persönlichen Teile mehr lesen.',
        ],
      },
    ],
  },
  cookies: {
    lead: 'Diese Seite speichert nur, was sie zum Arbeiten braucht. Werbung und Verfolgung durch andere gibt es nicht.',
    sections: [
      {
        heading: 'Cookies',
        text: [],
        list: [
          'rb_owner: verbindet die Aufzeichnungen Ihrer Sitzungen auf diesem Gerät. Vom Server gesetzt, signiert, für Skripte nicht lesbar.',
          'user_token: zeigt für kurze Zeit, dass Sie angemeldet sind.',
          'ggru und grant_ mit Ihrer Nummer: Solange Sie angemeldet sind, belegen sie unseren anderen Diensten, dass Sie es sind.',
          'Ein Sitzungs-Cookie des Servers: hält Sie angemeldet.',
        ],
      },
      {
        heading: 'Speicher im Browser',
        text: [],
        list: [
          'preferences: Farben, Quotenformat und ob Ihr Guthaben verborgen ist.',
          'coupon und pendingBets: Ihr Wettschein und eine Wette, deren Antwort noch fehlt, damit ein Neuladen nichts verliert.',
          'replaybook-log-2, replaybook-log: Teile der Aufzeichnung, die der Server noch nicht hat. Hat er sie, werden sie gelöscht.',
        ],
      },
      {
        heading: 'Ihre Wahl',
        text: [
          'Sie können alles jederzeit im Browser löschen. Dann sind Sie abgemeldet, und der Schein ist leer; abgegebene Wetten bleiben unberührt.',
        ],
      },
    ],
  },
  amlKyc: {
    lead: 'Zwei Richtlinien schützen Seite und Spieler vor Straftaten: eine gegen Geldwäsche, eine zur Identität der Spieler.',
    sections: [
      {
        heading: 'Wo sie stehen',
        text: [
          'Die eine sagt, wie mit ungewöhnlichen Zahlungen verfahren wird, die andere, welche Dokumente wann verlangt werden können.',
        ],
      },
    ],
  },
  amlPolicy: {
    lead: 'Geld aus Straftaten darf nicht durch Wettkonten fließen.',
    sections: [
      {
        heading: 'Worauf wir achten',
        text: [
          'Einzahlungen ohne Spiel, Zahlungen von oder an andere Personen und Beträge, die nicht zu dem passen, was über einen Spieler bekannt ist, werden geprüft.',
        ],
      },
      {
        heading: 'Was daraus folgt',
        text: [
          'Eine verdächtige Zahlung wird zurückgehalten, bis ihre Herkunft klar ist. Verlangt es das Gesetz, wird sie den Behörden gemeldet, und der Spieler darf davon womöglich nichts erfahren.',
        ],
      },
      {
        heading: 'Was Sie tun können',
        text: ['Nutzen Sie nur Zahlungsmittel auf Ihren Namen und verleihen Sie Ihr Konto nie.'],
      },
    ],
  },
  kycPolicy: {
    lead: 'Ein Betreiber muss wissen, wer spielt: um Minderjährige fernzuhalten, Ausschlüsse zu achten und die richtige Person auszuzahlen.',
    sections: [
      {
        heading: 'Was verlangt werden kann',
        text: [],
        list: [
          'Name, Geburtsdatum und Anschrift.',
          'Ein Ausweis mit Foto.',
          'Ein Nachweis der Herkunft des Geldes bei hohen Beträgen.',
        ],
      },
      {
        heading: 'Wann',
        text: [
          'Bei der Eröffnung, vor der ersten Auszahlung oder wenn sich etwas ändert. Stand und offene Fragen stehen im Konto unter „Verifizierung“.',
        ],
      },
      {
        heading: 'Was mit Dokumenten geschieht',
        text: [
          'Dokumente gehören nicht zur Aufzeichnung Ihrer Sitzung. Sie werden nur so lange aufbewahrt, wie das Gesetz es verlangt.',
        ],
      },
    ],
  },
  simpleIdentification: {
    lead: 'Die einfache Identifizierung vergleicht Name, Geburtsdatum und Anschrift mit einem Register, ohne Dokumente.',
    sections: [
      {
        heading: 'Wann sie genügt',
        text: [
          'Wo das Recht Ihres Landes es erlaubt, und bis zu den dort genannten Beträgen. Sonst ist ein Ausweis nötig, wie unter „Identitätsprüfung“ beschrieben.',
        ],
      },
    ],
  },
} as const satisfies SomeArticles;
