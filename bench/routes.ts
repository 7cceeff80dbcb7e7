/** How long does it take to say what an address answers? */
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { parsePattern, type Segment } from '../src/routes/pattern.ts';
import { resolveRoute } from '../src/routes/resolve.ts';
import { routeTable } from '../src/routes/table.ts';
import { report } from './support/report.ts';
import { cpuTime, median } from './support/stats.ts';
import { answer, contestant, takeTurns } from './support/turns.ts';

const ROUNDS = 3;
const LONG_ENOUGH_NS = 1e9;

const addresses = [
  '/en',
  '/en/live',
  '/en/line/football',
  '/en/line/upcoming/tennis',
  '/de/line/football/1-premier-league/48213001-arsenal-leeds',
  '/en/office/history',
  '/en/office/account',
  '/ru/slots/game/77/lucky-seven?ref=a#top',
  '/en/toto/football/coupons',
  '/en/results/live',
  '/en/top-events/live',
  '/en/print-coupon/123456',
  '/en/champs/17',
  '/en/no-such-page/at/all',
];

/** What a segment is in a path of React Router, which knows no choices, rules or prefixes. */
function pathOf(segments: readonly Segment[]): string {
  const parts = segments.map((segment) => {
    if (segment.kind === 'tail') return '*';
    if (segment.kind === 'texts') return segment.texts[0];
    return `:${segment.name}${segment.optional ? '?' : ''}`;
  });
  return ['/:language', ...parts].join('/');
}

const routes: RouteObject[] = Object.entries(routeTable).map(([id, { pattern }]) => ({
  id,
  path: pathOf(parsePattern(pattern)),
}));

/** CPU microseconds a call, after a first turn to warm up. */
async function timed(call: (url: string) => unknown): Promise<number> {
  for (const url of addresses) await call(url);
  let calls = 0;
  const start = cpuTime();
  while (cpuTime() - start < LONG_ENOUGH_NS) {
    // Only what is waited for anyway is waited for: a promise a call would be most of ours.
    for (const url of addresses) {
      const result = call(url);
      if (result instanceof Promise) await result;
    }
    calls += addresses.length;
  }
  return (cpuTime() - start) / 1000 / calls;
}

const contestants = {
  resolveRoute: () => timed((url) => resolveRoute(url, { as: 'guest', config: {} })),
  'React Router, matchRoutes': () => timed((url) => matchRoutes(routes, url)),
  'React Router, navigation': () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/en'] });
    return timed((url) => router.navigate(url));
  },
} satisfies Record<string, () => Promise<number>>;

type Name = keyof typeof contestants;

async function main(): Promise<void> {
  const names = Object.keys(contestants) as Name[];
  const results = await takeTurns<Name, number>(import.meta.filename, names, ROUNDS);
  const beside = (name: Name) => ({
    what: 'address to answer',
    unit: 'µs' as const,
    ours: median(results.resolveRoute),
    peer: { name, value: median(results[name]) },
  });
  report(
    'An address is resolved',
    `${routes.length} routes, ${addresses.length} addresses in turn. Ours judges parameters, visitor and configuration as well; the peers match only, with patterns as near as theirs come. CPU time a call, median of ${ROUNDS} fresh processes.`,
    [{ ...beside('React Router, matchRoutes'), atLeast: 10 }, beside('React Router, navigation')],
  );
}

const name = contestant();
if (name === null) await main();
else answer(await contestants[name as Name]());
