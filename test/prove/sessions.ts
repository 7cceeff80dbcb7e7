/** Rounds of made-up sessions: each is run, judged and counted. */
import type { Action } from './action.ts';
import { generate } from './generate.ts';
import { judge } from './judge.ts';
import { run } from './session.ts';
import { addSession, emptyTally, type Found, type Tally } from './tally.ts';
import type { World } from './world.ts';

const nameOf = (session: number): string => `session-${session}`;

/** Lets actions happen and judges what came of them. */
export async function prove(
  actions: readonly Action[],
  session: number,
): Promise<{ readonly world: World | null; readonly found: readonly Found[] }> {
  try {
    const world = await run(actions, nameOf(session));
    const found = (await judge(world)).map((one) => ({ ...one, session }));
    return { world, found };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      world: null,
      found: [{ kind: 'thrown', page: nameOf(session), session, detail }],
    };
  }
}

export interface Round {
  readonly first: number;
  readonly count: number;
  /** Every so manieth session, for rounds that several processes share. */
  readonly step?: number;
  readonly onSession?: (tally: Tally) => void;
}

/** Runs sessions by their numbers. */
export async function proveSessions(round: Round): Promise<Tally> {
  const { first, count, step = 1, onSession } = round;
  const tally = emptyTally();
  for (let nth = 0; nth < count; nth += step) {
    const session = first + nth;
    const actions = generate(session);
    const { world, found } = await prove(actions, session);
    if (world) addSession(tally, { world, found, actions: JSON.stringify(actions) });
    else tally.found.push(...found);
    onSession?.(tally);
  }
  return tally;
}
