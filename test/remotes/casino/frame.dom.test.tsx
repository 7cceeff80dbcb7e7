import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { opening } from '../../../src/events/dialogs.ts';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { replayedSite } from '../../support/page/replayed-site.tsx';
import { openSite } from '../../support/page/site-page.tsx';
import { recorded } from '../../support/session/betting.ts';
import {
  COIN_ORIGIN,
  framed,
  frameOf,
  LAUNCH,
  playMoney,
  tossed,
} from '../../support/session/framed.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('casino: a game of another provider');

// What stands in a frame is another site's: here nothing does.
Object.assign(Reflect.get(window, 'happyDOM').settings, { disableIframePageLoading: true });

type Said = { v: number; type: string; data: Record<string, unknown> };

/** The page, and the window of a frame that says what it is told to. */
async function opened(options: Parameters<typeof framed>[0] = {}) {
  const { session, books } = framed(options);
  const page = await openSite(session);
  await page.advance(2000);
  const heard: { message: Said; to: string }[] = [];
  const game = {
    postMessage: (message: Said, to: string) => void heard.push({ message, to }),
  };
  /** A message as a browser would give it. */
  const message = (data: unknown, more: object = {}) =>
    page.doing(() => {
      const frame = document.querySelector('iframe');
      if (frame) Object.defineProperty(frame, 'contentWindow', { value: game, configurable: true });
      // All of them come in one moment, however long that takes here.
      const event = Object.defineProperty(new Event('message'), 'timeStamp', { value: 1000 });
      window.dispatchEvent(
        Object.assign(event, { data, origin: COIN_ORIGIN, source: game, ...more }),
      );
    });
  const says = (type: string, data: object = {}) => message({ v: 1, type, data });
  const refusals = () =>
    session.events.flatMap((one) => (one.type === 'casino.frameRefused' ? [one.data.why] : []));
  return { session, books, page, heard, message, says, refusals };
}

const text = (): string => document.querySelector('main')?.textContent ?? '';

test('the game stands in a frame of its provider, shut in, under its name', async () => {
  const { page, session } = await opened();
  const frame = page.get('main iframe');
  assert.is(frame.getAttribute('src'), LAUNCH);
  assert.is(frame.getAttribute('sandbox'), 'allow-scripts allow-same-origin');
  assert.is(frame.getAttribute('referrerpolicy'), 'origin');
  assert.is(frame.getAttribute('title'), 'Toss by The coin');
  assert.is(page.get('main h1').textContent, 'Toss');
  assert.match(text(), 'The coin · RTP 98.00%');
  assert.match(text(), 'At this table');
  assert.is(page.host.secrets.read('casinoLaunch'), null, 'it is good once');
  assert.is(frameOf(session).status, 'open');
  await page.close();
});

test('it is greeted and told at its own origin; a round follows in the balance', async () => {
  const { page, books, heard, says } = await opened();
  await says('ready');
  assert.equal(
    heard.map(({ message, to }) => [message.v, message.type, to]),
    [[1, 'welcome', COIN_ORIGIN]],
  );
  await says('roundStarted', { round: 'r-1' });
  await page.pressNamed('Your rounds');
  assert.match(text(), 'No round yet.');
  Object.assign(books, { money: 100_096, staked: 600, paid: 396, rounds: [tossed('r-1')] });
  await says('roundEnded', { round: 'r-1' });
  await page.advance(2000);
  assert.match(text(), 'r-1€1.00 staked, €1.96 paid');
  assert.match(text(), 'At this table+€0.96');
  assert.match(page.get('[data-balance]').textContent ?? '', '€1,000.96');
  assert.is(heard.at(-1)?.message.type, 'balance');
  const mute = page.all('main button').find((one) => one.textContent === 'Mute the game');
  assert.is(mute?.getAttribute('aria-pressed'), 'true', 'no sound until somebody asks for it');
  await page.pressNamed('Mute the game');
  assert.equal(heard.at(-1)?.message, { v: 1, type: 'mute', data: { muted: false } });
  await page.pressNamed('Mute the game');
  assert.equal(heard.at(-1)?.message, { v: 1, type: 'mute', data: { muted: true } });
  await page.close();
});

test('what a game failed by is told with what to do about it; an unknown code, with whom to tell it', async () => {
  const told = async (code: string) => {
    const { page, says } = await opened();
    await says('failed', { code });
    const said = text();
    assert.match(said, 'The game did not open');
    assert.ok(
      page.all('main button').some((one) => one.textContent === 'Load again'),
      said,
    );
    await page.close();
    return said;
  };
  assert.match(await told('maintenance'), 'Its provider is working on the game. Try again later');
  assert.match(await told('E-7'), 'says “E-7”');
});

const DEMO = `${COIN_ORIGIN}/launch?lang=en&mode=demo`;

test('a guest plays for play money, and the page says so', async () => {
  const { page, session, says } = await opened({ player: false, answers: playMoney });
  assert.is(page.get('main iframe').getAttribute('src'), DEMO);
  assert.match(text(), 'You play with play money: nothing is staked and nothing is won.');
  assert.not.match(text(), 'At this table');
  await says('ready');
  assert.is(frameOf(session).status, 'ready');
  await page.pressNamed('Your rounds');
  assert.match(text(), 'Rounds for play money are not kept.');
  await page.close();
  const without = await opened({ player: false });
  assert.not.ok(document.querySelector('main iframe'));
  assert.match(text(), 'This game is played for money only.');
  await without.page.close();
});

test('a player goes from money to play money and back; each opens at an address of its own', async () => {
  const { page } = await opened({ answers: playMoney });
  assert.is(page.get('main iframe').getAttribute('src'), LAUNCH);
  assert.not.match(text(), 'You play with play money');
  await page.pressNamed('Play for play money');
  await page.advance(1000);
  assert.is(page.get('main iframe').getAttribute('src'), DEMO);
  assert.match(text(), 'You play with play money: nothing is staked, nothing is won');
  await page.pressNamed('Play for money');
  await page.advance(2000);
  assert.is(page.get('main iframe').getAttribute('src'), LAUNCH);
  assert.match(text(), 'At this table');
  await page.close();
});

test('whose session ended is asked before a game begins for play money', async () => {
  const { page } = await opened({ answers: playMoney });
  await page.happens('session.ended', { reason: 'limit' });
  await page.advance(2000);
  assert.not.ok(document.querySelector('main iframe'));
  assert.not.ok(document.querySelector('main [role="status"] + [class*="stage"]'));
  await page.pressNamed('Play for play money');
  await page.advance(1000);
  assert.is(page.get('main iframe').getAttribute('src'), DEMO);
  await page.close();
});

test('a replay of play money shows what was played for', async () => {
  const { session } = framed({ player: false, answers: playMoney });
  session.runtime.start();
  session.clock.advance(2000);
  const state: State = siteFold.initial();
  for (const event of recorded(session.events)) siteFold.inPlace(state, event);
  const replayed = await replayedSite({ state: () => state, now: () => session.clock.now() });
  assert.match(replayed.text(), 'You play with play money');
  assert.match(replayed.text(), 'Toss by The coin');
  await replayed.close();
});

test('whoever else speaks is not heard, and the log says so', async () => {
  const { page, session, message, says, refusals } = await opened();
  await message({ v: 1, type: 'ready' }, { origin: 'https://evil.test' });
  await message({ v: 1, type: 'ready' }, { source: window });
  await message({ v: 1, type: 'ready', more: 'x'.repeat(5000) });
  await message({ v: 1, type: 'balance', data: { money: 1 } });
  assert.equal(refusals(), ['origin', 'source', 'size', 'schema']);
  assert.is(frameOf(session).status, 'open');
  for (let round = 0; round < 30; round += 1) await says('roundStarted', { round: `r${round}` });
  assert.is(refusals().at(-1), 'rate');
  await page.close();
});

test('a pause that is not answered covers the game, which cannot be reached then', async () => {
  const { page, session, heard, says } = await opened();
  await says('ready');
  await page.happens('modal.opened', opening('reality-check'));
  await page.advance(1100);
  assert.match(page.get('main [data-cover]').textContent ?? '', 'The game pauses');
  assert.ok(page.get('main iframe').hasAttribute('inert'));
  await page.happens('modal.closed', { id: 'reality-check', by: 'player' });
  assert.is(page.all('main [data-cover]').length, 0);
  assert.equal(
    heard.map(({ message }) => message.type),
    ['welcome', 'pause', 'resume'],
  );
  assert.is(frameOf(session).pause, 'none');
  await page.close();
});

test('what does not open says so, and what to do next', async () => {
  const { page, session, refusals } = await opened({
    answers: { casinoLaunch: () => reply({ url: 'https://evil.test/launch?token=x' }) },
  });
  assert.equal(refusals(), ['address']);
  assert.is(page.all('main iframe').length, 0);
  assert.match(text(), 'The game did not open');
  session.answers.casinoLaunch = () => reply({ url: LAUNCH });
  await page.pressNamed('Load again');
  await page.advance(1000);
  assert.is(page.all('main iframe').length, 1);
  await page.advance(21_000);
  assert.match(text(), 'The game does not answer');
  assert.is(page.all('main iframe').length, 0);
  await page.close();
});

test("a game on the site's own origin is not opened", async () => {
  const { page, refusals } = await opened({
    answers: { casinoLaunch: () => reply({ url: `${location.origin}/launch?token=x` }) },
  });
  assert.equal(refusals(), ['address']);
  assert.is(page.all('main iframe').length, 0);
  await page.close();
});

test('a guest is led to where they sign in', async () => {
  const { page, session } = await opened({ player: false });
  assert.match(text(), 'This game is played for money only. Sign in to play.');
  assert.is(session.requestsOf('casinoLaunch').length, 0);
  await page.close();
});

test('games of others stand in the lists, under the name of their provider', async () => {
  const { page } = await opened({ url: '/en/fast-games' });
  const card = page.get('main [data-game="coin/toss"]');
  assert.match(card.textContent ?? '', /Toss.*The coin.*RTP 98.00%/);
  assert.match(card.querySelector('a')?.getAttribute('href') ?? '', '/en/casino/game/1001/toss');
  await page.close();
  const providers = (await opened({ url: '/en/providers' })).page;
  assert.match(text(), 'The coin1 game');
  await providers.close();
});

test('a replay loads no game: its name stands there, and the rounds that it told of', async () => {
  const { session } = framed();
  session.runtime.start();
  session.clock.advance(2000);
  const told = (type: string, data = {}) =>
    session.runtime.publish('casino.frameMessaged', { game: 1001, by: 'game', type, data });
  told('ready');
  told('roundStarted', { round: 'r-1' });
  const state: State = siteFold.initial();
  for (const event of recorded(session.events)) siteFold.inPlace(state, event);
  const replayed = await replayedSite({ state: () => state, now: () => session.clock.now() });
  assert.match(replayed.text(), 'Toss by The coin');
  assert.match(replayed.text(), 'r-1goes on');
  assert.is(document.querySelectorAll('iframe').length, 0);
  await replayed.close();
});

test.run();
