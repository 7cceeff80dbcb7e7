/** The site without one of its effects: what it does must not be what was recorded. */
import { effects } from '../../../src/effects/all.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import type { Recording } from './corpus.ts';

export const effectNames: readonly string[] = effects.map(({ name }) => name);

/** Whether a recording, in which nothing was made to fail, tells that this effect is gone. */
export function noticedEffect(name: string, corpus: readonly Recording[]): boolean {
  const rest = effects.filter((effect) => effect.name !== name);
  return corpus.some(
    ({ events, planted }) =>
      planted.length === 0 && verifyIntentions(events, rest).verdict === 'differs',
  );
}
