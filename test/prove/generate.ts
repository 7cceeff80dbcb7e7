/** Makes up a session: the same seed gives the same actions. */
import { calls } from '../../src/calls/table.ts';
import { effects } from '../../src/effects/all.ts';
import { catalogue, type EventType, isEventType } from '../../src/events/catalogue.ts';
import { routeNames } from '../../src/routes/table.ts';
import type { Action } from './action.ts';
import { addressOf } from './addresses.ts';
import { COLLECTOR_FAULTS } from './collector-faults.ts';
import { type Draw, drawFrom } from './draw.ts';
import { internalEvents } from './internal-events.ts';
import { outcomeOf } from './outcomes.ts';
import { scenarios } from './scenarios/all.ts';
import { STORAGE_FAULTS } from './storage-faults.ts';

/** Events that the page, the player or a sub-application tells the runtime of. */
const fromOutside: readonly EventType[] = Object.keys(catalogue).filter(
  (type): type is EventType => isEventType(type) && !internalEvents.has(type),
);
const callNames = Object.keys(calls).filter((name) => name in calls) as (keyof typeof calls)[];

/** What every page asks for, some of it again and again. */
const often: readonly (keyof typeof calls)[] = [
  ...(['balance', 'authCheck', 'token', 'session', 'userConfig', 'rights', 'sportsLine'] as const),
  ...(['sportsFeed', 'couponCalculate', 'couponPlace', 'maintenance', 'appVersion'] as const),
  ...(['configGroup', 'block', 'redirectLight', 'fingerprint', 'secureData'] as const),
  ...(['agreementStatus', 'loginByEmail', 'phoneMasks', 'captchaUpdate', 'limits'] as const),
];

/** Effects that are made to fail: every one. */
const breakable = effects.map(({ name }) => name);

const MOST_ACTIONS = 60;
/** One request in so many goes wrong: none. */
const CALM = 1_000_000;
const SECOND = 1_000;
const DAY = 86_400_000;

function opening(draw: Draw): Action {
  return {
    do: 'open',
    url: addressOf(draw.pick(routeNames), draw),
    seed: draw.int(2 ** 31),
    production: draw.chance(0.8),
    ...(draw.chance(0.2) ? { preset: true } : {}),
    ...(draw.chance(0.1) ? { checkpointEvery: draw.pick([1, 7, 100]) } : {}),
    ...(draw.chance(0.5) ? { player: true } : {}),
    ...(draw.chance(0.5) ? { joinAfter: draw.pick([0, 1, 40, SECOND, 5 * SECOND, DAY]) } : {}),
  };
}

function published(draw: Draw): { readonly type: EventType; readonly data: unknown } {
  const type = draw.pick(fromOutside);
  return { type, data: draw.value(catalogue[type].data) };
}

function hostMessage(draw: Draw): unknown {
  const message = draw.value(catalogue['coupon.betAdded'].data);
  const hard = ['@proxy', '@revoked', '@endless', '@cycle', '@symbol', '@nan', '@throwing'];
  if (typeof message !== 'object' || message === null || draw.chance(0.5)) return message;
  const key = draw.pick(['market', 'game', 'source', 'pageType', 'manualBlockId']);
  return { ...message, [key]: draw.chance(0.2) ? { changing: 1 } : draw.pick(hard) };
}

function asked(draw: Draw): Action {
  const call = draw.pick(callNames);
  const { path, query, body } = calls[call].input;
  const part = (name: string, value: unknown) => (value === null ? {} : { [name]: value });
  const input = {
    ...part('path', draw.value(path)),
    ...part('query', draw.value(query)),
    ...part('body', draw.value(body)),
  };
  return { do: 'ask', call, input };
}

const time = (draw: Draw): Action => ({
  do: 'wait',
  ms: draw.pick([1, 20, 45, 300, SECOND, 5 * SECOND, 16 * SECOND, 61 * SECOND]),
});

/** The same, with every other request of it going wrong. */
function inBadWeather(draw: Draw, actions: readonly Action[]): readonly Action[] {
  const weather = { do: 'weather', seed: draw.int(2 ** 31) } as const;
  return [{ ...weather, every: 2 }, ...actions, { ...weather, every: CALM }];
}

type Maker = (draw: Draw) => readonly Action[];

/** What may happen next, each as often as it stands here. */
const makers: readonly (readonly [weight: number, make: Maker])[] = [
  [20, (draw) => [{ do: 'publish', ...published(draw) }]],
  [20, (draw) => draw.pick(scenarios)(draw)],
  [8, (draw) => inBadWeather(draw, draw.pick(scenarios)(draw))],
  [16, (draw) => [time(draw)]],
  [
    12,
    (draw) => {
      const call = draw.pick(draw.chance(0.6) ? often : callNames);
      return [{ do: 'answer', call, outcome: outcomeOf(call, draw) }];
    },
  ],
  [5, (draw) => [{ do: 'visit', url: addressOf(draw.pick(routeNames), draw) }]],
  [3, (draw) => [asked(draw)]],
  [3, (draw) => [{ do: 'feed', message: draw.value(calls.sportsFeed.reply) }]],
  [1, () => [{ do: 'feed-ends' }]],
  [3, (draw) => [{ do: 'host', message: hostMessage(draw) }]],
  [2, (draw) => [{ do: 'bet', nth: draw.int(40) }]],
  [
    2,
    (draw) => [
      { do: 'nested', on: draw.pick(Object.keys(catalogue)), ...published(draw) },
      time(draw),
    ],
  ],
  [1, (draw) => [{ do: 'throw', effect: draw.pick(breakable) }]],
  [2, (draw) => [{ do: 'stall', ms: draw.pick([SECOND, 90 * SECOND, 3_600_000, 3 * DAY]) }]],
  [1, (draw) => [{ do: 'clock', ms: draw.pick([-SECOND, SECOND, -3_600_000, DAY, -DAY]) }]],
  [5, (draw) => [{ do: 'collector', fault: draw.pick(COLLECTOR_FAULTS), times: 1 + draw.int(4) }]],
  [1, (draw) => [{ do: 'storage', fault: draw.pick(STORAGE_FAULTS), times: 1 + draw.int(3) }]],
  [1, (draw) => [{ do: draw.pick(['stop', 'kill']) }, opening(draw)]],
  [1, (draw) => [opening(draw)]],
  [1, (draw) => [{ do: 'tab', nth: draw.int(3) }]],
  [1, (draw) => [{ do: 'weather', seed: draw.int(2 ** 31), every: draw.pick([3, 10, 30]) }]],
];

const byWeight: readonly Maker[] = makers.flatMap(([weight, make]) => Array(weight).fill(make));

/** The actions of a seed. */
export function generate(seed: number): Action[] {
  const draw = drawFrom(seed);
  const actions: Action[] = [opening(draw)];
  const length = 5 + draw.int(MOST_ACTIONS);
  while (actions.length < length) actions.push(...draw.pick(byWeight)(draw));
  return actions;
}
