import { filter, map, merge, mergeMap } from 'rxjs';
import { type Caused, caused, effect, replies, request } from '../define.ts';

/** Offers the newer site once the server runs another version than the first one seen. */
export const version = effect('version', (context) => {
  const due = context.on('timer.fired').pipe(
    filter(({ data }) => data.name === 'version-check' && context.state().session.visible),
    map(({ seq }) => request(context, 'appVersion', {}, seq)),
  );
  const answered = replies(context, 'appVersion').pipe(
    mergeMap(({ body, event }): Caused[] => {
      const { runningVersion, updateVersion } = context.state().session;
      if (body.version === runningVersion || body.version === updateVersion) return [];
      return [caused('app.updateFound', { version: body.version }, event)];
    }),
  );
  // Whatever the player was at is kept in storage, the coupon and bets under way with it.
  const accepted = context.on('app.updateAccepted').pipe(
    mergeMap((): Caused[] => {
      context.navigation.reload();
      return [];
    }),
  );
  return merge(due, answered, accepted);
});
