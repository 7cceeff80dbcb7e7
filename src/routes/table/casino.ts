import { pages } from '../page.ts';

const game = 'game/:gameId/:gameName' as const;

export const casinoPages = pages(
  {
    area: 'casino',
    layout: 'casino',
    remote: 'casino',
    view: 'not-yet',
    dictionary: 'casino',
  },
  {
    bingo: 'bingo',
    bonusCasino: 'bonus/casino',
    casinoPromotion: 'bonus/casino/promotions/:id',
    casinoTournaments: 'bonus/casino/tournaments',
    casinoTournament: 'bonus/casino/tournaments/:id',
    fishingHunting: 'fishinghunting',
    poker: 'poker/:game?',
    scratchcards: 'scratchcards',
    keno: 'keno',
    slots: [
      'slots/:subcategory?',
      { navigation: { sections: [{ order: 6, textKey: 'main_nav_casino' }] } },
    ],
    slotsGame: `slots/:subcategory?/${game}`,
    slotsVulkan: 'slots/vulkan',
    slotsFirstDeposit: 'slots/first-deposit',
    liveCasino: 'casino/:subcategory?',
    liveCasinoGame: `casino/:subcategory?/${game}`,
    casinoThankYou: '(slots|casino|keno)/thank-you',
    tvGames: 'tvgames',
    virtualSports: 'virtualsports',
    fastGames: 'fast-games',
    fastBet: 'fast-bet',
    asianGames: 'asian-games',
    cardGames: 'card-games',
    crashGames: 'crash-games',
    skillGames: 'skill-games',
    myCasino: 'my-casino',
    myCasinoFavorites: 'my-casino/favorites',
    casinoLobby: 'casino-lobby',
    casinoSearch: 'casino-search',
    providers: 'providers',
    provider: 'providers/:provider',
    otherGames: 'othergames',
  },
);

export const gamePages = pages(
  { area: 'games', layout: 'main', remote: 'casino', view: 'not-yet', dictionary: 'casino' },
  {
    games: ['games', { navigation: { sections: [{ order: 7, textKey: 'main_nav_games' }] } }],
    gameView: 'games/:gameRoute',
    gamesLanding: 'games-landing/:landingRoute',
    bonusGames: 'bonusGames/:game(wheel|lottery|memory|chests|safes|scratch-card|slot-machine)',
  },
);
