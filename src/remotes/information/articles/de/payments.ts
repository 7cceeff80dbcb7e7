import type { SomeArticles } from '../../article.ts';

export const payments = {
  payment: {
    lead: 'So wie die Seite geliefert wird, ist das Guthaben Spielgeld, und kein Zahlungsanbieter ist angebunden. Diese Regeln gelten, wo einer es ist.',
    sections: [
      {
        heading: 'Einzahlungen',
        text: [
          'Nur mit Zahlungsmitteln auf Ihren Namen. Ihre Einzahlungslimits gelten, bevor gezahlt wird; eine Einzahlung darüber wird abgelehnt, nicht gekürzt.',
        ],
      },
      {
        heading: 'Auszahlungen',
        text: [
          'Möglichst auf dem Weg, auf dem das Geld kam. Weder Versehen noch Versuchung machen sie rückgängig: Was beantragt ist, wird ausgezahlt.',
        ],
      },
      {
        heading: 'Wo sie zu sehen sind',
        text: ['Jede Zahlung steht mit ihrem Stand in Ihrem Konto unter „Zahlungsverlauf“.'],
      },
    ],
  },
  ussdInstruction: {
    lead: 'Zahlungen per USSD gibt es hier nicht.',
    sections: [
      {
        heading: 'Vorsicht',
        text: [
          'Wählen Sie keine Codes, die eine Einzahlung auf diese Seite versprechen: Das Geld wäre verloren.',
        ],
      },
    ],
  },
  cashTerminals: {
    lead: 'An diese Seite sind keine Bargeldterminals angebunden.',
    sections: [
      {
        heading: 'Vorsicht',
        text: ['Ein Terminal mit unserem Namen nimmt Geld, das Ihr Konto nie erreicht.'],
      },
    ],
  },
  points: {
    lead: 'Wir haben keine Wettbüros. Gewettet wird auf dieser Seite.',
    sections: [
      {
        heading: 'Warum das so bleibt',
        text: [
          'Nur zu Wetten, die hier abgegeben werden, gibt es eine Aufzeichnung, die beweist, was vereinbart war.',
        ],
      },
    ],
  },
  taxation: {
    lead: 'Ob Gewinne besteuert werden, hängt davon ab, wo Sie leben. Beraten können wir Sie dazu nicht.',
    sections: [
      {
        heading: 'Was Sie vielleicht brauchen',
        text: ['Ihr Konto führt jede Wette mit Einsatz, Quote und Ertrag auf und jede Zahlung.'],
      },
    ],
  },
} as const satisfies SomeArticles;
