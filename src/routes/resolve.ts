import { chooseLanguage, languageOffer } from '../domain/site/language-choice.ts';
import { languages } from '../domain/site/languages.ts';
import { parseAddress, withLanguage } from './address.ts';
import {
  errorPage,
  gameAddress,
  movedAddress,
  unavailablePage,
  unknownAddress,
} from './address-guards.ts';
import { layoutFor } from './layouts.ts';
import type { RouteContext, RouteOutcome, Verdict } from './outcome.ts';
import { authentication, banned, identification, terms } from './player-guards.ts';
import { siteGuard } from './site-guards.ts';
import { findEntry, routeTable } from './table.ts';
import { type Guard, notFound, routeOf, type Visit } from './visit.ts';

/** What an address passes, in this order: the first that decides has the last word. */
const middleware: ReadonlyMap<string, Guard> = new Map(
  Object.entries({
    errorPage,
    siteGuard,
    banned,
    unknownAddress,
    movedAddress,
    unavailablePage,
    gameAddress,
    authentication,
    terms,
    identification,
  }),
);

const everyMiddleware = [...middleware.keys()];

const unknownMiddleware: Verdict = {
  outcome: { status: 500 },
  reason: 'unknown-middleware',
  message: 'Unknown middleware',
};

/** As long as nobody knows what the site offers, and to whom: every language there is. */
const anyLanguage = { languages: languages.map(({ code }) => code), hiddenLanguages: [] };

/** The language in which a visitor is shown an address that begins with this one, or with none. */
function servedLanguage(context: RouteContext, asked: string | null): string {
  const { as, config, reads, isUnsettled = false } = context;
  const offer = { ...languageOffer(config), ...(isUnsettled ? anyLanguage : {}) };
  const authorised = as !== 'guest';
  const ofAddress = chooseLanguage({ url: asked, browser: [], authorised }, offer);
  if (ofAddress === asked) return asked;
  return chooseLanguage({ browser: [], ...reads, authorised }, offer);
}

function show(visit: Visit): Verdict {
  const route = routeOf(visit);
  if (route === null || visit.found === null) return notFound();
  const layout = layoutFor(routeTable[route].layout, visit.address.query);
  return {
    outcome: { route, layout, status: 200, params: visit.found.params },
    reason: 'shown',
  };
}

/** What an address answers, and why. Takes any text and never throws. */
export function explainRoute(
  url: string,
  context: RouteContext,
  names: readonly string[] = everyMiddleware,
): Verdict {
  const address = parseAddress(url);
  const { language, segments } = address;
  const served = servedLanguage(context, language);
  if (language === null || language !== served) {
    const reason = language === null ? 'language-missing' : 'language-not-offered';
    return { outcome: { redirect: withLanguage(url, served) }, reason };
  }
  const found = segments === null ? null : findEntry(segments);
  const visit: Visit = { context, language, address, found };
  for (const name of names) {
    const guard = middleware.get(name);
    // One that nobody knows might have barred the way.
    const verdict = guard === undefined ? unknownMiddleware : guard(visit);
    if (verdict !== null) return verdict;
  }
  return show(visit);
}

/** What an address answers, without a browser. Takes any text and never throws. */
export function resolveRoute(url: string, context: RouteContext): RouteOutcome {
  return explainRoute(url, context).outcome;
}
