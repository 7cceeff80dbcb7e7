import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { keepShownOnce } from '../../src/site/shown-once.ts';
import { type Happening, requested } from '../support/session/given.ts';
import { KEY, URI } from '../support/session/protection.ts';

const test = suite('site: secrets that are shown once');

const reply = (requestId: number, key: string): Happening => ({
  type: 'http.replied',
  data: {
    call: 'twoStepStart',
    requestId,
    status: 200,
    body: { method: 'totp', key, uri: URI, expiresIn: 900 },
  },
});

/** What is kept after this has happened. */
function keptAfter(...happenings: Happening[]) {
  const events$ = new Subject<AnyEvent>();
  const kept = keepShownOnce(events$);
  for (const [seq, happening] of happenings.entries()) {
    events$.next({ seq, at: 0, ...happening } as AnyEvent);
  }
  return kept.read('twoStepStart')?.key;
}

test('what the call that was sent last brought is kept, until it is sent again', () => {
  const first = requested('twoStepStart', 0, 1);
  const second = requested('twoStepStart', 0, 2);
  assert.is(keptAfter(first, reply(1, KEY)), KEY);
  assert.is(keptAfter(first, reply(1, KEY), second), undefined);
});

test('a late answer to an earlier call does not take its place', () => {
  const both = [requested('twoStepStart', 0, 1), requested('twoStepStart', 0, 2)];
  assert.is(keptAfter(...both, reply(2, KEY), reply(1, 'late')), KEY);
  assert.is(keptAfter(...both, reply(1, 'late')), undefined);
});

test.run();
