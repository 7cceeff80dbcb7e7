/** Finds the shortest list of actions that still shows a divergence. */
import { minimise } from '../fuzz/minimise.ts';
import type { Action } from './action.ts';
import type { DivergenceKind } from './divergence.ts';
import { generate } from './generate.ts';
import { prove } from './sessions.ts';

/** For each value. */
const TRIES = 60;

/** Whether these actions come out wrong in this way. */
async function shows(
  actions: readonly Action[],
  session: number,
  kind: DivergenceKind,
): Promise<boolean> {
  const { found } = await prove(actions, session);
  return found.some((one) => one.kind === kind);
}

/** What of an action is a value, which can be simpler: all else says what the action is. */
const VALUES = ['data', 'message', 'outcome', 'input'] as const;

/** The actions with their values made simpler, one after another. */
async function simpler(
  actions: readonly Action[],
  fails: (actions: readonly Action[]) => Promise<boolean>,
): Promise<readonly Action[]> {
  let best = actions;
  for (const [place, action] of actions.entries()) {
    for (const name of VALUES) {
      if (!(name in action)) continue;
      const before = best[place] as Action & Record<typeof name, unknown>;
      const withValue = (value: unknown) => best.with(place, { ...before, [name]: value });
      const least = await minimise(before[name], (value) => fails(withValue(value)), TRIES);
      best = withValue(least);
    }
  }
  return best;
}

/** Drops halves, quarters and so on down to single actions, as long as that leads on. */
async function fewer(
  actions: readonly Action[],
  fails: (actions: readonly Action[]) => Promise<boolean>,
): Promise<readonly Action[]> {
  let best = actions;
  for (
    let size = Math.ceil(best.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < best.length; ) {
      const less = best.toSpliced(at, size);
      if (await fails(less)) best = less;
      else at += size;
    }
  }
  return best;
}

/** The least that still diverges: fewer actions first, then simpler values in them. */
export async function shrink(session: number, kind: DivergenceKind): Promise<readonly Action[]> {
  const fails = (actions: readonly Action[]) => shows(actions, session, kind);
  const few = await fewer(await fewer(generate(session), fails), fails);
  return simpler(few, fails);
}
