/** Ends of games of cards. */
import type { GameName } from '../../../../src/domain/casino/rows.ts';
import { type Ending, type Press, ONE as stake, until } from '../../../support/page/played-ends.ts';
import type { WholeSite } from '../../../support/page/whole-site.tsx';

export const DEAL = 'Deal for €1.00';
const won = { says: ': won.' };
const level = { says: ': level, the stake comes back.' };

const playing = (...actions: string[]) => ({ bet: { stake }, chosen: { actions } });
const dealt = { ...playing(), presses: [DEAL] };
const stood = { ...playing('stand'), presses: [DEAL, 'Stand'] };
const splitting = {
  ...{ ...playing('split', 'stand', 'stand'), staked: 200 },
  presses: [DEAL, 'Split for €1.00', 'Stand', 'Stand'],
};

const blackjack: readonly Ending[] = [
  { what: 'a blackjack', ...dealt, paid: 250, says: 'Blackjack against' },
  { what: "the dealer's blackjack", ...dealt, paid: 0, says: 'The dealer has blackjack' },
  { what: 'a blackjack against another', ...dealt, paid: 100, ...level },
  { what: 'a win', ...stood, settled: /"total":(17|18|19|20)\},"staked"/, paid: 200, ...won },
  { what: 'a dealer over 21', ...stood, settled: /"total":2[2-6]\},"staked"/, paid: 200, ...won },
  { what: 'a loss', ...stood, paid: 0, says: ': lost.' },
  { what: 'a level hand', ...stood, paid: 100, ...level },
  {
    ...{ what: 'a hand over 21', ...playing('hit'), settled: /"bust"/, paid: 0 },
    ...{ presses: [DEAL, 'Hit'], says: ' is over 21: lost.' },
  },
  {
    ...{ what: 'a doubled hand that wins', ...playing('double'), staked: 200, paid: 400 },
    ...{ presses: [DEAL, 'Double for €1.00'], ...won },
  },
  {
    ...{ what: 'a doubled hand that loses', ...playing('double'), staked: 200, paid: 0 },
    ...{ presses: [DEAL, 'Double for €1.00'], says: 'lost.' },
  },
  { what: 'two hands that win', ...splitting, paid: 400, ...won },
  { what: 'one of two hands', ...splitting, settled: /"win".*"lose"/, paid: 200, says: ': lost.' },
  {
    ...{ what: 'two aces, one card each', ...playing('split'), staked: 200, paid: 400, ...won },
    presses: [DEAL, 'Split for €1.00'],
  },
];

const spots = (site: WholeSite) => site.all('main button[aria-pressed]');
const nameIn = (spot: HTMLElement): string => spot.querySelector('strong')?.textContent ?? '';

/** Bets on these alone. */
const only =
  (...names: string[]): Press =>
  async (site) => {
    const isWrong = (spot: HTMLElement) =>
      (spot.getAttribute('aria-pressed') === 'true') !== names.includes(nameIn(spot));
    for (let wrong = spots(site).find(isWrong); wrong; wrong = spots(site).find(isWrong)) {
      const found = wrong;
      await site.doing(() => found.click());
    }
  };

const coup = (bet: object, ...names: string[]) => ({
  ...{ bet, staked: names.length * stake },
  presses: [only(...names), `Deal for €${names.length}.00`],
});
const onBanker = coup({ banker: stake }, 'Banker');
const onPlayer = coup({ player: stake }, 'Player');

const baccarat: readonly Ending[] = [
  { what: 'the banker', ...onBanker, paid: 195, says: 'The banker won,' },
  { what: 'the player instead', ...onBanker, paid: 0, says: 'The player won,' },
  { what: 'the player', ...onPlayer, paid: 200, says: 'The player won,' },
  {
    ...{ what: 'a natural', ...onPlayer, settled: /"used":4/, paid: 200 },
    says: '8 or 9 in two cards: both stand.',
  },
  { what: 'a tie, which gives back', ...onBanker, paid: 100, says: 'A tie,' },
  {
    ...{ what: 'a tie that was bet on', ...coup({ player: stake, tie: stake }, 'Player', 'Tie') },
    ...{ paid: 1_000, says: 'A tie,' },
  },
  {
    ...{ what: 'a pair', ...coup({ playerPair: stake }, 'Player pair'), paid: 1_200 },
    says: 'came back for €1.00',
  },
];

const keepAll: Press = async (site) => {
  await until(site, () => site.all('main li button').length === 5, 'five cards');
  for (const card of site.all('main li button')) await site.doing(() => card.click());
};
export const keeping = {
  ...{ bet: { stake }, chosen: { hold: [0, 1, 2, 3, 4] } },
  presses: [DEAL, keepAll, 'Keep all'],
};
const replacing = { bet: { stake }, chosen: { hold: [] }, presses: [DEAL, 'Replace 5 cards'] };

const poker: readonly Ending[] = [
  { what: 'nothing', ...replacing, paid: 0, says: 'Your hand: nothing that pays.' },
  { what: 'the stake', ...replacing, paid: 100, says: 'Your hand: jacks or better.' },
  { what: 'four alike', ...replacing, paid: 2_500, says: 'Your hand: four of a kind.' },
  { what: 'a hand kept as it is', ...keeping, paid: 900, says: 'Your hand: full house.' },
];

export const call = (place: number): string => `main button[class*=call]:nth-of-type(${place})`;
export const START = 'Start for €1.00';

const hilo: readonly Ending[] = [
  {
    ...{ what: 'a wrong call', bet: { stake }, chosen: { calls: ['higher'] }, paid: 0 },
    ...{ presses: [START, call(1)], says: 'The call was wrong.' },
  },
  {
    ...{ what: 'a cash-out', bet: { stake }, chosen: { calls: ['higher'], cashOut: true } },
    ...{ paid: 143, presses: [START, call(1), 'Cash out €1.43'], says: 'Card: ' },
  },
  {
    ...{ what: 'a call of the same', bet: { stake }, chosen: { calls: ['same'], cashOut: true } },
    ...{ paid: 1_287, presses: [START, call(3), 'Cash out €12.87'], says: 'Card: ' },
  },
];

export const cards: Readonly<Partial<Record<GameName, readonly Ending[]>>> = {
  blackjack,
  baccarat,
  'video-poker': poker,
  hilo,
};
