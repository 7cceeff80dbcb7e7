import type { CallReply } from '../../calls/table.ts';
import { minRoundMs, stakeCap } from '../../domain/casino/pace.ts';
import type { GameName } from '../../domain/casino/rows.ts';
import type { JurisdictionName } from '../../domain/limits/jurisdiction.ts';
import { perPoint } from '../../domain/money/points.ts';
import { inLanguage } from '../languages/in-language.ts';
import {
  currencyByIso,
  HOME_CURRENCY,
  type OfferedCurrency,
  offeredCurrency,
} from '../money/currencies.ts';
import { fixedStake } from './bets-of.ts';
import { mayDemo } from './demo.ts';
import { type HouseGame, houseGames } from './games.ts';
import type { OutsideProvider } from './outside/config.ts';
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

/** What a round costs: money within bounds, or points, and what one of these takes. */
function stakesOf(game: HouseGame, currency: OfferedCurrency) {
  const fixed = fixedStake(game);
  if (fixed !== null) {
    return { minStake: fixed, maxStake: fixed, perPoint: perPoint(currency.minBet) };
  }
  const maxStake = greatestStake(boundOf(game), currency);
  return { minStake: leastStake(currency), maxStake, maxWin: currency.maxPayout };
}

/** Whose the house's own games are, among those of providers. */
export const HOUSE = 'house';

const ofHouse = (profile: JurisdictionName, language: string, currency: OfferedCurrency): Told[] =>
  houseGames
    .filter(({ kind }) => minRoundMs(profile, kind) !== null)
    .map((game) => ({
      id: game.gameId,
      name: inLanguage(language).games[game.name],
      englishName: inLanguage('en').games[game.name],
      engine: game.name,
      provider: HOUSE,
      kind: game.kind,
      isShared: game.shared,
      categories: [...game.addresses],
      rtp: game.rtp.least,
      volatility: volatilityOf(game.sigma.most),
      ...stakesOf(game, currency),
      hasDemo: mayDemo(profile, game),
    }));

/** Games of others: under a name that no engine of the house has, and for money alone. */
const ofOthers = (
  { slug, name, origin, games }: OutsideProvider,
  profile: JurisdictionName,
  currency: OfferedCurrency,
): Told[] =>
  games.map((game) => ({
    ...{ id: game.number, name: game.name, englishName: game.name, kind: game.kind },
    ...{ engine: `${slug}/${game.id}`, provider: slug, isShared: false },
    hasDemo: game.demo === true && mayDemo(profile, { shared: false }),
    ...{ categories: game.categories, rtp: game.rtp, volatility: volatilityOf(game.sigma) },
    minStake: leastStake(currency),
    maxStake: greatestStake(game.top, currency),
    maxWin: currency.maxPayout,
    outside: { name, origin },
  }));

/** Whom games are offered to. */
export interface Asking {
  readonly profile: JurisdictionName;
  /** In years; of whom it is not known, and of guests, 0: the strictest cap holds for them. */
  readonly age: number;
  readonly language: string;
  /** Of the account that pays; guests have none. */
  readonly iso: string | undefined;
}

/** A game with no stake above what the law of the place lets this player stake; none where it lets them stake nothing. */
function withinLaw(game: Told, { profile, age, iso }: Asking): Told[] {
  if (game.perPoint !== undefined) return [game];
  const most = stakeCap({ profile, kind: game.kind, age, currency: iso ?? HOME_CURRENCY });
  // Guests see what is played in the currencies that have a cap.
  if (most === null) return iso === undefined ? [game] : [];
  return [{ ...game, maxStake: Math.min(game.maxStake, most) }];
}

/** The games that are offered to somebody: the house's first. */
export function gamesOffered(asking: Asking, others: readonly OutsideProvider[]): Told[] {
  const { profile, language } = asking;
  const currency = currencyByIso(asking.iso ?? '') ?? offeredCurrency(HOME_CURRENCY);
  const outside = others.flatMap((provider) => ofOthers(provider, profile, currency));
  return [...ofHouse(profile, language, currency), ...outside].flatMap((game) =>
    withinLaw(game, asking),
  );
}
