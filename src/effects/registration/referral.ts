import {
  distinctUntilChanged,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  startWith,
  take,
  tap,
} from 'rxjs';
import {
  REFERRAL_COOKIES,
  type ReferralCookie,
  referralCookies,
} from '../../domain/registration/referral.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { storedReferral } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';

/** What stands in the query of an address. */
function tagsOf(url: string): Record<string, string> {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return Object.fromEntries(new URLSearchParams(query));
}

/** Tags go into cookies once marketing is allowed, and those there are leave where it is not. */
function storing(
  context: EffectContext,
  tags: readonly ReferralCookie[],
  since: number,
): Observable<never> {
  const { cookies } = context.storage;
  const settled = merge<Envelope[]>(context.on('consent.given'), context.on('app.storageChanged'));
  return settled.pipe(
    startWith(null),
    map(() => context.state().consent),
    distinctUntilChanged((before, now) => before.cookiesType === now.cookiesType),
    tap(({ cookiesType, ads }) => {
      if (ads) {
        for (const { name, value, lifetime } of tags) {
          writeTo(cookies, storedReferral(name), value, { expires: since + lifetime });
        }
      } else if (cookiesType !== null) {
        for (const name of REFERRAL_COOKIES) eraseFrom(cookies, storedReferral(name));
      }
    }),
    ignoreElements(),
  );
}

/** Keeps who sent this visitor: for as long as the page lives, and in cookies once they may be set. */
export const referral = effect('referral', (context) =>
  context.on('app.started').pipe(
    take(1),
    mergeMap((event): Observable<Caused> => {
      const tags = referralCookies(tagsOf(context.navigation.url));
      const told = tags.map(({ name, lifetime }) => ({ name, lifetime }));
      const kept = told.length === 0 ? [] : [caused('referral.kept', { cookies: told }, event)];
      return merge(from(kept), storing(context, tags, context.scheduler.now()));
    }),
  ),
);
