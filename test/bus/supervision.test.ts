import { filter, firstValueFrom, map, merge, mergeMap, NEVER, of, throwError, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { caused, type Effect, effect } from '../../src/effects/define.ts';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { projection } from '../../src/projections/define.ts';
import { type AnyProjection, createFold } from '../../src/projections/fold.ts';
import { testSession } from '../support/session/session.ts';

const test = suite('law 4 of the runtime');

test('law 4: an effect that fails is told of, rests and starts again', () => {
  let runs = 0;
  const session = testSession({
    effects: [
      effect('fragile', (context) => {
        runs += 1;
        return context
          .on('preferences.languageChosen')
          .pipe(
            mergeMap(({ data, seq }) =>
              data.language === 'xx'
                ? throwError(() => new Error('broken'))
                : of(caused('timer.fired', { name: data.language }, seq)),
            ),
          );
      }),
    ],
  });
  const choose = (language: string) =>
    session.runtime.publish('preferences.languageChosen', { language });
  session.runtime.start();
  choose('xx');
  const failure = session.events.at(-1);
  assert.is(failure?.type, 'bus.failed');
  choose('de');
  assert.not.ok(session.typesOf().includes('timer.fired'), 'it rests first');
  session.clock.advance(1000);
  choose('fr');
  assert.is(runs, 2);
  assert.equal(session.events.at(-1)?.data, { name: 'fr' });
});

test('law 4: an effect hears that it was started again', () => {
  const session = testSession({
    effects: [
      effect('fragile', (context) =>
        merge(
          context
            .on('bus.restarted')
            .pipe(map(({ seq }) => caused('timer.fired', { name: 'anew' }, seq))),
          context
            .on('preferences.languageChosen')
            .pipe(mergeMap(() => throwError(() => new Error('broken')))),
        ),
      ),
    ],
  });
  session.runtime.start();
  session.runtime.publish('preferences.languageChosen', { language: 'de' });
  session.clock.advance(1000);
  assert.equal(session.events.at(-1)?.data, { name: 'anew' });
});

test('effects do not run in an order that one of them excludes', () => {
  const idle = (name: string, after?: string[]) =>
    effect(name, () => NEVER, after === undefined ? {} : { after });
  const started = (...effects: Effect[]) => testSession({ effects }).runtime.start();
  assert.throws(
    () => started(idle('second', ['first']), idle('first')),
    /first has to come before second/,
  );
  assert.not.throws(() => started(idle('first'), idle('second', ['first'])));
  assert.not.throws(() => started(idle('second', ['first'])));
});

test('law 4: a read model that throws keeps its state, and the bus goes on', () => {
  interface Counter {
    count: number;
  }
  const sound = projection('sound', 1, (): Counter => ({ count: 0 }), {
    on: {
      'timer.fired'(slice) {
        slice.count += 1;
      },
    },
  });
  const broken = projection('broken', 1, (): Counter => ({ count: 0 }), {
    on: {
      'timer.fired'(slice, { name }) {
        slice.count += 1;
        if (name === 'bad') throw new Error('cannot');
      },
    },
  });
  const fold = createFold<{ sound: Counter; broken: Counter }>([
    sound,
    broken,
  ] as unknown as AnyProjection[]);
  const event = (seq: number, name: string): AnyEvent => ({
    seq,
    at: 0,
    type: 'timer.fired',
    data: { name },
  });
  let state = fold.initial();
  const failures = ['good', 'bad', 'good'].flatMap((name, seq) => {
    const next = fold.live(state, event(seq, name));
    state = next.state;
    return next.failures;
  });
  assert.equal(state, { sound: { count: 3 }, broken: { count: 2 } });
  assert.equal(failures, [{ slice: 'broken', seq: 1, message: 'cannot' }]);
});

test('law 4: a subscriber that throws does not keep the others from hearing', async () => {
  const session = testSession({ effects: [] });
  const heard: number[] = [];
  session.runtime.events$.subscribe(({ type }) => {
    if (type === 'timer.fired') throw new Error('careless');
  });
  session.runtime.events$.subscribe(({ seq }) => heard.push(seq));
  const told = firstValueFrom(session.runtime.events$.pipe(filter((e) => e.type === 'bus.failed')));
  session.runtime.start();
  session.runtime.publish('timer.fired', { name: 'x' });
  await told;
  const last = session.events.at(-1);
  assert.is(last?.type === 'bus.failed' && last.data.source, 'subscriber');
  assert.is(heard.length, session.events.length);
  session.runtime.stop();
});

test('law 4: time comes from the scheduler: a day passes in virtual time', () => {
  const session = testSession({
    effects: [
      effect('daily', (context) =>
        context
          .on('app.started')
          .pipe(
            mergeMap(({ seq }) =>
              timer(86_400_000, context.scheduler).pipe(
                map(() => caused('timer.fired', { name: 'day' }, seq)),
              ),
            ),
          ),
      ),
    ],
  });
  session.runtime.start();
  session.clock.advance(86_399_999);
  assert.is(session.events.filter(({ type }) => type === 'timer.fired').length, 0);
  session.clock.advance(1);
  const [started] = session.events;
  assert.is((session.events.at(-1)?.at ?? 0) - (started?.at ?? 0), 86_400_000);
});

test.run();
