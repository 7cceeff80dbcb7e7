import type { Effect } from './define.ts';
import { firstEffects } from './first.ts';
import { lateEffects } from './late.ts';

/** Every effect of the site, in the order in which they begin. */
export const effects: readonly Effect[] = [...firstEffects, ...lateEffects];

const late: ReadonlySet<string> = new Set(lateEffects.map(({ name }) => name));

/** Whether it joins once the page has begun, where some do; by its name, as it may be wrapped. */
export const isLate = ({ name }: Pick<Effect, 'name'>): boolean => late.has(name);
