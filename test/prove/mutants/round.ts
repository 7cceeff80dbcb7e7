/** Whether verification notices what is taken out of the site: handler by handler, effect by effect. */
import type { RoundOptions } from '../rounds.ts';
import { recordings } from './corpus.ts';
import { effectNames, noticedEffect } from './effects.ts';
import { handlerMutants, noticedHandler } from './read-models.ts';

const SEED_RANGE = 1_000_000;

/** Takes out one thing after another, and prints what no recording tells of. */
export async function mutantRound({ sessions, seed }: RoundOptions): Promise<boolean> {
  const corpus = await recordings(seed * SEED_RANGE, sessions);
  console.log(`${corpus.length} recordings of ${sessions} sessions`);
  const handlers = handlerMutants.map((mutant) => ({
    name: mutant.name,
    ...noticedHandler(mutant, corpus),
  }));
  const unnoticed = handlers.filter(({ noticed }) => !noticed);
  for (const { name, tried } of unnoticed) {
    console.log(`  ${name}: not noticed, though ${tried} recordings hold its event`);
  }
  console.log(`${handlers.length} handlers taken out, ${unnoticed.length} not noticed`);
  const silent = effectNames.filter((name) => !noticedEffect(name, corpus));
  for (const name of silent) console.log(`  ${name}: not noticed`);
  console.log(`${effectNames.length} effects taken out, ${silent.length} not noticed`);
  return unnoticed.length + silent.length === 0;
}
