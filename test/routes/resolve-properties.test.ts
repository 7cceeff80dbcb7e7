import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RouteContext } from '../../src/routes/outcome.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';
import { routeTable } from '../../src/routes/table.ts';
import { anyContext, anyUrl, linked } from './arbitraries.ts';

const test = suite('resolve, for any address');
const runs = { numRuns: 2000 };

test('answers any text without throwing', () => {
  fc.assert(
    fc.property(anyUrl, anyContext, (url, context) => {
      const outcome = resolveRoute(url, context);
      assert.ok('redirect' in outcome || [200, 404, 500].includes(outcome.status));
    }),
    runs,
  );
});

test('a redirect stays within the site, or is the one that is marked as external', () => {
  fc.assert(
    fc.property(anyUrl, anyContext, (url, context) => {
      const outcome = resolveRoute(url, context);
      if (!('redirect' in outcome) || outcome.redirect === 'external:banned') return;
      assert.match(outcome.redirect, /^\/[a-z]{2}(?:[/?#]|$)/);
      assert.is(new URL(outcome.redirect, 'https://site.test').origin, 'https://site.test');
    }),
    runs,
  );
});

function steps(url: string, context: RouteContext): number {
  let at = url;
  for (let taken = 0; taken < 10; taken += 1) {
    const outcome = resolveRoute(at, context);
    if (!('redirect' in outcome) || outcome.redirect.startsWith('external:')) return taken;
    at = outcome.redirect;
  }
  return 10;
}

test('following redirects ends within five steps', () => {
  fc.assert(
    fc.property(anyUrl, anyContext, (url, context) => {
      assert.ok(steps(url, context) <= 5, `${url} goes round`);
    }),
    runs,
  );
});

/** Everything is there, and the visitor is the one the page is for. */
function contextFor(route: keyof typeof routeTable, gameRoute: string): RouteContext {
  const player = routeTable[route].authRequired || route === 'confirmTerms';
  return {
    as: player ? 'player' : 'guest',
    config: {
      statisticEnabled: true,
      production: false,
      maintenance: route === 'maintenance',
      termsChanged: route === 'confirmTerms',
      gameRoutes: [{ route: gameRoute }],
    },
  };
}

test('the address built for a page leads back to that page with its parameters', () => {
  fc.assert(
    fc.property(linked, ({ route, params, url }) => {
      const context = contextFor(route, params['gameRoute'] ?? '');
      const { layout } = routeTable[route];
      assert.equal(resolveRoute(url, context), { route, layout, status: 200, params });
    }),
    runs,
  );
});

test('the address built for a page is one a browser leaves as it is', () => {
  fc.assert(
    fc.property(linked, ({ url }) => {
      assert.is(new URL(url, 'https://site.test').pathname, url);
    }),
    runs,
  );
});

test.run();
