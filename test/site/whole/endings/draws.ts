/** Ends of bets on draws for all. */
import * as v from 'valibot';
import { linesOn, ticket } from '../../../../src/domain/casino/games/bingo.ts';
import { multiplierAt } from '../../../../src/domain/casino/games/crash.ts';
import { odds, type RaceSelection } from '../../../../src/domain/casino/games/race.ts';
import { wheel as segments } from '../../../../src/domain/casino/games/wheel.ts';
import type { GameName } from '../../../../src/domain/casino/rows.ts';
import { plant } from '../../../support/page/planted-rounds.ts';
import type { DrawEnding } from '../../../support/page/played-draws.ts';
import { clearing, type Press, until } from '../../../support/page/played-ends.ts';
import { choose, typeInto } from '../../../support/page/typing.ts';

const numbers = v.array(v.number());
const lottery = v.object({ main: numbers, bonus: v.number() });
const setup = v.object({ field: numbers });

/** Numbers up to a highest that are not drawn. */
const others = (drawn: readonly number[], highest: number): number[] =>
  Array.from({ length: highest }, (_, at) => at + 1).filter((number) => !drawn.includes(number));

const marking = (marked: readonly number[]): string[] =>
  marked.map((number) => `main [data-columns] button:nth-of-type(${number})`);

/** Presses the button of which a part stands out. */
const spot =
  (name: string): Press =>
  async (site) => {
    const named = () =>
      site.all('main button').find((one) => one.querySelector('strong')?.textContent === name);
    const found = await until(site, named, name);
    await site.doing(() => found.click());
  };

const onWheel = (what: string, isWon: boolean): DrawEnding => ({
  what,
  on(result) {
    const stopped = segments[v.parse(v.number(), result)] ?? 0;
    const bet = isWon ? stopped : stopped === 2 ? 3 : 2;
    return {
      presses: [`main button[data-multiplier="${bet}"]`],
      end: () => ({ paid: isWon ? 100 * bet : 0, says: `The wheel stopped at \u2066${stopped}×` }),
    };
  },
});

type Chosen = (order: readonly number[]) => RaceSelection;

const onRace = (what: string, chosen: Chosen, isWon: boolean): DrawEnding => ({
  what,
  on(result, draw) {
    const order = v.parse(numbers, result);
    const selection = chosen(order);
    const { kind, runners } = selection;
    const [first = 0, second = 0] = runners;
    const inOrder: Press[] = [
      (site) => site.doing(() => choose(site.get('select[name=first]'), String(first))),
      (site) => site.doing(() => choose(site.get('select[name=second]'), String(second))),
      spot(`Hare ${first}, then ${second}`),
    ];
    const { field } = v.parse(setup, draw.setup);
    const paid = isWon ? Math.floor(Number(odds(field, selection).replace('.', ''))) : 0;
    return {
      presses: [
        `main input[value=${kind}]`,
        ...(kind === 'forecast' ? inOrder : [spot(`Hare ${first}`)]),
      ],
      end: () => ({ paid, says: `First ${order[0]}, second ${order[1]}, third ${order[2]}.` }),
    };
  },
});

const onTicket = (what: string, lines: number, paid: number, says: string): DrawEnding => ({
  what,
  on(result, _, site) {
    const balls = v.parse(numbers, result);
    plant(site, (seeds) => linesOn(ticket(seeds), balls) === lines);
    return { presses: ['Buy a ticket for €1.00'], end: () => ({ paid, says }) };
  },
});

/** A line of so many right ones, the bonus number among its others or not. */
const onLine = (
  what: string,
  { right, hasBonus, paid, says }: { right: number; hasBonus: boolean; paid: number; says: string },
): DrawEnding => ({
  what,
  stake: '0.10',
  on(result) {
    const { main, bonus } = v.parse(lottery, result);
    const line = [...main.slice(0, right), ...(hasBonus ? [bonus] : [])];
    const full = [...line, ...others([...main, bonus], 49)].slice(0, 6);
    return {
      presses: [
        clearing('main button[aria-label^="Take line"]'),
        ...marking(full),
        'Buy for €0.10, lines: 1',
      ],
      end: () => ({ staked: 10, paid, says }),
    };
  },
});

/** So many picks, of which all are drawn, or none. */
const onKeno = (what: string, picks: number, isHit: boolean, paid: number): DrawEnding => ({
  what,
  on(result) {
    const drawn = v.parse(numbers, result);
    const picked = (isHit ? drawn : others(drawn, 80)).slice(0, picks);
    return {
      presses: [clearing('main [data-mark=picked]'), ...marking(picked), 'Play for €1.00'],
      end: () => ({ paid, says: `Hits: ${isHit ? picks : 0} of ${picks}.` }),
    };
  },
});

const cashingOutAt = (text: string): Press[] => [
  (site) => site.doing(() => typeInto(site.get('main input[name=cashOut]'), text)),
];
const BET = 'Bet €1.00 on the next curve';
const reaches = (least: number) => (point: unknown) => Number(point) >= least;
const endedAt = (point: unknown): string => `The curve ended at \u2066${Number(point).toFixed(2)}×`;

const onCurve = (what: string, at: string, isWon: boolean): DrawEnding => ({
  what,
  first: cashingOutAt(at),
  suits: (point) => reaches(Number(at))(point) === isWon,
  on: (point) => ({
    presses: [BET],
    end: () => ({ paid: isWon ? Math.round(Number(at) * 100) : 0, says: endedAt(point) }),
  }),
});

const HAND = 'main button[data-look=main]';

/** A press pays what the curve shows as it arrives. */
const byHand: DrawEnding = {
  what: 'a cash-out by hand',
  first: cashingOutAt('50'),
  suits: (point) => reaches(1.5)(point) && !reaches(8)(point),
  on(point, { closesAt }) {
    let paid = 0;
    const press: Press = async (site) => {
      const isIt = (one: HTMLElement) => one.textContent?.startsWith('Cash out about') === true;
      const found = await until(site, () => site.all(HAND).find(isIt), 'Cash out about');
      await site.advance(2_000);
      paid = Math.round(Number(multiplierAt(site.clock.now() - closesAt)) * 100);
      await site.page.doing(() => found.click());
      // The press is there before the curve goes on.
      await site.sleep(0);
    };
    return { presses: [BET, press], end: () => ({ paid, says: endedAt(point) }) };
  },
};

export const draws: Readonly<Partial<Record<GameName, readonly DrawEnding[]>>> = {
  crash: [
    onCurve('a cash-out by itself', '1.10', true),
    byHand,
    onCurve('a curve that ends before', '3', false),
  ],
  wheel: [onWheel('where it stops', true), onWheel('another multiplier', false)],
  race: [
    onRace('the first', ([first = 0]) => ({ kind: 'win', runners: [first] }), true),
    onRace(
      'one that is not first',
      ([, second = 0]) => ({ kind: 'win', runners: [second] }),
      false,
    ),
    onRace('the second of two', ([, second = 0]) => ({ kind: 'place', runners: [second] }), true),
    onRace(
      'both in order',
      ([first = 0, second = 0]) => ({ kind: 'forecast', runners: [first, second] }),
      true,
    ),
    onRace(
      'both the other way round',
      ([first = 0, second = 0]) => ({ kind: 'forecast', runners: [second, first] }),
      false,
    ),
  ],
  bingo: [
    onTicket('no line', 0, 0, '0 lines.'),
    onTicket('a line, which is the stake', 1, 100, '1 line.'),
    onTicket('three lines', 3, 800, '3 lines.'),
    onTicket('five lines', 5, 10_000, '5 lines.'),
  ],
  lotto: [
    onLine('four right', { right: 4, hasBonus: false, paid: 1_500, says: 'Right: \u20664\u2069.' }),
    onLine('two right and the bonus', {
      ...{ right: 2, hasBonus: true, paid: 50, says: 'Right: \u20662+\u2069.' },
    }),
    onLine('five right and the bonus', {
      ...{ right: 5, hasBonus: true, paid: 1_000_000, says: 'Right: \u20665+\u2069.' },
    }),
    onLine('all six', {
      ...{ right: 6, hasBonus: false, paid: 10_000_000, says: 'Right: \u20666\u2069.' },
    }),
    onLine('none right', { right: 0, hasBonus: false, paid: 0, says: 'No line has a prize.' }),
  ],
  'keno-5': [
    onKeno('a hit', 1, true, 380),
    onKeno('no hit', 1, false, 0),
    onKeno('ten of ten', 10, true, 1_000_000),
  ],
};
