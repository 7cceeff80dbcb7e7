/** Events that only the runtime and its effects publish. All others come from the page. */
import { catalogue, isInputType } from '../../src/events/catalogue.ts';

export const internalEvents: ReadonlySet<string> = new Set([
  ...Object.keys(catalogue).filter((type) => !isInputType(type)),
  // The page tells of failures of its own, which is a scenario.
  'bus.failed',
  // By the host bus alone.
  'coupon.betAdded',
  // By the address bar.
  'route.visited',
]);
