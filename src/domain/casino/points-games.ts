import { type GameRow, only } from './game-row.ts';

/** What each of their rounds costs, in points. */
export const POINTS_STAKE = 10;

const inPoints = { kind: 'other', shared: false, inPoints: true } as const;

/** Lists of covers, of which only memory is played for money too. */
const covers = { ...inPoints, rulesVersion: 'b7210f9c74afb685' } as const;
const asMuch = only('1/1');

/**
 * Games for loyalty points: the house's engines as they are, under numbers of their own, so that their rounds
 * are told, kept and checked as any others. All of them are drawn for one player, the wheel too.
 */
export const pointsGames = {
  'points-wheel': {
    ...inPoints,
    gameId: 91,
    rtp: only('24/25'),
    sigma: { least: '1.00', most: '6.72' },
    top: '48',
    addresses: ['bonusGames', 'bonusGames/wheel'],
    rulesVersion: '908c066ddf5fb138',
  },
  'points-lottery': {
    ...covers,
    gameId: 92,
    rtp: asMuch,
    sigma: only('2.37'),
    top: '10',
    addresses: ['bonusGames', 'bonusGames/lottery'],
  },
  'points-memory': {
    ...covers,
    gameId: 93,
    rtp: only('31/33'),
    sigma: only('3.79'),
    top: '25',
    addresses: ['bonusGames', 'bonusGames/memory'],
  },
  'points-chests': {
    ...covers,
    gameId: 94,
    rtp: asMuch,
    sigma: only('1.22'),
    top: '4',
    addresses: ['bonusGames', 'bonusGames/chests'],
  },
  'points-safes': {
    ...covers,
    gameId: 95,
    rtp: asMuch,
    sigma: only('1.38'),
    top: '4',
    addresses: ['bonusGames', 'bonusGames/safes'],
  },
  'points-scratch': {
    ...inPoints,
    gameId: 96,
    rtp: only('23/25'),
    sigma: only('15.90'),
    top: '10000',
    addresses: ['bonusGames', 'bonusGames/scratch-card'],
    rulesVersion: '4dc8b411303b8641',
  },
  'points-slot': {
    ...inPoints,
    kind: 'slots',
    gameId: 97,
    rtp: only('1066772337252015/1125899906842624'),
    sigma: only('4.26'),
    top: '10782.5',
    addresses: ['bonusGames', 'bonusGames/slot-machine'],
    rulesVersion: '51235d196161dc1c',
  },
} as const satisfies Readonly<Record<string, GameRow>>;
