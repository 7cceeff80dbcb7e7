/** Finds the shortest list of actions that still shows a divergence. */
import { minimise } from '../fuzz/minimise.ts';
import type { Action } from './action.ts';
import type { DivergenceKind } from './divergence.ts';
import { generate } from './generate.ts';
import { prove } from './sessions.ts';

const TRIES = 400;

function isActions(value: unknown): value is Action[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one === 'object' && one !== null && 'do' in one)
  );
}

/** Whether these actions come out wrong in this way. What is no list of actions cannot. */
async function shows(value: unknown, session: number, kind: DivergenceKind): Promise<boolean> {
  if (!isActions(value)) return false;
  const { found } = await prove(value, session);
  return found.some((one) => one.kind === kind);
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
  const fails = (value: unknown) => shows(value, session, kind);
  const few = await fewer(await fewer(generate(session), fails), fails);
  const least = await minimise(few, fails, TRIES);
  return isActions(least) ? least : few;
}
