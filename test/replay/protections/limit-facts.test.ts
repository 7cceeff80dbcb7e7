import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { protectionsOf } from '../../../src/replay/protections/protections.ts';
import { protectionsText } from '../../../src/replay/protections/report.ts';
import { recorded } from '../../support/session/betting.ts';
import { ready } from '../../support/session/bookmaker.ts';
import { reply } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const limit = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
  ...more,
});

/** The same log as a build wrote it that did not tell of limits yet. */
const asBefore = (events: readonly AnyEvent[]): AnyEvent[] =>
  events.map((event) =>
    event.type === 'app.started' ? { ...event, data: { ...event.data, catalogue: '4' } } : event,
  );

const test = suite('replay: what happens to limits');

test('what happens to a limit stands there by its fact, in a log of before by its answers', () => {
  const limits = { of: [limit(2, 5000)] };
  const session = ready({ answers: { limits: () => reply({ limits: limits.of }) } });
  const pending = { limitValue: 9000, endsAt: 90_000, limitState: 'PENDING' as const };
  limits.of = [limit(2, 5000, { needApprove: true, pending }), limit(30, 7, { endsAt: 700 })];
  session.runtime.publish('feed.limitsChanged', { requestId: 1 });
  session.clock.advance(1000);
  session.runtime.stop();
  const log = recorded(session.events);
  const text = protectionsText(protectionsOf(log));
  assert.match(
    text,
    /change-requested +stake 7d 9000 waits until 1970-01-02T01:00:00.000Z, to be approved, now 5000/,
  );
  assert.match(text, /excluded +exclusion until 1970-01-01T00:11:40.000Z \(elsewhere\)/);
  const isFact = ({ type }: AnyEvent) => /^limits\.(changeRequested|exclusionStarted)$/.test(type);
  const older = asBefore(log.filter((event) => !isFact(event)));
  const whatOf = (events: readonly AnyEvent[]) => protectionsOf(events).map(({ what }) => what);
  assert.equal(whatOf(older), whatOf(log));
});

test.run();
