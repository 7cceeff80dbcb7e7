import type { ReferenceTexts } from './reference-texts.ts';

/** What the back-end says in German. */
export const texts: ReferenceTexts = {
  letters: {
    login: '{site}: Ihr Code zum Anmelden ist {code}.',
    registration: '{site}: Ihr Code zum Registrieren ist {code}.',
    'two-step': '{site}: Ihr zweiter Code ist {code}.',
    captcha: '{site}: Ihr Code zum Fortfahren ist {code}.',
    activation: 'Willkommen bei {site}. Ihr Code ist {code}. {link}',
    recovery: '{site}: Ihr Code für ein neues Passwort ist {code}. {link}',
    'login-link': 'Bei {site} anmelden: {link}',
    credentials:
      'Ihr Login bei {site} ist {login}. Neues Passwort: {link} Keine Neuigkeiten: {stop}',
    'password-changed': 'Ihr Passwort bei {site} wurde geändert. Wenn Sie das nicht waren: {link}',
    'two-step-changed': 'Die zweite Stufe Ihrer Anmeldung bei {site} wurde geändert.',
    'network-added':
      'Sie können sich bei {site} jetzt mit {network} anmelden. Wenn Sie das nicht waren: {link}',
    'contact-added':
      'Zu Ihrem Konto bei {site} kam eine Adresse oder Nummer. Wenn Sie das nicht waren: {link}',
    'guest-message-taken':
      '{site}: Ihre Nachricht {number} ist da. Wir antworten per E-Mail. Haben Sie uns nicht geschrieben, brauchen Sie nichts zu tun.',
    'guest-message-answered':
      '{site}, Kundendienst, zu Ihrer Nachricht {number}:\n\n{answer}\n\nUm mehr zu schreiben, nennen Sie unter „Kontakt“ die Nummer {number}. {link}',
  },
  push: {
    'bet-settled': 'Eine Ihrer Wetten ist abgerechnet.',
    'withdrawal-paid': 'Ihre Auszahlung ist unterwegs auf Ihr Konto.',
    'withdrawal-returned':
      'Ihre Auszahlung kam nicht zustande. Das Geld ist wieder auf Ihrem Konto.',
    'document-decided': 'Wir haben Ihr Dokument angesehen.',
    'request-answered': 'Der Kundendienst hat Ihnen geantwortet.',
  },
  limitQuestions: [
    {
      text: 'Sie haben mehr verloren, als Sie wollten. Was ist das Beste?',
      answers: [
        'Mehr setzen, um es zurückzugewinnen',
        'Für heute aufhören',
        'Geld leihen und weitermachen',
      ],
    },
    {
      text: 'Was bewirkt ein Einzahlungslimit?',
      answers: [
        'Es macht Gewinne wahrscheinlicher',
        'Es ist der Mindestbetrag einer Einzahlung',
        'Es ist das Höchste, was Sie in seiner Zeit einzahlen können',
      ],
    },
    {
      text: 'Mit welchem Geld sollte man wetten?',
      answers: [
        'Mit Geld, das man entbehren kann',
        'Mit dem Geld für die Miete',
        'Mit geliehenem Geld',
      ],
    },
  ],
  exclusionReasons: [
    'Es kostet mich zu viel Geld',
    'Es kostet mich zu viel Zeit',
    'Es macht keine Freude mehr',
    'Das möchte ich nicht sagen',
  ],
  games: {
    dice: 'Würfel',
    crash: 'Crash',
    mines: 'Minen',
    plinko: 'Plinko',
    roulette: 'Europäisches Roulette',
    blackjack: 'Blackjack',
    baccarat: 'Baccara',
    'video-poker': 'Bube oder besser',
    'slot-lines': 'Hafen',
    keno: 'Keno',
    scratch: 'Rubbellos',
    bingo: 'Bingo',
    race: 'Rennen',
    hunt: 'Jagd',
    wheel: 'Glücksrad',
    'slot-ways': 'Kristall',
    hilo: 'Höher oder tiefer',
    ladder: 'Leiter',
    covers: 'Memory',
    lotto: 'Lotto 6 aus 49',
    'keno-5': 'Keno alle 5 Minuten',
    'points-wheel': 'Bonusrad',
    'points-lottery': 'Bonuslotterie',
    'points-memory': 'Bonus-Memory',
    'points-chests': 'Truhen',
    'points-safes': 'Tresore',
    'points-scratch': 'Bonus-Rubbellos',
    'points-slot': 'Bonusautomat',
  },
};
