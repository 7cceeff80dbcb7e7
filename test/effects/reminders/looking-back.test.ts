import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SiteConfigName, siteConfigTable } from '../../../src/domain/site/config.ts';
import { started } from '../../support/session/bookmaker.ts';
import { act, atTable, house, pressMines, tableOf } from '../../support/session/house.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const site = (values: Partial<Record<SiteConfigName, unknown>>) => {
  const all = { cookieAgreementPopup: false, ...values };
  const byKey = Object.entries(all).map(([name, value]) => [
    siteConfigTable[name as SiteConfigName].key,
    value,
  ]);
  return { configGroup: () => reply({ site: Object.fromEntries(byKey) }) };
};

const shown = ({ runtime }: TestSession) => runtime.state.modal.open.map(({ id }) => id);
const close = (session: TestSession, id: string) => {
  session.runtime.publish('modal.closed', { id, by: 'player' });
  session.clock.advance(100);
};

const test = suite('effects: looking back');

/** A player of whom the server says this with their limits. */
function player(said: object, jurisdiction = 'default'): TestSession {
  const answers = { ...site({ jurisdiction }), limits: () => reply({ limits: [], ...said }) };
  const session = started({ answers });
  session.clock.advance(500);
  return session;
}

test('A11: who has just signed in is told when they did before, once, and it goes by itself', () => {
  const sitting = { beganAt: 1, staked: 0, paid: 0, iso: 'EUR' };
  const session = player({ sitting: { ...sitting, previousAt: 1 } });
  assert.equal(shown(session), ['welcome']);
  session.clock.advance(10 * SECOND);
  assert.equal(shown(session), []);
  session.clock.advance(10 * MINUTE);
  assert.equal(shown(session), []);
  assert.equal(shown(player({ sitting })), [], 'nobody else is');
});

const recent = { days: 30, staked: 900, paid: 100, iso: 'EUR', minutes: 7 };

test('who plays a round is told once it is over and its table has shown what it came to', () => {
  const answers = { ...site({}), limits: () => reply({ limits: [], recent }) };
  const session = atTable('mines', house(), { answers });
  session.runtime.start();
  session.clock.advance(SECOND);
  pressMines(session);
  session.clock.advance(MINUTE);
  assert.equal(shown(session), [], 'a round is open');
  act(session, { pick: 12 });
  session.clock.advance(SECOND);
  act(session, { cashOut: true });
  session.clock.advance(SECOND);
  const [seat] = tableOf(session).seats;
  assert.is(seat?.round.status, 'completed');
  assert.equal(shown(session), [], 'the table shows what it came to');
  session.runtime.publish('casino.roundTold', { roundId: seat?.round.id ?? '' });
  session.clock.advance(SECOND);
  assert.equal(shown(session), ['insights']);
});

for (const [jurisdiction, every] of [
  ['default', 7 * DAY],
  ['de', DAY],
] as const) {
  test(`A10: who plays is told what the last days came to: ${jurisdiction}`, () => {
    const session = player({ recent }, jurisdiction);
    session.clock.advance(29 * SECOND);
    assert.equal(shown(session), []);
    session.clock.advance(SECOND);
    assert.equal(shown(session), ['insights']);
    close(session, 'insights');
    const kept = JSON.parse(session.storage.local.getItem('reminders') ?? '{}');
    const until = kept['insights player-1'] - session.clock.now();
    assert.ok(Math.abs(until - every) < MINUTE, String(until));
  });
}

test('A10: who did not play is told nothing', () => {
  const session = player({ recent: { ...recent, staked: 0, minutes: 0 } });
  session.clock.advance(10 * MINUTE);
  assert.not.ok(shown(session).includes('insights'));
});

test.run();
