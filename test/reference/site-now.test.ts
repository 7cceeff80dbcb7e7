import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigDefaults } from '../../src/domain/site/config.ts';
import { type ConditionChanges, createClimate } from '../../src/reference/conditions.ts';
import { siteNowOf } from '../../src/reference/site-now.ts';

const test = suite('the condition of the site');

const NOW = 1_800_000_000_000;
const at = (changes: ConditionChanges, overrides = {}, now = NOW) =>
  siteNowOf({ ...siteConfigDefaults, ...overrides }, createClimate(changes), () => now);

const maintenance = (started_at: number | null, ended_at: number | null) => ({
  maintenance: { started_at, ended_at, notify_started_at: null, notify_ended_at: null },
});

test('it is closed within its maintenance, for as long as that lasts', () => {
  const seconds = NOW / 1000;
  const planned = maintenance(seconds - 10, seconds + 90);
  const closed = ({ isClosed, opensIn }: ReturnType<ReturnType<typeof at>>) => [isClosed, opensIn];
  assert.equal(closed(at(planned)('/en')), [true, 90]);
  assert.equal(closed(at(planned, {}, NOW + 89_500)('/en')), [true, 1]);
  assert.equal(closed(at(planned, {}, NOW + 90_000)('/en')), [false, 0]);
  assert.equal(closed(at(planned, {}, NOW - 11_000)('/en')), [false, 0]);
  assert.equal(closed(at(maintenance(seconds - 10, null))('/en')), [true, null]);
  assert.equal(closed(at({}, { maintenance: true })('/en')), [true, null]);
});

test('a block counts where it stands, unless it depends on who asks', () => {
  const blocks = [
    { from: '/en/live*', reason: 13 },
    { auth: true, reason: 2 },
  ];
  const site = at({ blocks });
  assert.is(site('/en/live/football').blockReason, 13);
  assert.is(site('/en/line').blockReason, 0);
  assert.is(at({}, { blockReason: 17 })('/en').blockReason, 17);
});

test.run();
