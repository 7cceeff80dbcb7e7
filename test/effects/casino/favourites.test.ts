import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effects, isLate } from '../../../src/effects/all.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { recorded } from '../../support/session/betting.ts';
import { atTable, house } from '../../support/session/house.ts';
import { refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: favourite games');

function started(session: TestSession): TestSession {
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const saves = (session: TestSession) =>
  session.requestsOf('casinoFavouritesSave').map(({ request }) => request.body);

test('favourites are kept in the browser for a guest, and join those of who signs in', () => {
  const server = house();
  const session = started(atTable('dice', server, { player: false, url: '/en/casino-lobby' }));
  session.runtime.publish('casino.favouriteToggled', { game: 42, on: true });
  session.clock.advance(1000);
  assert.is(session.storage.local.getItem('favouriteGames'), '[42]');
  session.answers.casinoFavourites = () => reply({ games: [61] });
  session.runtime.publish('session.started', { userId: 'player-1' });
  session.clock.advance(2000);
  assert.equal(session.runtime.state.casinoFavourites.games, [61, 42]);
  assert.equal(saves(session), [{ games: [61, 42] }]);
  assert.is(session.storage.local.getItem('favouriteGames'), null);
});

test('a list that a guest left joins the one on the server, wherever its player comes back', () => {
  const session = atTable('dice', house(), {
    ...{ url: '/en/line', local: { favouriteGames: '[42]' } },
    answers: { casinoFavourites: () => reply({ games: [61] }) },
    ...{ effects: effects.filter((one) => !isLate(one)), effectsJoinLater: true },
  });
  started(session).runtime.join(effects.filter(isLate));
  session.clock.advance(2000);
  assert.equal(saves(session), [{ games: [61, 42] }]);
  assert.is(session.storage.local.getItem('favouriteGames'), null);
});

test('a star that is pressed before the list is there joins it, and never replaces it', () => {
  const answers = { casinoFavourites: () => refuse(503) };
  const session = started(atTable('dice', house(), { url: '/en/casino-lobby', answers }));
  const like = (game: number, on: boolean) =>
    session.runtime.publish('casino.favouriteToggled', { game, on });
  like(42, true);
  like(43, true);
  like(43, false);
  session.clock.advance(1000);
  assert.equal(saves(session), []);
  session.answers.casinoFavourites = () => reply({ games: [61] });
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(2000);
  assert.equal(session.runtime.state.casinoFavourites.games, [61, 42]);
  assert.equal(saves(session), [{ games: [61, 42] }]);
});

test('what another tab keeps of a guest joins once it was told of, and a replay knows as much', () => {
  const answers = { casinoFavourites: () => reply({ games: [61] }) };
  const session = started(
    atTable('dice', house(), { player: false, url: '/en/casino-lobby', answers }),
  );
  // The other tab wrote it in this moment.
  session.storage.local.setItem('favouriteGames', '[7]');
  session.runtime.publish('session.started', { userId: 'player-1' });
  session.clock.advance(2000);
  assert.equal(saves(session), []);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.runtime.publish('app.storageChanged', { name: 'favouriteGames', value: '[7]' });
  assert.equal(session.runtime.state.casinoFavourites.games, [7]);
  session.runtime.publish('session.started', { userId: 'player-1' });
  session.clock.advance(2000);
  assert.equal(saves(session), [{ games: [61, 7] }]);
  assert.is(verifyIntentions(recorded(session.events)).verdict, 'match');
});

test.run();
