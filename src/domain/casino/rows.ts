import { isKeyOf } from '../../kernel/is-key-of.ts';
import { type GameRow, only } from './game-row.ts';
import { pointsGames } from './points-games.ts';

const BOUNDS = [1.2, 2.5, 5, 12];

/** The games of the house, in the order in which they are offered. */
export const games = {
  dice: {
    gameId: 42,
    kind: 'other',
    shared: false,
    rtp: only('99/100'),
    sigma: only('1.00'),
    top: '990',
    addresses: ['fast-games', 'fast-bet', 'games/dice'],
    rulesVersion: 'b2155c6b0db49cb2',
  },
  crash: {
    gameId: 41,
    kind: 'other',
    shared: true,
    // At 9999.00 and at 1.28: whole hundredths of a curve's end cut a little off.
    rtp: { least: '1114640907771699/1125899906842624', most: '99/100' },
    sigma: only('1.00'),
    top: '10000',
    addresses: ['crash-games'],
    rulesVersion: '5feca9b58200d97f',
  },
  mines: {
    gameId: 43,
    kind: 'other',
    shared: false,
    rtp: only('99/100'),
    sigma: only('1.00'),
    top: '10000',
    addresses: ['fast-games', 'othergames', 'games/mines'],
    rulesVersion: '935514c66fe601d6',
  },
  plinko: {
    gameId: 44,
    kind: 'other',
    shared: false,
    rtp: only('63/64'),
    sigma: { least: '0.30', most: '5.39' },
    top: '865',
    addresses: ['fast-games', 'games/plinko'],
    rulesVersion: '92a9946550a51847',
  },
  roulette: {
    gameId: 11,
    kind: 'other',
    shared: false,
    rtp: only('36/37'),
    sigma: { least: '1.00', most: '5.84' },
    top: '36',
    addresses: ['casino', 'casino/roulette'],
    rulesVersion: 'facd80cb6be1fd89',
  },
  blackjack: {
    gameId: 12,
    kind: 'other',
    shared: false,
    rtp: only('7016161098045143337706614398/7056410014866816666030739693'),
    sigma: only('1.15'),
    top: '2.5',
    addresses: ['casino', 'card-games', 'skill-games', 'games/twenty-one'],
    rulesVersion: '384588a491622231',
  },
  baccarat: {
    gameId: 13,
    kind: 'other',
    shared: false,
    rtp: { least: '619306544887/723147898655', most: '10732465128097/10847218479825' },
    sigma: { least: '0.93', most: '3.15' },
    top: '12',
    addresses: ['casino', 'card-games', 'asian-games', 'games/card-odds'],
    rulesVersion: '3c57763868643d16',
  },
  'video-poker': {
    gameId: 21,
    kind: 'other',
    shared: false,
    rtp: only('1653526326983/1661102543100'),
    sigma: only('4.42'),
    top: '800',
    addresses: ['poker', 'skill-games'],
    rulesVersion: '5d25ef0bd47f319d',
  },
  'slot-lines': {
    gameId: 31,
    kind: 'slots',
    shared: false,
    rtp: only('1066772337252015/1125899906842624'),
    sigma: only('4.26'),
    top: '10782.5',
    addresses: ['slots', 'slots/vulkan'],
    rulesVersion: '51235d196161dc1c',
  },
  keno: {
    gameId: 51,
    kind: 'other',
    shared: false,
    rtp: { least: '969/1027', most: '601/632' },
    sigma: { least: '1.65', most: '25.76' },
    top: '10000',
    addresses: ['keno'],
    rulesVersion: '5b1c903cf146aa36',
  },
  scratch: {
    gameId: 53,
    kind: 'other',
    shared: false,
    rtp: only('23/25'),
    sigma: only('15.90'),
    top: '10000',
    addresses: ['scratchcards'],
    rulesVersion: '4dc8b411303b8641',
  },
  bingo: {
    gameId: 52,
    kind: 'other',
    shared: true,
    rtp: only('12904573090142/13711471751169'),
    sigma: only('5.34'),
    top: '1000',
    addresses: ['bingo'],
    rulesVersion: 'e239ae2dff36fa10',
  },
  race: {
    gameId: 62,
    kind: 'other',
    shared: true,
    rtp: { least: '11693/13000', most: '47/50' },
    sigma: { least: '1.43', most: '3.19' },
    top: '103.5',
    addresses: ['virtualsports'],
    rulesVersion: 'aa37fa64fe2503e3',
  },
  hunt: {
    gameId: 71,
    kind: 'other',
    shared: false,
    rtp: only('24/25'),
    sigma: only('1.00'),
    top: '500',
    addresses: ['fishinghunting', 'asian-games'],
    rulesVersion: 'd30f3c8019706e2e',
  },
  wheel: {
    gameId: 61,
    kind: 'other',
    shared: true,
    rtp: only('24/25'),
    sigma: { least: '1.00', most: '6.72' },
    top: '48',
    addresses: ['tvgames'],
    rulesVersion: '908c066ddf5fb138',
  },
  'slot-ways': {
    gameId: 32,
    kind: 'slots',
    shared: false,
    rtp: only('648280287/671088640'),
    sigma: only('3.88'),
    top: '492',
    addresses: ['slots', 'games/crystal'],
    rulesVersion: '753d980e5af6bc93',
  },
  hilo: {
    gameId: 22,
    kind: 'other',
    shared: false,
    rtp: only('99/100'),
    sigma: only('1.00'),
    top: '10000',
    addresses: ['card-games', 'games/higher-lower'],
    rulesVersion: 'd4fa6d3a8a746306',
  },
  ladder: {
    gameId: 45,
    kind: 'other',
    shared: false,
    rtp: only('97/100'),
    sigma: only('1.00'),
    top: '1370.5',
    addresses: ['othergames', 'games/apple-of-fortune', 'games/heads-or-tails', 'games/penalty'],
    rulesVersion: 'bf18e1521efeb35d',
  },
  covers: {
    gameId: 46,
    kind: 'other',
    shared: false,
    rtp: only('31/33'),
    sigma: only('3.79'),
    top: '25',
    addresses: ['games/memory'],
    rulesVersion: 'b7210f9c74afb685',
  },
  lotto: {
    gameId: 54,
    kind: 'other',
    shared: true,
    rtp: only('1781525/2330636'),
    sigma: only('276.19'),
    top: '1000000',
    addresses: ['lotto/6-49'],
    rulesVersion: '83d4020616b9c643',
  },
  'keno-5': {
    gameId: 55,
    kind: 'other',
    shared: true,
    rtp: { least: '969/1027', most: '601/632' },
    sigma: { least: '1.65', most: '25.76' },
    top: '10000',
    addresses: ['lotto/keno-5'],
    rulesVersion: '5b1c903cf146aa36',
  },
  ...pointsGames,
} as const satisfies Readonly<Record<string, GameRow>>;

export type GameName = keyof typeof games;

/** Whether a name, of an address or a log, is that of a game. */
export function isGameName(name: string): name is GameName {
  return isKeyOf(name, games);
}

export const gameNames: readonly GameName[] = Object.keys(games).filter(isGameName);

const ofPoints: ReadonlySet<number> = new Set(
  Object.values(pointsGames).map(({ gameId }) => gameId),
);

/** Whether a game is played for points, by its number. */
export const isInPoints = (gameId: number): boolean => ofPoints.has(gameId);

/** How far returns scatter, 1 to 5, as previews tell it: by the bet of the game that scatters most. */
export function volatilityOf({ sigma }: GameRow): number {
  return BOUNDS.filter((bound) => Number(sigma.most) >= bound).length + 1;
}
