/** Whether verification notices what is taken out of the site: handler by handler, effect by effect. */
import type { RoundOptions } from '../rounds.ts';
import { recordings } from './corpus.ts';
import { effectNames, noticedEffect } from './effects.ts';
import { handlerMutants, hasCase, noticedHandler } from './read-models.ts';

const SEED_RANGE = 1_000_000;

/** Takes out one thing after another, and prints what nothing tells of. */
export async function mutantRound({ sessions, seed }: RoundOptions): Promise<boolean> {
  const corpus = await recordings(seed * SEED_RANGE, sessions);
  console.log(`${corpus.length} recordings of ${sessions} sessions`);
  const untold = handlerMutants
    .map((mutant) => ({ mutant, ...noticedHandler(mutant, corpus) }))
    .filter(({ noticed }) => !noticed);
  const unnoticed = untold.filter(({ mutant }) => !hasCase(mutant));
  for (const { mutant, tried } of unnoticed) {
    console.log(`  ${mutant.name}: not noticed, though ${tried} recordings hold its event`);
  }
  const told = handlerMutants.length - untold.length;
  console.log(
    `${handlerMutants.length} handlers taken out: ${told} told by recordings, ` +
      `${untold.length - unnoticed.length} by a case of their own, ${unnoticed.length} not noticed`,
  );
  const silent = effectNames.filter((name) => !noticedEffect(name, corpus));
  for (const name of silent) console.log(`  ${name}: not noticed`);
  console.log(`${effectNames.length} effects taken out, ${silent.length} not noticed`);
  return unnoticed.length + silent.length === 0;
}
