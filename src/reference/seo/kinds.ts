/** What the sentence that describes a page is about. */
export type PageKind =
  | 'champ'
  | 'champs'
  | 'game'
  | 'games'
  | 'home'
  | 'line'
  | 'lotto'
  | 'map'
  | 'marble'
  | 'match'
  | 'multi'
  | 'offers'
  | 'points'
  | 'providers'
  | 'registration'
  | 'results'
  | 'statistic'
  | 'team'
  | 'top'
  | 'toto'
  | 'tournaments'
  | 'virtual';

/** Pages that have their sentence in common with others, by the names of their routes. */
export const kinds = {
  home: 'home',
  mainSection: 'line',
  mainChamp: 'champ',
  mainGame: 'match',
  topGame: 'top',
  team: 'team',
  topEvents: 'top',
  multiLive: 'multi',
  champs: 'champs',
  results: 'results',
  statistic: 'statistic',
  marble: 'marble',
  cyber: 'virtual',
  cyberAll: 'virtual',
  cyberDiscipline: 'virtual',
  cyberChamps: 'virtual',
  cyberChamp: 'champ',
  cyberGame: 'match',
  esports: 'virtual',
  esportsAll: 'virtual',
  esportsDiscipline: 'virtual',
  esportsChamps: 'virtual',
  esportsChamp: 'champ',
  esportsGame: 'match',
  asianGames: 'games',
  bingo: 'games',
  cardGames: 'games',
  casinoLobby: 'games',
  crashGames: 'games',
  fastBet: 'games',
  fastGames: 'games',
  fishingHunting: 'games',
  keno: 'games',
  liveCasino: 'games',
  liveCasinoGame: 'game',
  otherGames: 'games',
  poker: 'games',
  provider: 'providers',
  providers: 'providers',
  scratchcards: 'games',
  skillGames: 'games',
  slots: 'games',
  slotsGame: 'game',
  slotsVulkan: 'games',
  tvGames: 'games',
  virtualSports: 'games',
  lotto: 'lotto',
  bonusCasino: 'offers',
  casinoPromotion: 'offers',
  slotsFirstDeposit: 'offers',
  toto: 'toto',
  totoSub: 'toto',
  casinoTournaments: 'tournaments',
  casinoTournament: 'tournaments',
  games: 'games',
  gameView: 'game',
  gamesLanding: 'games',
  bonusGames: 'points',
  siteMap: 'map',
  registration: 'registration',
  promo: 'offers',
  promotion: 'offers',
  bonus: 'offers',
  bonusSection: 'offers',
  specialoffer: 'offers',
  specialofferSection: 'offers',
  landingPage: 'offers',
  landing: 'offers',
} as const satisfies Readonly<Record<string, PageKind>>;

/** Articles, which begin with a sentence of their own, by the names of their routes. */
export const articles = [
  'rules',
  'contacts',
  'about',
  'howBet',
  'payment',
  'cookies',
  'ussdInstruction',
  'licenses',
  'taxation',
  'consent',
  'simpleIdentification',
  'amlKyc',
  'smsBets',
  'amlPolicy',
  'disputeResolution',
  'kycPolicy',
  'responsibleGaming',
  'cashTerminals',
  'bettingCalculator',
  'points',
  'mobile',
  'desktop',
  'ourPartners',
  'bettingAlphabet',
  'blog',
  'news',
  'cricketApp',
  'iosApp',
  'iplBettingApp',
  'bettingAwards',
  'footballChampionsRules',
] as const;

export type DescribedArticle = (typeof articles)[number];

/** A page that search engines are to find. */
export type DescribedPage = keyof typeof kinds | DescribedArticle;
