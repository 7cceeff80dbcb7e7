import type { CallReply } from '../../calls/table.ts';
import { minRoundMs } from '../../domain/casino/pace.ts';
import type { GameName } from '../../domain/casino/rows.ts';
import type { JurisdictionName } from '../../domain/jurisdiction.ts';
import { inLanguage } from '../languages/in-language.ts';
import { currencyByIso, HOME_CURRENCY, offeredCurrency } from '../money/currencies.ts';
import { mayDemo } from './demo.ts';
import { type HouseGame, houseGames } from './games.ts';
import { greatestStake, leastStake } from './stakes.ts';

type Told = CallReply<'casinoGames'>['games'][number];

/** By the deviation of what a unit returns: so many of these it reaches. */
const VOLATILE = [1.2, 2.5, 5, 12];

const volatilityOf = (sigma: string): number =>
  1 + VOLATILE.filter((bound) => Number(sigma) >= bound).length;

/**
 * What of a game bounds its stakes, where the bet that reaches its top is one among others: the stake on a
 * curve lowers where it is cashed out by itself, and the most is staked on many lines of a lottery.
 */
const BOUNDS: Readonly<Partial<Record<GameName, string>>> = { crash: '1.01', lotto: '83250' };

const boundOf = ({ name, top }: HouseGame): string => BOUNDS[name] ?? top;

/** The games that are offered in a place, for a language and a currency. */
export function gamesOffered(
  profile: JurisdictionName,
  language: string,
  iso: string | undefined,
): Told[] {
  const currency = currencyByIso(iso ?? '') ?? offeredCurrency(HOME_CURRENCY);
  return houseGames
    .filter(({ kind }) => minRoundMs(profile, kind) !== null)
    .map((game) => ({
      id: game.gameId,
      name: inLanguage(language).games[game.name],
      englishName: inLanguage('en').games[game.name],
      engine: game.name,
      provider: 'house',
      kind: game.kind,
      isShared: game.shared,
      categories: [...game.addresses],
      rtp: game.rtp.least,
      volatility: volatilityOf(game.sigma.most),
      minStake: leastStake(currency),
      maxStake: greatestStake(boundOf(game), currency),
      maxWin: currency.maxPayout,
      hasDemo: mayDemo(profile, game),
    }));
}
