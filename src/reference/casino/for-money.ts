import type { GameFields } from '../../domain/casino/steps.ts';
import type { HouseGame } from './games.ts';

/** Lists of covers that are played for money; the others return a stake in the mean, and are for points. */
const COVERS = ['memory'];

/** Whether a bet may be played for money. */
export const isForMoney = ({ name }: HouseGame, { preset }: GameFields): boolean =>
  name !== 'covers' || COVERS.some((one) => one === preset);
