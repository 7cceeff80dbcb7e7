import { configured } from '../../domain/site/config.ts';
import { isHeldByBonus } from '../../domain/verification/identification.ts';
import type { State } from '../../projections/state.ts';
import type { RouteContext, RouteOutcome, Verdict } from '../../routes/outcome.ts';
import { publicParams, publicUrl } from '../../routes/public-url.ts';
import { explainRoute } from '../../routes/resolve.ts';
import { routeTable } from '../../routes/table.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';

/** Whether the site is closed: by what the server said last, before that by configuration. */
export function isClosed({ block: { maintenance }, config }: State): boolean {
  if (maintenance.isKnown) return maintenance.isActive;
  return configured(config.values, 'maintenance');
}

/** The language of the page that is shown; before the first page that of an earlier visit, or the browser's. */
function languagesOf({ route, session, preferences }: State): NonNullable<RouteContext['reads']> {
  const url = route.route === '' ? null : route.language;
  return { url, cookie: preferences.chosenLanguage, browser: session.languages };
}

/**
 * Whether the site waits to hear how it is configured, or who is there: that a page which waited too
 * long begins as for a guest tells nothing of who it is.
 */
function isUnsettled({ config, session }: State): boolean {
  const isConfigured = config.status === 'ready' || config.status === 'failed';
  return !isConfigured || !(session.isTold || session.isSignOutOwed);
}

/** What an address must be judged by: who asks, and how the site is configured. */
function routeContext(state: State): RouteContext {
  const banLevel = state.user.config?.ban_level ?? 0;
  const as = banLevel > 0 ? 'banned' : state.session.userId === null ? 'guest' : 'player';
  return {
    as,
    reads: languagesOf(state),
    isUnsettled: isUnsettled(state),
    termsLeaveMoney: state.terms.leavesMoney,
    config: {
      ...state.config.values,
      banLevel,
      banVersion: state.user.config?.ban_version ?? 0,
      termsChanged: state.terms.changed,
      identificationBonusBlocker: isHeldByBonus(state.user.config),
      maintenance: isClosed(state),
      ...(state.block.reason === null ? {} : { blockReason: state.block.reason }),
    },
  };
}

/** What the banned see at every address, where the site names none outside for them. */
const blockPage: RouteOutcome = {
  route: 'block',
  layout: routeTable.block.layout,
  status: 200,
  params: {},
};

/** What an address answers now, and why. */
function explained(context: EffectContext, url: string, explain = explainRoute): Verdict {
  const verdict = explain(url, routeContext(context.state()));
  const isUnset = configured(context.state().config.values, 'bannedUrl') === '';
  // Led anywhere else on the site, the banned would be led on from there.
  return verdict.reason === 'banned' && isUnset ? { ...verdict, outcome: blockPage } : verdict;
}

/** What an address answers now. */
export function resolved(context: EffectContext, url: string): RouteOutcome {
  return explained(context, url).outcome;
}

const languageOf = (url: string): string => url.slice(1, 3);

/** Redirects in a row after which an address counts as leading in a circle. */
const MOST_REDIRECTS = 10;

function go(
  context: EffectContext,
  { from, to, reason }: { readonly from: string; readonly to: string; readonly reason: string },
  cause: number,
): Caused[] {
  const external = to.startsWith('external:');
  const { values } = context.state().config;
  if (external) context.navigation.assign(configured(values, 'bannedUrl'));
  else context.navigation.replace(to);
  const told = { from: publicUrl(from), to: publicUrl(to), external, reason };
  return [caused('route.redirected', told, cause)];
}

/** An address that the site itself fails at shows the error page. */
function failed(message: string, cause: number): Caused {
  return caused('bus.failed', { source: 'page', name: 'route', message, page: 500 }, cause);
}

/** Follows a real address to the page it leads to, over its redirects. */
export function visit(
  context: EffectContext,
  url: string,
  cause: number,
  explain = explainRoute,
): Caused[] {
  const events: Caused[] = [];
  let address = url;
  for (let i = 0; i < MOST_REDIRECTS; i += 1) {
    const { outcome, reason, message } = explained(context, address, explain);
    if ('redirect' in outcome) {
      const redirect = { from: address, to: outcome.redirect, reason };
      events.push(...go(context, redirect, cause));
      if (outcome.redirect.startsWith('external:')) return events;
      address = outcome.redirect;
      continue;
    }
    const page =
      outcome.status === 200
        ? outcome
        : { route: 'error', layout: 'empty', status: outcome.status, params: {} };
    const { route, layout, status, params } = page;
    const language = languageOf(address);
    const told = { url: publicUrl(address), params: publicParams(params) };
    const data = { ...told, route, layout, status, language };
    events.push(caused('route.changed', data, cause));
    return message === undefined ? events : [...events, failed(message, cause)];
  }
  const message = `the address ${publicUrl(url)} leads in a circle`;
  return [...events, failed(message, cause)];
}
