/**
 * The terms by category, a string for each group of kin, in the order in which they are written. A name
 * is the same in every language: it stands in addresses.
 */
const written = {
  terms: [
    'odds decimal-odds fractional-odds american-odds implied-probability margin fair-odds favourite',
    'single several-singles accumulator opposite-of-an-accumulator chain',
    'system combination banker block lobby',
    'full-cover trixie patent yankee lucky-15 canadian lucky-31 heinz lucky-63 super-heinz goliath',
    'stake return profit bet-slip selection highest-payout one-press',
    'settlement void half-won half-lost dead-heat',
    'line live-bet odds-change suspension cash-out',
    'value expected-value variance bankroll kelly-criterion arbitrage martingale chasing-losses',
  ],
  markets: [
    'market match-result double-chance draw-no-bet',
    'handicap european-handicap asian-handicap quarter-line',
    'total asian-total team-total odd-even',
    'both-teams-to-score correct-score half-time-result half-time-full-time next-goal regular-time outright',
  ],
  casino: [
    'rtp house-edge volatility random-number-generator multiplier',
    'provably-fair server-seed client-seed nonce commitment',
    'roulette straight-up outside-bet single-zero',
    'blackjack bust double-down split basic-strategy',
    'baccarat banker-bet',
    'video-poker royal-flush full-house',
    'slot payline paytable wild scatter free-spins',
    'keno bingo crash mines plinko dice',
  ],
  account: [
    'deposit withdrawal closed-loop balance currency bonus-account wagering-requirement',
    'deposit-limit loss-limit stake-limit session-limit reality-check break self-exclusion',
    'kyc proof-of-address source-of-funds aml',
    'second-step authenticator recovery-codes captcha session-number session-record',
  ],
} as const;

export type Category = keyof typeof written;

export const categories = Object.keys(written) as readonly Category[];

const groupsOf = (category: Category): readonly (readonly string[])[] =>
  written[category].map((group) => group.split(' '));

/** Names of the terms of a category. */
export const termsOf = (category: Category): readonly string[] => groupsOf(category).flat();

/** The others of its group; all of them in its category. */
export const kinOf = (category: Category, slug: string): readonly string[] =>
  groupsOf(category)
    .filter((group) => group.includes(slug))
    .flatMap((group) => group.filter((other) => other !== slug));

/** Parameters of a term's address: its block is the letter that its name begins with. */
export const placeOfTerm = (category: Category, slug: string) => ({
  ...{ block: slug.slice(0, 1), category, slug },
});

/** Whether there is anything below the alphabet: of a letter, of a category of it, or one term. */
export function hasTerms(
  block: string,
  category: string | undefined,
  slug: string | undefined,
): boolean {
  const names = categories
    .filter((one) => category === undefined || one === category)
    .flatMap(termsOf)
    .filter((name) => name.startsWith(block));
  return block.length === 1 && (slug === undefined ? names.length > 0 : names.includes(slug));
}
