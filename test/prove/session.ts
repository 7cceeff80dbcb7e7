/** Lets a list of actions happen, and everything that was begun come to an end. */
import { config } from 'rxjs';
import { isCallName } from '../../src/calls/table.ts';
import { built } from '../support/described.ts';
import type { Action, PageAction, WorldAction } from './action.ts';
import type { Page } from './page.ts';
import { gameOf, markets } from './right-answers.ts';
import { World } from './world.ts';

/** More events than any session leads to: something goes round in circles, and is stopped. */
const STORM = 5_000;
/** How often what was left is tried again, at a collector that works; each is five minutes. */
const ROUNDS = 4;
const ROUND = 301_000;
const PLAYER = 'player-1';
const REQUEST_IDS_OF_ITS_OWN = 1_000_000;

function ask({ runtime, events }: Page, call: string, input: unknown): void {
  const requestId = REQUEST_IDS_OF_ITS_OWN + events.length;
  const parts = typeof input === 'object' ? input : {};
  runtime.publish('http.requested', { call, requestId, ...parts });
}

function bet({ runtime }: Page, nth: number): void {
  const market = markets[nth % markets.length];
  if (!market) return;
  const message = { market, game: gameOf(market), source: 'line', pageType: 'home' };
  runtime.hostBus.emit('couponAddBet', message);
}

function place({ runtime }: Page): void {
  const { coef, stake, possibleWin } = runtime.state.coupon;
  const shown = { coef: coef ?? '1', amount: stake, possibleWin: possibleWin ?? '' };
  runtime.publish('coupon.placePressed', { shown });
}

function solve({ runtime }: Page, by: 'solution' | 'token'): void {
  const { code } = runtime.state.captcha;
  if (code === null) return;
  const secret = 'planted-secret-3';
  if (by === 'token') runtime.publish('captcha.solved', { code, token: secret });
  else runtime.publish('captcha.submitted', { code, solution: secret });
}

function nested({ runtime, publish }: Page, on: string, type: string, data: unknown): void {
  const waiting = runtime.events$.subscribe((event) => {
    if (event.type !== on) return;
    waiting.unsubscribe();
    publish(type, data);
  });
}

type Doing<D extends Action['do']> = Extract<Action, { do: D }>;

/** What each action does to the page at hand. */
const inPage: {
  readonly [D in PageAction['do']]: (page: Page, action: Doing<D>) => unknown;
} = {
  publish: (page, { type, data }) => page.publish(type, built(data)),
  host: ({ runtime }, { message }) => runtime.hostBus.emit('couponAddBet', built(message)),
  visit: (page, { url }) => page.visit(url),
  ask: (page, { call, input }) => {
    if (isCallName(call)) ask(page, call, built(input));
  },
  nested: (page, { on, type, data }) => nested(page, on, type, built(data)),
  throw: (page, { effect }) => page.fail(effect),
  bet: (page, { nth }) => bet(page, nth),
  place: (page) => place(page),
  solve: (page, { by }) => solve(page, by),
  feed: ({ feed }, { message }) =>
    feed.current?.next({ status: 200, headers: {}, body: built(message) }),
  'feed-ends': ({ feed }) => feed.current?.error(new Error('the stream broke off')),
  stop: (page) => page.stop(),
  kill: (page) => page.kill(),
};

/** What each does to everything. */
const inWorld: {
  readonly [D in WorldAction['do']]: (world: World, action: Doing<D>, name: string) => unknown;
} = {
  open(world, opening, name) {
    if (opening.player) world.backEnd.userId = PLAYER;
    world.open(opening, `${name}-${world.pages.length}`);
  },
  tab: (world, { nth }) => world.turnTo(nth),
  wait: ({ time }, { ms }) => time.advance(ms),
  stall: ({ time }, { ms }) => time.stall(ms),
  clock: ({ time }, { ms }) => time.setClock(ms),
  weather: ({ backEnd }, { seed, every }) => backEnd.turn(seed, every),
  answer: ({ backEnd }, { call, outcome }) => backEnd.plan(call, outcome),
  collector: ({ collector }, { fault, times }) =>
    void collector.faults.push(...Array<typeof fault>(times).fill(fault)),
  storage: ({ storageFaults }, { fault, times }) =>
    void storageFaults.push(...Array<typeof fault>(times).fill(fault)),
};

function isOfPage(action: Action): action is PageAction {
  return Object.hasOwn(inPage, action.do);
}

/** One of many kinds, given to the one that takes it: TypeScript cannot join the two by itself. */
type Take<Subject> = (subject: Subject, action: Action, name: string) => unknown;

async function happen(world: World, action: Action, name: string): Promise<void> {
  if (!isOfPage(action)) {
    const take = inWorld[action.do] as Take<World>;
    await take(world, action, name);
    return;
  }
  const { page } = world;
  if (!page || page.events.length > STORM) return;
  const take = inPage[action.do] as Take<Page>;
  await take(page, action, name);
}

/** Everything works again, all pages end, and the next one sends what they left. */
async function comeToAnEnd(world: World): Promise<void> {
  world.collector.faults.length = 0;
  world.storageFaults.length = 0;
  world.backEnd.stable();
  for (const page of world.pages) {
    if (page.ended === null) await page.stop();
  }
  await world.resumeOrphanedSessions(ROUNDS * ROUND);
}

/** Lets a session happen. Its pages are called `name-0`, `name-1` and so on. */
export async function run(actions: readonly Action[], name: string): Promise<World> {
  const { onUnhandledError } = config;
  const world = new World();
  try {
    for (const action of actions) {
      // A kill comes at any moment: before what was begun could be written.
      if (action.do !== 'kill') await world.time.advance(0);
      await happen(world, action, name);
    }
    await comeToAnEnd(world);
  } finally {
    config.onUnhandledError = onUnhandledError;
  }
  return world;
}
