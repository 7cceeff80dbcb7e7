import type { SeoTexts } from '../texts.ts';

/** What pages are called and about, in English. */
export const texts: SeoTexts = {
  titles: {
    home: 'Sports betting',
    mainSection: 'Sports',
    mainChamp: 'Championship',
    mainGame: 'Match',
    topGame: 'Top match',
    team: 'Team',
    topEvents: 'Top events',
    multiLive: 'Multi-live',
    champs: 'Championships',
    results: 'Results',
    statistic: 'Statistics',
    marble: 'Marble races, live',
    cyber: 'Cyber sport',
    cyberAll: 'Cyber sport: all games',
    cyberDiscipline: 'Cyber sport: discipline',
    cyberChamps: 'Cyber sport: championships',
    cyberChamp: 'Cyber sport: championship',
    cyberGame: 'Cyber sport: match',
    esports: 'Esports',
    esportsAll: 'Esports: all games',
    esportsDiscipline: 'Esports: discipline',
    esportsChamps: 'Esports: championships',
    esportsChamp: 'Esports: championship',
    esportsGame: 'Esports: match',
    asianGames: 'Asian games',
    bingo: 'Bingo',
    cardGames: 'Card games',
    casinoLobby: 'Casino lobby',
    crashGames: 'Crash games',
    fastBet: 'Fast bet',
    fastGames: 'Fast games',
    fishingHunting: 'Fishing and hunting',
    keno: 'Keno',
    liveCasino: 'Table games',
    liveCasinoGame: 'Casino game',
    otherGames: 'Other games',
    poker: 'Poker',
    provider: 'Game provider',
    providers: 'Game providers',
    scratchcards: 'Scratch cards',
    skillGames: 'Skill games',
    slots: 'Slots',
    slotsGame: 'Slot',
    slotsVulkan: 'Vulkan slots',
    tvGames: 'TV games',
    virtualSports: 'Virtual sports',
    lotto: 'Lotto',
    bonusCasino: 'Casino bonuses',
    casinoPromotion: 'Casino promotion',
    slotsFirstDeposit: 'Slots: first deposit',
    toto: 'Toto',
    totoSub: 'Toto',
    casinoTournaments: 'Casino tournaments',
    casinoTournament: 'Casino tournament',
    games: 'Games',
    gameView: 'Game',
    gamesLanding: 'Games',
    bonusGames: 'Bonus games',
    rules: 'Rules',
    contacts: 'Contacts',
    about: 'About us',
    howBet: 'How to bet',
    payment: 'Payments',
    cookies: 'Cookies',
    ussdInstruction: 'Payments by USSD',
    licenses: 'Licences',
    taxation: 'Taxes',
    consent: 'Consent to data processing',
    simpleIdentification: 'Simple identification',
    amlKyc: 'AML and KYC',
    smsBets: 'Bets by SMS',
    amlPolicy: 'Anti-money-laundering policy',
    disputeResolution: 'Disputes',
    kycPolicy: 'Know-your-customer policy',
    responsibleGaming: 'Responsible gaming',
    cashTerminals: 'Cash terminals',
    bettingCalculator: 'Betting calculator',
    points: 'Betting shops',
    mobile: 'On your phone',
    desktop: 'On your computer',
    ourPartners: 'Partners',
    bettingAlphabet: 'Betting alphabet',
    blog: 'Blog',
    news: 'News',
    cricketApp: 'Cricket app',
    iosApp: 'On iPhone and iPad',
    iplBettingApp: 'IPL betting app',
    bettingAwards: 'Awards',
    footballChampionsRules: 'Football champions: rules',
    siteMap: 'All pages',
    registration: 'Registration',
    promo: 'Promotions',
    promotion: 'Promotion',
    bonus: 'Bonuses',
    bonusSection: 'Bonuses: details',
    specialoffer: 'Special offers',
    specialofferSection: 'Special offers: details',
    landingPage: 'Offer',
    landing: 'Offer',
  },
  kinds: {
    home: 'Sports betting and casino: odds live and before the match, games whose rounds you can check, and an exact record of every bet.',
    line: '{title}: matches being played now and those to come, with their odds, for single bets, accumulators and systems.',
    top: '{title}: a choice of matches being played now and of those to come, with the odds at which they can be bet on.',
    champ:
      '{title}: its matches, those being played now and those to come, with the odds at which they can be bet on.',
    match:
      '{title}: the markets on it and their current odds. A press on an outcome puts it into the bet slip.',
    team: '{title}: its matches to come with their odds, and what it has played in the season so far.',
    multi:
      '{title}: several matches that are being played now beside each other on one page, with everything that can be bet on.',
    champs: '{title} that can be bet on: all that have matches being played now or still to come.',
    results:
      '{title} of matches by day and by sport, and the scores of those that are being played now.',
    statistic:
      '{title}: what was played in a championship’s season so far, with its results and its table.',
    virtual:
      '{title}: virtual football, being played now and still to come, with its odds and markets.',
    marble: '{title}: one race for everybody who bets on it, which can be checked once it is over.',
    games:
      '{title}: which games there are here, and what comes back of the stakes on average. Rounds of the house can be checked.',
    game: '{title}: its rules, its limits, and what comes back of the stakes on average. Rounds of the house can be checked.',
    providers:
      '{title}: whose games the casino has, those of the house and those of others, and which games they are.',
    lotto:
      '{title}: draws for everybody at once. Choose your numbers, buy tickets, and check each draw once it is over.',
    offers:
      '{title}: what is on offer, for whom, until when, and what is asked for it, with all its conditions in one place.',
    toto: '{title}: say of each match who wins. All coupons of a draw share its pool by how many they got right.',
    tournaments:
      '{title}: players are ranked by the ten best multipliers of their rounds. How much is staked gives no points by itself.',
    points:
      '{title}, played for points. Points are no money: they are neither bought nor paid out.',
    registration:
      '{title}: how to open an account, what is asked for it, and who may have one: adults only, in their own name.',
    map: '{title} of the site that are open to you: sports, casino, promotions, information and help.',
  },
  articles: {
    rules:
      'General rules: who may bet, what counts as a bet, and how errors are put right. Only adults may hold an account, in their own name, and only one each.',
    contacts:
      'Write to us from your account, under Support: you see there what you wrote and what we answered.',
    about:
      'Replaybook is a betting site that remembers exactly what happened: every session is kept as an ordered record of events.',
    howBet:
      'From a match to a placed bet in five steps. Everything here works the same on a phone and on a computer.',
    payment:
      'As delivered, balances are play money, and what pays them in and out is a provider to try things out with: no money moves.',
    cookies:
      "Everything that this site keeps in your browser, by name. What sends you here is kept only if you allow marketing; nobody else's scripts run here.",
    ussdInstruction:
      'Payments by USSD are not offered here. Do not dial codes that promise a deposit to this site: the money would be lost.',
    licenses:
      'As delivered, this site holds no gambling licence, and needs none: it runs with play money.',
    taxation: 'Whether winnings are taxed depends on where you live. We cannot advise you on it.',
    consent: 'Which data arise when you use this site, what they are for, and who may see them.',
    simpleIdentification:
      'Simple identification compares your name, date of birth and address with a register, without documents.',
    amlKyc:
      'Two policies protect the site and its players from crime: one against money laundering, one on knowing who plays.',
    smsBets:
      'Bets by SMS are not taken here. The site works on any phone with a current browser, on slow connections too.',
    amlPolicy:
      'Money from crime must not pass through betting accounts: what is looked into, and what follows from it.',
    disputeResolution:
      'If you think a bet was handled wrongly, we look at the record together. Write to support with the number of the bet and of the session.',
    kycPolicy:
      'An operator has to know who plays: to keep out minors, to respect exclusions, and to pay the right person.',
    responsibleGaming:
      'Betting should be entertainment you can afford. Here is what you can set yourself, and how to notice that it is time to.',
    cashTerminals:
      'No cash terminals are connected to this site. A terminal that shows our name takes money that does not reach your account.',
    bettingCalculator:
      'Works out a bet exactly as the bet slip does, without placing anything. An accumulator multiplies all odds.',
    points:
      'We have no betting shops. All betting is on this site. Only bets made here have a record that can prove what was agreed.',
    mobile:
      'There is no app to download: the site itself is one. The same site in a window of its own, always in its newest version.',
    desktop:
      'The site runs in any current browser and can have a window of its own. In Chrome or Edge press the install sign in the address bar.',
    ourPartners:
      'This installation has no partners and no affiliate programme. Whoever offers you money for players in our name does so without our knowledge.',
    bettingAlphabet:
      'The words of betting, of this site and of casino games, in the sense they have here.',
    blog: 'How something on this site is done, and why it is done so. What changed stands among the news.',
    news: 'What the site has learnt to do. Changes of the rules are shown to every player before they apply, and ask for consent.',
    cricketApp:
      'There is no separate app for cricket. When cricket is in the line, it stands among the sports of Live and Pre-match.',
    iosApp:
      'There is no app in the App Store. On iPhone and iPad the site goes on the home screen.',
    iplBettingApp:
      'There is no separate app for the Indian Premier League. When its matches are in the line, they stand under cricket in Live and Pre-match.',
    bettingAwards:
      'We have not won an award, and we do not make any up. Look at how a disputed bet is handled: that says more than a cup.',
    footballChampionsRules:
      'This prize game is not running at present. For bets on football the general rules hold, in every competition alike.',
  },
};
