import type { SeoTexts } from '../texts.ts';

/** What pages are called and about, in German. */
export const texts: SeoTexts = {
  titles: {
    home: 'Sportwetten',
    mainSection: 'Sport',
    mainChamp: 'Wettbewerb',
    mainGame: 'Spiel',
    topGame: 'Topspiel',
    team: 'Mannschaft',
    topEvents: 'Topereignisse',
    multiLive: 'Multi-Live',
    champs: 'Wettbewerbe',
    results: 'Ergebnisse',
    statistic: 'Statistik',
    marble: 'Murmelrennen, live',
    cyber: 'Cybersport',
    cyberAll: 'Cybersport: alle Spiele',
    cyberDiscipline: 'Cybersport: Disziplin',
    cyberChamps: 'Cybersport: Wettbewerbe',
    cyberChamp: 'Cybersport: Wettbewerb',
    cyberGame: 'Cybersport: Spiel',
    esports: 'E-Sport',
    esportsAll: 'E-Sport: alle Spiele',
    esportsDiscipline: 'E-Sport: Disziplin',
    esportsChamps: 'E-Sport: Wettbewerbe',
    esportsChamp: 'E-Sport: Wettbewerb',
    esportsGame: 'E-Sport: Spiel',
    asianGames: 'Asiatische Spiele',
    bingo: 'Bingo',
    cardGames: 'Kartenspiele',
    casinoLobby: 'Casino-Lobby',
    crashGames: 'Crash-Spiele',
    fastBet: 'Schnellwette',
    fastGames: 'Schnelle Spiele',
    fishingHunting: 'Angeln und Jagen',
    keno: 'Keno',
    liveCasino: 'Tischspiele',
    liveCasinoGame: 'Casinospiel',
    otherGames: 'Andere Spiele',
    poker: 'Poker',
    provider: 'Spieleanbieter',
    providers: 'Spieleanbieter',
    scratchcards: 'Rubbellose',
    skillGames: 'Geschicklichkeitsspiele',
    slots: 'Spielautomaten',
    slotsGame: 'Spielautomat',
    slotsVulkan: 'Vulkan-Automaten',
    tvGames: 'TV-Spiele',
    virtualSports: 'Virtueller Sport',
    lotto: 'Lotto',
    bonusCasino: 'Casino-Boni',
    casinoPromotion: 'Casino-Aktion',
    slotsFirstDeposit: 'Spielautomaten: erste Einzahlung',
    toto: 'Toto',
    totoSub: 'Toto',
    casinoTournaments: 'Casino-Turniere',
    casinoTournament: 'Casino-Turnier',
    games: 'Spiele',
    gameView: 'Spiel',
    gamesLanding: 'Spiele',
    bonusGames: 'Bonusspiele',
    rules: 'Regeln',
    contacts: 'Kontakt',
    about: 'Über uns',
    howBet: 'So wird gewettet',
    payment: 'Zahlungen',
    cookies: 'Cookies',
    ussdInstruction: 'Zahlung per USSD',
    licenses: 'Lizenzen',
    taxation: 'Steuern',
    consent: 'Datenverarbeitung',
    simpleIdentification: 'Einfache Identifizierung',
    amlKyc: 'AML und KYC',
    smsBets: 'Wetten per SMS',
    amlPolicy: 'Gegen Geldwäsche',
    disputeResolution: 'Streitfälle',
    kycPolicy: 'Identitätsprüfung',
    responsibleGaming: 'Verantwortungsvolles Spielen',
    cashTerminals: 'Bargeldterminals',
    bettingCalculator: 'Wettrechner',
    points: 'Wettbüros',
    mobile: 'Auf dem Handy',
    desktop: 'Auf dem Computer',
    ourPartners: 'Partner',
    bettingAlphabet: 'Wett-ABC',
    blog: 'Blog',
    news: 'Neuigkeiten',
    cricketApp: 'Cricket-App',
    iosApp: 'Auf iPhone und iPad',
    iplBettingApp: 'IPL-App',
    bettingAwards: 'Auszeichnungen',
    footballChampionsRules: 'Fußball-Champions: Regeln',
    siteMap: 'Alle Seiten',
    registration: 'Registrierung',
    promo: 'Aktionen',
    promotion: 'Aktion',
    bonus: 'Boni',
    bonusSection: 'Boni: Einzelheiten',
    specialoffer: 'Sonderangebote',
    specialofferSection: 'Sonderangebote: Einzelheiten',
    landingPage: 'Angebot',
    landing: 'Angebot',
  },
  kinds: {
    home: 'Sportwetten und Casino: Quoten live und vor dem Spiel, Spiele mit nachprüfbaren Runden und eine genaue Aufzeichnung jeder Wette.',
    line: '{title}: Spiele, die gerade laufen, und kommende, mit ihren Quoten, für Einzel-, Kombi- und Systemwetten.',
    top: '{title}: eine Auswahl laufender und kommender Spiele mit den Quoten, zu denen auf sie gewettet werden kann.',
    champ:
      '{title}: die Spiele, die gerade laufen, und die kommenden, mit den Quoten, zu denen gewettet werden kann.',
    match:
      '{title}: die Märkte und ihre aktuellen Quoten. Ein Druck auf einen Ausgang legt ihn in den Wettschein.',
    team: '{title}: die kommenden Spiele mit ihren Quoten und was in dieser Saison bisher gespielt wurde.',
    multi:
      '{title}: mehrere laufende Spiele nebeneinander auf einer Seite, mit allem, worauf gewettet werden kann.',
    champs:
      '{title}, auf die gewettet werden kann: alle mit Spielen, die gerade laufen oder noch kommen.',
    results:
      '{title} von Spielen nach Tag und Sportart, und die Spielstände derer, die gerade laufen.',
    statistic:
      '{title}: was in der Saison eines Wettbewerbs bisher gespielt wurde, mit Ergebnissen und Tabelle.',
    virtual:
      '{title}: virtueller Fußball, gerade gespielt oder noch kommend, mit seinen Quoten und Märkten.',
    marble:
      '{title}: ein Rennen für alle, die darauf wetten; ist es vorbei, lässt es sich nachprüfen.',
    games:
      '{title}: welche es gibt und was von den Einsätzen im Mittel zurückkommt. Runden des Hauses lassen sich nachprüfen.',
    game: '{title}: Regeln, Grenzen und was von den Einsätzen im Mittel zurückkommt. Runden des Hauses lassen sich nachprüfen.',
    providers:
      '{title}: wessen Spiele das Casino hat, die des Hauses und die anderer, und welche Spiele das sind.',
    lotto:
      '{title}: Ziehungen für alle zugleich. Zahlen wählen, Scheine kaufen und jede Ziehung danach nachprüfen.',
    offers:
      '{title}: was es gibt, für wen, bis wann und was dafür verlangt wird, mit allen Bedingungen an einer Stelle.',
    toto: '{title}: Sagen Sie zu jedem Spiel, wer gewinnt. Alle Scheine einer Ziehung teilen sich den Topf nach ihren Treffern.',
    tournaments:
      '{title}: Es zählen die zehn besten Multiplikatoren der eigenen Runden. Die Höhe der Einsätze bringt keine Punkte.',
    points:
      '{title}, gespielt um Punkte. Punkte sind kein Geld: Sie werden weder gekauft noch ausgezahlt.',
    registration:
      '{title}: wie man ein Konto eröffnet, was dafür gefragt wird und wer eines haben darf: nur Erwachsene, im eigenen Namen.',
    map: '{title}, die Ihnen offenstehen: Sport, Casino, Aktionen, Informationen und Hilfe.',
  },
  articles: {
    rules:
      'Allgemeine Regeln: wer wetten darf, was als Wette gilt und wie Fehler berichtigt werden.',
    contacts:
      'Schreiben Sie uns aus Ihrem Konto, beim Kundendienst: Dort steht, was Sie geschrieben und was wir geantwortet haben.',
    about:
      'Replaybook ist eine Wettseite, die sich genau merkt, was geschah: Jede Sitzung wird als geordnete Aufzeichnung von Ereignissen bewahrt.',
    howBet:
      'Vom Spiel zur abgegebenen Wette in fünf Schritten. Auf dem Handy und am Computer geht alles gleich.',
    payment:
      'So wie die Seite geliefert wird, ist das Guthaben Spielgeld, und der Zahlungsanbieter ist einer zum Ausprobieren: Geld bewegt er nicht.',
    cookies:
      'Alles, was diese Seite in Ihrem Browser speichert, mit Namen. Skripte anderer laufen hier nicht.',
    ussdInstruction:
      'Zahlungen per USSD gibt es hier nicht. Wählen Sie keine Codes, die eine Einzahlung auf diese Seite versprechen: Das Geld wäre verloren.',
    licenses:
      'So wie sie geliefert wird, hat diese Seite keine Glücksspiellizenz und braucht keine: Sie läuft mit Spielgeld.',
    taxation:
      'Ob Gewinne besteuert werden, hängt davon ab, wo Sie leben. Beraten können wir Sie dazu nicht.',
    consent:
      'Welche Daten beim Benutzen dieser Seite entstehen, wozu sie dienen und wer sie sehen darf.',
    simpleIdentification:
      'Die einfache Identifizierung vergleicht Name, Geburtsdatum und Anschrift mit einem Register, ohne Dokumente.',
    amlKyc:
      'Zwei Richtlinien schützen Seite und Spieler vor Straftaten: eine gegen Geldwäsche, eine zur Identität der Spieler.',
    smsBets:
      'Wetten per SMS werden hier nicht angenommen. Die Seite läuft auf jedem Handy mit aktuellem Browser, auch bei langsamer Verbindung.',
    amlPolicy:
      'Geld aus Straftaten darf nicht durch Wettkonten fließen: was geprüft wird und was daraus folgt.',
    disputeResolution:
      'Meinen Sie, dass eine Wette falsch behandelt wurde, sehen wir uns die Aufzeichnung gemeinsam an.',
    kycPolicy:
      'Ein Betreiber muss wissen, wer spielt: um Minderjährige fernzuhalten, Ausschlüsse zu achten und die richtige Person auszuzahlen.',
    responsibleGaming:
      'Wetten soll Unterhaltung sein, die Sie sich leisten können. Hier steht, was Sie selbst festlegen können und woran Sie merken, dass es Zeit dafür ist.',
    cashTerminals:
      'An diese Seite sind keine Bargeldterminals angebunden. Ein Terminal mit unserem Namen nimmt Geld, das Ihr Konto nie erreicht.',
    bettingCalculator:
      'Berechnet eine Wette genau wie der Wettschein, ohne sie abzugeben. Eine Kombiwette multipliziert alle Quoten.',
    points:
      'Wir haben keine Wettbüros. Gewettet wird auf dieser Seite. Nur zu Wetten, die hier abgegeben werden, gibt es eine Aufzeichnung, die beweist, was vereinbart war.',
    mobile:
      'Es gibt keine App zum Herunterladen: Die Seite selbst ist eine. Dieselbe Seite in einem eigenen Fenster, immer in der neuesten Fassung.',
    desktop:
      'Die Seite läuft in jedem aktuellen Browser und kann ein eigenes Fenster haben. In Chrome oder Edge drücken Sie das Installationszeichen in der Adressleiste.',
    ourPartners:
      'Diese Seite hat keine Partner und kein Partnerprogramm. Wer Ihnen in unserem Namen Geld für Spieler bietet, tut es ohne unser Wissen.',
    bettingAlphabet:
      'Die Wörter des Wettens, dieser Seite und der Kasinospiele, so wie sie hier gemeint sind.',
    blog: 'Wie auf dieser Seite etwas gemacht ist, und warum so. Was sich geändert hat, steht bei den Neuigkeiten.',
    news: 'Was die Seite gelernt hat. Änderungen der Regeln werden jedem Spieler gezeigt, bevor sie gelten, und brauchen seine Zustimmung.',
    cricketApp:
      'Eine eigene App für Cricket gibt es nicht. Ist Cricket im Programm, steht es unter den Sportarten von Live und „Vor dem Spiel“.',
    iosApp:
      'Im App Store gibt es keine App. Auf iPhone und iPad kommt die Seite auf den Home-Bildschirm.',
    iplBettingApp:
      'Eine eigene App für die Indian Premier League gibt es nicht. Sind ihre Spiele im Programm, stehen sie unter Cricket in Live und „Vor dem Spiel“.',
    bettingAwards:
      'Wir haben keine Auszeichnung gewonnen und erfinden auch keine. Sehen Sie, wie hier ein Streit um eine Wette geklärt wird: Das sagt mehr als ein Pokal.',
    footballChampionsRules:
      'Dieses Gewinnspiel läuft zurzeit nicht. Für Fußball gelten die allgemeinen Regeln, in jedem Wettbewerb gleich.',
  },
};
