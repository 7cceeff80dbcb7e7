/** What there is to play is asked for again where another player, or another age, has other bounds. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { userConfigOf } from '../../support/session/accounts.ts';
import { atTable, house } from '../../support/session/house.ts';
import { reply, type SessionOptions, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: what is offered to whom');

const person = userConfigOf();
const born = (date_birthday: string) => () =>
  reply({ result: { ...person.result, user_data: { ...person.result.user_data, date_birthday } } });

function inLobby(options: SessionOptions & { player?: boolean } = {}): TestSession {
  const session = atTable('dice', house(), { url: '/en/casino-lobby', ...options });
  session.runtime.start();
  session.clock.advance(2000);
  return session;
}

const asked = (session: TestSession): number => session.requestsOf('casinoGames').length;

test('a birthday that is told later has the list asked for once more, and the same one does not', () => {
  const session = inLobby({ answers: { userConfig: born('') } });
  const before = asked(session);
  const look = () => {
    session.runtime.publish('feed.verificationChanged', { requestId: 1 });
    session.clock.advance(1000);
  };
  look();
  assert.is(asked(session), before, 'nothing is known of an age');
  session.answers.userConfig = born('1990-05-01');
  look();
  assert.is(asked(session), before + 1);
  look();
  assert.is(asked(session), before + 1);
});

test('what the first answer tells of a player is what the list was made for', () => {
  const session = inLobby({ answers: { userConfig: born('1990-05-01') } });
  const { accounts, casinoGames, user } = session.runtime.state;
  assert.is(user.profile?.date_birthday, '1990-05-01');
  assert.is(casinoGames.currency, accounts.accounts[0]?.iso);
  assert.is(asked(session), 2, 'once before it was known what stakes are in, and once by that');
});

test('who signs in after somebody else gets a list of their own, in the same currency too', () => {
  const session = inLobby();
  const before = asked(session);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.clock.advance(1000);
  assert.is(asked(session), before + 1, 'the bounds of a player are none of a guest');
  assert.is(session.runtime.state.casinoGames.currency, null);
  session.runtime.publish('session.started', { userId: 'player-2' });
  session.clock.advance(2000);
  assert.is(asked(session), before + 2);
});

test.run();
