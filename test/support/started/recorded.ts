import { eventually, signInStaff } from './site.ts';

/**
 * Waits until some recording of the site tells of something, and gives all recordings there are then,
 * as one text. To be asked before the profile is closed: a browser drops now and then what a page
 * sends as it is left, and the next page of the same profile sends it.
 */
export async function recorded({ origin }: { readonly origin: string }, what: RegExp) {
  const staff = await signInStaff(origin);
  return eventually(`a recording of ${what}`, async () => {
    const all = (await staff.ndjsonOf(await staff.sessionIds())).join('\n');
    return what.test(all) ? all : null;
  });
}
