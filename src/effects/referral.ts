import { mergeMap, take } from 'rxjs';
import { referralCookies } from '../domain/referral.ts';
import { type Caused, caused, effect } from './define.ts';

/** What stands in the query of an address. */
function tagsOf(url: string): Record<string, string> {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return Object.fromEntries(new URLSearchParams(query));
}

/** Keeps who sent this visitor: in cookies, nowhere else. */
export const referral = effect('referral', (context) =>
  context.on('app.started').pipe(
    take(1),
    mergeMap((event): Caused[] => {
      const now = context.scheduler.now();
      const cookies = referralCookies(tagsOf(context.navigation.url));
      for (const { name, value, lifetime } of cookies) {
        context.storage.cookies.setItem(name, value, { expires: now + lifetime });
      }
      const told = cookies.map(({ name, lifetime }) => ({ name, lifetime }));
      return told.length === 0 ? [] : [caused('referral.kept', { cookies: told }, event)];
    }),
  ),
);
