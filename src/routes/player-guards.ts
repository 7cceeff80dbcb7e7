import { isAvailable } from './address-guards.ts';
import type { RouteContext } from './outcome.ts';
import type { Page } from './page.ts';
import { routeTable } from './table.ts';
import { type Guard, leadToPage, pageOf, routeOf, setting } from './visit.ts';

/** Whether a page is open to a player with a ban of this level. */
export function isOpenWhenBanned(page: Page, banLevel: number, banVersion: number): boolean {
  const { allowedWhenBanned: allowed } = page;
  return typeof allowed === 'boolean' ? allowed : allowed[banVersion] === banLevel;
}

/** Banned players leave the site from every address that is not flagged, unknown ones too. */
export const banned: Guard = (visit) => {
  if (visit.context.as !== 'banned') return null;
  const page = pageOf(visit);
  const open =
    page !== null &&
    isOpenWhenBanned(page, setting(visit, 'banLevel'), setting(visit, 'banVersion'));
  return open ? null : { outcome: { redirect: 'external:banned' }, reason: 'banned' };
};

/** Whether guest or player may be on a page: false tells to leave it after login or logout. */
export function isAllowed(page: Page, { as }: Pick<RouteContext, 'as'>): boolean {
  return as === 'guest' ? !page.authRequired : !page.guestOnly;
}

/** Whether a page is there for a visitor, and stays open to them. */
export function opensTo(page: Page, context: RouteContext): boolean {
  return isAvailable(page, context) && isAllowed(page, context);
}

export const authentication: Guard = (visit) => {
  const page = pageOf(visit);
  if (page === null || isAllowed(page, visit.context)) return null;
  if (page.guestOnly) return leadToPage(visit, 'home', 'guests-only');
  const login = isAvailable(routeTable.login, visit.context) ? 'login' : 'home';
  return leadToPage(visit, login, 'sign-in');
};

/** Whether a page stays open to a player with changed terms to confirm. */
export function isOpenWithTerms(
  page: Page,
  { termsLeaveMoney = false }: Pick<RouteContext, 'termsLeaveMoney'>,
): boolean {
  return page.exemptFromTerms || (page.ownMoney && termsLeaveMoney);
}

/** Changed terms come before everything a player does; unchanged ones need no confirming. */
export const terms: Guard = (visit) => {
  const toConfirm =
    visit.context.as === 'player' &&
    setting(visit, 'termsConfirmationAllowed') &&
    setting(visit, 'termsChanged');
  if (routeOf(visit) === 'confirmTerms') {
    return toConfirm ? null : leadToPage(visit, 'home', 'terms-unchanged');
  }
  const page = pageOf(visit);
  if (!toConfirm || (page !== null && isOpenWithTerms(page, visit.context))) return null;
  return leadToPage(visit, 'confirmTerms', 'terms-changed');
};

/** A bonus that asks for identification holds a player there, unless the site cannot show it. */
export const identification: Guard = (visit) => {
  const target = routeTable.officeIdentification;
  const page = pageOf(visit);
  if (visit.context.as !== 'player' || !setting(visit, 'identificationBonusBlocker')) return null;
  if (!isAvailable(target, visit.context)) return null;
  if (page === target || page?.exemptFromTerms || page?.ownMoney) return null;
  return leadToPage(visit, 'officeIdentification', 'identification-needed');
};
