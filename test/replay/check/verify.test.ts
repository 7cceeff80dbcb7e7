import { map } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effect } from '../../../src/effects/define.ts';
import { type AnyEvent, CATALOGUE_VERSION, type Envelope } from '../../../src/events/catalogue.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { gravest, verdicts } from '../../../src/replay/check/verdicts.ts';
import { type VerifyOptions, verifyLog } from '../../../src/replay/check/verify.ts';
import { recordedSession } from '../../console/support/recorded.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('replay: verdicts');

const events = recordedSession();
const copy = (): AnyEvent[] => structuredClone(events);
const verdictsOf = (given: readonly AnyEvent[], options?: VerifyOptions) => [
  ...new Set(verifyLog(given, options).findings.map(({ verdict }) => verdict)),
];

/** A read model's version as the recording says it was. */
function madeWith(
  readModels: Record<string, number> | undefined,
  catalogue = CATALOGUE_VERSION,
): AnyEvent[] {
  const [first, ...others] = copy();
  if (first?.type !== 'app.started') throw new Error('the session did not start');
  const { readModels: _, ...data } = first.data;
  const given = readModels === undefined ? {} : { readModels };
  return [{ ...first, data: { ...data, catalogue, ...given } }, ...others];
}

const checkpointsIn = (given: readonly AnyEvent[]) =>
  given.filter((one): one is Envelope<'log.checkpointed'> => one.type === 'log.checkpointed');

/** Without one event, the rest numbered anew; what they say of each other as well, if so wished. */
function without(place: number, isThorough: boolean): AnyEvent[] {
  const moved = (seq: number) => (seq > place ? seq - 1 : seq);
  return copy()
    .toSpliced(place, 1)
    .map((event) => {
      const { cause } = event;
      const next = { ...event, seq: moved(event.seq) } as AnyEvent;
      if (!isThorough) return next;
      if (next.type === 'log.checkpointed') {
        const { data } = next;
        return {
          ...next,
          cause: moved(cause ?? 0),
          data: { ...data, through: moved(data.through) },
        };
      }
      return cause === undefined ? next : ({ ...next, cause: moved(cause) } as AnyEvent);
    });
}

test('what fails on hearing of the end is no end without a farewell', () => {
  const frail = effect('frail', (context) =>
    context.on('app.stopped').pipe(
      map(() => {
        throw new Error('cannot');
      }),
    ),
  );
  const session = testSession({ effects: [frail] });
  session.runtime.start();
  session.runtime.stop();
  assert.is(session.typesOf('bus.failed').length, 1);
  assert.is(verifyLog(session.events).verdict, 'match');
});

test('a session with denser checkpoints says so, and matches', () => {
  for (const checkpointEvery of [1, 2, 7, 100]) {
    const session = testSession({ checkpointEvery });
    session.runtime.start();
    session.clock.advance(60_000);
    session.runtime.stop();
    assert.is(verifyLog(session.events).verdict, 'match', String(checkpointEvery));
  }
});

test('a whole recording matches, to its farewell', () => {
  const { verdict, findings, comparedThrough, end } = verifyLog(events);
  assert.equal([verdict, findings], ['match', []]);
  assert.is(end?.farewell, true);
  assert.is(events[comparedThrough]?.type, 'app.stopped');
});

test('each verdict has a name of its own; from 3 on, a code of its own', () => {
  const names = verdicts.map(({ name }) => name);
  assert.is(new Set(names).size, names.length);
  const codes = verdicts.map(({ exitCode }) => exitCode).filter((code) => code > 2);
  assert.is(new Set(codes).size, codes.length);
  assert.ok(verdicts.every(({ exitCode }) => (exitCode as number) !== 2));
  assert.is(gravest([{ verdict: 'gap' }, { verdict: 'differs' }]), 'differs');
  assert.is(gravest([]), 'match');
});

test('one event taken out and the rest numbered anew is noticed wherever it was', () => {
  const silent = events.flatMap((_, place) =>
    verifyLog(without(place, false)).verdict === 'match' ? [place] : [],
  );
  // The checkpoint of the farewell: pages that went away in a hurry lack it as well.
  assert.equal(silent, [events.length - 1]);
});

test('who renumbers what events say of each other, too, can take out only what changed no state', () => {
  const unseen = events
    .slice(0, -1)
    .filter((_, place) => verifyLog(without(place, true)).verdict === 'match');
  const kinds = new Set(unseen.map(({ type }) => type));
  for (const type of ['app.started', 'app.ready', 'route.changed', 'log.checkpointed'] as const) {
    assert.not.ok(kinds.has(type), type);
  }
  assert.ok(unseen.length < events.length / 3, `${unseen.length} of ${events.length}`);
});

test('a cut in the middle is a gap, and no difference: what follows cannot be compared', () => {
  const { verdict, findings, comparedThrough } = verifyLog(copy().toSpliced(20, 30));
  assert.is(verdict, 'gap');
  assert.match(findings.map(({ detail }) => detail).join(), '30 events missing after seq 19');
  assert.ok(comparedThrough < 20 && comparedThrough > 0);
});

test('without its last lines it ends without a farewell, or before what the header promises', () => {
  const cut = copy().slice(0, -3);
  const at = new Date(cut.at(-1)?.at ?? 0).toISOString();
  const { verdict, findings } = verifyLog(cut);
  assert.is(verdict, 'no-farewell');
  assert.match(findings[0]?.detail ?? '', `without a farewell at ${at}`);
  const known = { lastSeq: events.length - 1 };
  assert.equal(verdictsOf(cut, known), ['end-missing', 'no-farewell']);
  assert.equal(verdictsOf(cut, { underWay: true }), ['under-way']);
  assert.equal(verdictsOf(events, { ...known, underWay: true }), []);
});

test('two events that changed places are noticed where one came of the other', () => {
  let noticed = 0;
  for (let place = 1; place < events.length - 1; place += 1) {
    const [one, other] = copy().slice(place, place + 2) as [AnyEvent, AnyEvent];
    const swapped = [{ ...other, seq: place } as AnyEvent, { ...one, seq: place + 1 } as AnyEvent];
    const { verdict } = verifyLog(copy().toSpliced(place, 2, ...swapped));
    if (other.cause === one.seq || verdict !== 'match') noticed += 1;
    if (other.cause === one.seq) assert.is.not(verdict, 'match', `${place} ${one.type}`);
  }
  assert.ok(noticed > events.length / 4, `${noticed} of ${events.length}`);
});

test('checkpoints that were emptied are told, all of them or one', () => {
  const emptied = (from: number, to: number) => {
    const places = checkpointsIn(events)
      .slice(from, to)
      .map(({ seq }) => seq);
    return copy().map((event) =>
      event.type === 'log.checkpointed' && places.includes(event.seq)
        ? { ...event, data: { ...event.data, slices: {}, fields: {} } }
        : event,
    );
  };
  assert.equal(verdictsOf(emptied(0, 100)), ['empty-checkpoint']);
  for (let i = 0; i < checkpointsIn(events).length; i += 1) {
    const changes = Object.keys(checkpointsIn(events)[i]?.data.slices ?? {}).length > 0;
    if (changes) assert.equal(verdictsOf(emptied(i, i + 1)), ['empty-checkpoint'], `${i}`);
  }
});

test('a checkpoint that leaves out one read model is told', () => {
  const [first, second] = checkpointsIn(events);
  for (const checkpoint of [first, second]) {
    const given = copy();
    const { coupon: _, ...slices } = checkpoint?.data.slices ?? {};
    const [name = ''] = Object.keys(slices);
    const place = checkpoint?.seq ?? 0;
    const { [name]: __, ...less } = checkpoint?.data.slices ?? {};
    given[place] = { ...checkpoint, data: { ...checkpoint?.data, slices: less } } as AnyEvent;
    assert.is.not(verifyLog(given).verdict, 'match');
  }
});

test('a read model that no checkpoint holds was not compared, whatever the start says', () => {
  const { coupon: _, ...others } = siteFold.versions;
  for (const readModels of [{}, others]) {
    const given = madeWith(readModels).map((event) => {
      if (event.type !== 'log.checkpointed') return event;
      const { coupon: __, ...slices } = event.data.slices;
      return { ...event, data: { ...event.data, slices, fields: {} } };
    });
    assert.is(verifyLog(given).verdict, 'changed');
  }
});

test('a field that a checkpoint says is otherwise is told', () => {
  const [, second] = checkpointsIn(events);
  if (!second) throw new Error('the session has one checkpoint');
  const [path = ''] = Object.keys(second.data.fields);
  for (const fields of [
    { ...second.data.fields, [path]: '00000000' },
    { ...second.data.fields, 'nothing.there': '00000000' },
  ]) {
    const data = { ...second.data, fields };
    const { verdict } = verifyLog(copy().with(second.seq, { ...second, data }));
    assert.is(verdict, 'differs');
  }
});

test('no checkpoint but the first: what came of an event tells that its own is missing', () => {
  const [, ...others] = checkpointsIn(events);
  const places = new Set(others.map(({ seq }) => seq));
  const given = copy().map(({ seq, at, ...event }): AnyEvent => {
    if (places.has(seq)) return { seq, at, type: 'page.refreshPressed', data: {} };
    return { seq, at, ...event } as AnyEvent;
  });
  assert.is(verifyLog(given).verdict, 'renumbered');
});

test('nothing comes after the end, be there a second one', () => {
  const seq = events.length;
  const at = events.at(-1)?.at ?? 0;
  const more: AnyEvent[] = [
    { seq, at, type: 'page.refreshPressed', data: {} },
    { seq: seq + 1, at, type: 'app.stopped', data: {} },
  ];
  assert.is(verifyLog([...copy(), ...more]).verdict, 'renumbered');
});

test('a cause is an event that there is', () => {
  for (const cause of [-1, 0.5]) {
    const place = events.findIndex(({ type }) => type === 'route.changed');
    const given = copy();
    given[place] = { ...given[place], cause } as AnyEvent;
    assert.is(verifyLog(given).verdict, 'renumbered');
  }
});

test('checkpoints taken out and the rest numbered anew are missed', () => {
  const places = checkpointsIn(events)
    .slice(1, 2)
    .map(({ seq }) => seq);
  for (const place of places) {
    assert.ok(verdictsOf(without(place, true)).includes('renumbered'), `${place}`);
  }
});

test('no checkpoint at all is nothing to compare with', () => {
  const [first] = events;
  assert.ok(verdictsOf(first ? [first] : []).includes('no-checkpoint'));
});

test('a read model of another version has changed since, by name, and is no difference', () => {
  const forged = madeWith({ ...siteFold.versions, coupon: 0 }).map((event) =>
    event.type === 'coupon.amountChanged' ? { ...event, data: { amount: '77' } } : event,
  );
  const found = verifyLog(forged);
  assert.is(found.verdict, 'changed');
  const to = siteFold.versions['coupon'] ?? null;
  assert.equal(found.changed, [{ slice: 'coupon', from: 0, to }]);
  assert.match(found.findings[0]?.detail ?? '', `coupon (0 → ${to})`);
  const ofThisBuild = forged.toSpliced(0, 1, ...madeWith({ ...siteFold.versions }).slice(0, 1));
  assert.is(verifyLog(ofThisBuild).verdict, 'differs');
});

test('another version whose state is the same is a match all the same', () => {
  assert.is(verifyLog(madeWith({ ...siteFold.versions, coupon: 0 })).verdict, 'match');
  assert.is(verifyLog(madeWith(undefined, '1')).verdict, 'match');
  assert.is(verifyLog(madeWith(undefined, '2')).verdict, 'match');
});

test('a read model that is gone, or is new, is named', () => {
  const { coupon: _, ...others } = siteFold.versions;
  assert.is(verifyLog(madeWith(others)).verdict, 'match');
  const given = madeWith({ ...siteFold.versions, past: 1 });
  assert.equal(verdictsOf(given), ['empty-checkpoint']);
  const [first] = checkpointsIn(given);
  const slices = { ...first?.data.slices, past: '0'.repeat(64) };
  given[first?.seq ?? 0] = { ...first, data: { ...first?.data, slices } } as AnyEvent;
  assert.equal(verifyLog(given).changed, [{ slice: 'past', from: 1, to: null }]);
});

test('of an unknown catalogue nothing is compared', () => {
  const { checkpoints, firstDifference } = verifyLog(events, { unknownCatalogue: true });
  assert.equal([checkpoints, firstDifference], [0, undefined]);
});

test.run();
