/** What a player's log may hold, each personal and each secret value of it a canary. */
import { calls, isCallName } from '../../../src/calls/table.ts';
import { type AnyEvent, catalogue, isEventType } from '../../../src/events/catalogue.ts';
import { recorded } from '../../support/session/betting.ts';
import { canary, plantedIn } from '../../support/session/canaries.ts';
import { reply, testSession } from '../../support/session/session.ts';
import type { Happening } from './recording.ts';

/** One event of every type, and a request and reply of every call, with all that may be private. */
export function everything(): Happening[] {
  const events = Object.keys(catalogue)
    .filter(isEventType)
    .filter((type) => !/^(http|log)\./.test(type))
    .flatMap((type) => plantedIn(catalogue[type].data).map((data) => ({ type, data })));
  const ofCalls = Object.keys(calls)
    .filter(isCallName)
    .flatMap((call, place) => {
      const requestId = place + 1;
      const parts = Object.entries(calls[call].input).map(([part, schema]) => [
        part,
        plantedIn(schema)[0],
      ]);
      const sent = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
      const errors = [{ code: '1', title: canary('personal'), detail: canary('personal') }];
      return [
        { type: 'http.requested', data: { call, requestId, ...sent } },
        ...plantedIn(calls[call].reply).map((body) => ({
          type: 'http.replied',
          data: { call, requestId, status: 200, body },
        })),
        { type: 'http.replied', data: { call, requestId, status: 422, body: { errors } } },
      ];
    });
  return [...events, ...ofCalls] as unknown as Happening[];
}

/** A visit as it was lived: what it says is in addresses and forms, and its checks can be made. */
export function visit(): Happening[] {
  const session = testSession({
    url: `/en/user/login?email=${canary('personal')}&token=${canary('secret')}`,
    answers: { authCheck: () => reply({ user_id: null }) },
  });
  session.runtime.start();
  session.clock.advance(1000);
  const login = canary('personal');
  session.runtime.publish('session.loginSubmitted', { login, password: canary('secret') });
  session.clock.advance(1000);
  session.navigation.visit(`/en/${canary('personal')}/x#/y?token=${canary('secret')}`);
  session.clock.advance(1000);
  session.runtime.publish('bus.failed', {
    source: 'page',
    name: 'window.error',
    message: canary('personal'),
  });
  session.runtime.stop();
  return recorded(session.events) as AnyEvent[];
}
