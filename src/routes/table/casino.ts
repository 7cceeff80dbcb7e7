import { pages } from '../page.ts';

const game = 'game/:gameId/:gameName' as const;

const casino = {
  area: 'casino',
  layout: 'casino',
  remote: 'casino',
  dictionary: 'casino',
} as const;

/** What lists of games need. */
const needs = ['casinoGames', 'casinoFavourites', 'casinoRounds'] as const;

/** What may be about games of other providers needs besides. */
const withOutside = [...needs, 'casinoOutsideRounds'] as const;

/** The lobby, what lists games by some property of theirs, and the tables. */
export const casinoPages = pages(
  { ...casino, view: 'own' },
  {
    asianGames: ['asian-games', { needs }],
    bingo: ['bingo', { needs }],
    cardGames: ['card-games', { needs }],
    casinoLobby: ['casino-lobby', { needs }],
    casinoThankYou: ['(slots|casino|keno)/thank-you', { needs }],
    casinoSearch: ['casino-search', { needs }],
    crashGames: ['crash-games', { needs }],
    fastBet: ['fast-bet', { needs }],
    fastGames: ['fast-games', { needs }],
    fishingHunting: ['fishinghunting', { needs }],
    keno: ['keno', { needs }],
    liveCasino: ['casino/:subcategory?', { needs }],
    liveCasinoGame: [`casino/:subcategory?/${game}`, { needs: withOutside }],
    myCasino: ['my-casino', { needs: withOutside }],
    myCasinoFavorites: ['my-casino/favorites', { needs }],
    otherGames: ['othergames', { needs }],
    poker: ['poker/:game?', { needs }],
    provider: ['providers/:provider', { needs }],
    providers: ['providers', { needs }],
    scratchcards: ['scratchcards', { needs }],
    skillGames: ['skill-games', { needs }],
    slots: [
      'slots/:subcategory?',
      { needs, navigation: { sections: [{ order: 6, textKey: 'main_nav_casino' }] } },
    ],
    slotsGame: [`slots/:subcategory?/${game}`, { needs: withOutside }],
    slotsVulkan: ['slots/vulkan', { needs }],
    tvGames: ['tvgames', { needs }],
    virtualSports: ['virtualsports', { needs }],
  },
);

/** Draws for all at once, at addresses of their own. */
export const lottoPages = pages(
  { ...casino, layout: 'main', view: 'own' },
  { lotto: ['lotto/:sectionName?/:lottoId?', { needs: [...needs, 'casinoDraw'] }] },
);

/** The race once more, of marbles, among what is played live. */
export const marblePages = pages(
  { ...casino, layout: 'main', view: 'own' },
  { marble: ['live/marble', { needs }] },
);

/** What is on offer of the casino: campaigns as everywhere else, narrowed to those that count there. */
export const casinoOfferPages = pages(
  {
    ...casino,
    remote: 'information',
    view: 'own',
    dictionaries: ['bonus', 'promotions'],
    needs: ['campaigns'],
  },
  {
    bonusCasino: 'bonus/casino',
    casinoPromotion: 'bonus/casino/promotions/:id',
    slotsFirstDeposit: 'slots/first-deposit',
  },
);

const totoSub = ':sub(draw|next|coupons|draws|nonimees)' as const;

/** Pools on the results of matches. */
export const totoPages = pages(
  { ...casino, layout: 'main', view: 'own', dictionaries: ['toto'], needs: ['casinoRounds'] },
  { toto: 'toto/:section?', totoSub: `toto/:section?/${totoSub}` },
);

/** Tournaments of the house's games. */
export const tournamentPages = pages(
  { ...casino, view: 'own', dictionaries: ['tournaments'] },
  {
    casinoTournaments: [
      'bonus/casino/tournaments',
      { needs: ['casinoGames', 'tournaments', 'tournamentsOwn'] },
    ],
    casinoTournament: [
      'bonus/casino/tournaments/:id',
      { needs: ['casinoGames', 'tournament', 'tournamentsOwn'] },
    ],
  },
);

/** The same games by addresses of their own. */
export const gamePages = pages(
  { ...casino, area: 'games', layout: 'main', view: 'own' },
  {
    games: [
      'games',
      { needs, navigation: { sections: [{ order: 7, textKey: 'main_nav_games' }] } },
    ],
    gameView: ['games/:gameRoute', { needs }],
    gamesLanding: ['games-landing/:landingRoute', { needs }],
    bonusGames: [
      'bonusGames/:game(wheel|lottery|memory|chests|safes|scratch-card|slot-machine)?',
      { dictionaries: ['promotions'], needs: [...needs, 'pointEntries', 'pointStore'] },
    ],
  },
);
