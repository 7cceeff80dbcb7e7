import { CasinoInputError } from '../../domain/casino/input.ts';
import type { GameFields } from '../../domain/casino/steps.ts';
import { type OfferedCurrency, offeredCurrency } from '../money/currencies.ts';
import { fixedStake, isBetOf } from './bets-of.ts';
import type { HouseGame } from './games.ts';
import type { Refusal } from './refusal.ts';

/** The lowest stake of a game is so much less than that of a bet on sport. */
const SMALLER = 5;

/** The least that a round may cost, in minor units. */
export const leastStake = ({ minBet }: OfferedCurrency): number => Math.ceil(minBet / SMALLER);

/** `num/den`, or a decimal as rows have it, over and under the line. */
function fractionOf(multiplier: string): readonly [num: bigint, den: bigint] {
  const [num = '0', den = '1'] = multiplier.split('/');
  const [whole = '0', decimals = ''] = num.split('.');
  return [BigInt(whole + decimals), BigInt(den) * 10n ** BigInt(decimals.length)];
}

/**
 * The most that a round may cost whose largest multiplier this is, in minor units: so that no payout has
 * ever to be cut.
 */
export function greatestStake(multiplier: string, { maxBet, maxPayout }: OfferedCurrency): number {
  const [num, den] = fractionOf(multiplier);
  return num === 0n ? maxBet : Math.min(maxBet, Number((BigInt(maxPayout) * den) / num));
}

/** Characters of JSON that a bet may have: engines pass over what they do not know, and bets are kept as sent. */
const LONGEST = 1_000;
/** Tables with a place for each of many bets have the length of a call alone. */
const MANY_BETS: readonly HouseGame['name'][] = ['roulette', 'race'];

const isTooLong = ({ name }: HouseGame, bet: GameFields): boolean =>
  !MANY_BETS.includes(name) && JSON.stringify(bet).length > LONGEST;

/** What a bet costs, or why it is none. */
export type Staked = { readonly stake: number } | { readonly refusal: Refusal };

/** What may be staked on a bet. */
function boundsOf(game: HouseGame, bet: GameFields, iso: string) {
  const fixed = fixedStake(game);
  if (fixed !== null) return { least: fixed, most: fixed };
  const currency = offeredCurrency(iso);
  const largest = game.engine.largestMultiplier(bet);
  return { least: leastStake(currency), most: greatestStake(largest, currency) };
}

/** Reads a bet as its engine does; whatever JSON it is, it is a bet or it is refused. */
export function stakedOn(game: HouseGame, bet: GameFields, iso: string): Staked {
  const { engine } = game;
  if (isTooLong(game, bet) || !isBetOf(game, bet)) return { refusal: { rule: 'bet' } };
  try {
    const stake = engine.stakedOn(bet);
    const { least, most } = boundsOf(game, bet, iso);
    if (stake < least) return { refusal: { rule: 'stake', bound: least } };
    return stake > most ? { refusal: { rule: 'stake', bound: most } } : { stake };
  } catch (error) {
    if (!(error instanceof CasinoInputError)) throw error;
    return { refusal: { rule: error.code === 'stake' ? 'stake' : 'bet' } };
  }
}
