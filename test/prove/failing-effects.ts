/** The effects of the site, made to fail now and then; and again at the same places. */
import { ignoreElements, merge, Subject, tap } from 'rxjs';
import { effects } from '../../src/effects/all.ts';
import { type Effect, effect } from '../../src/effects/define.ts';

/** Which effect failed, at which event. */
export interface PlantedFailure {
  readonly effect: string;
  readonly seq: number;
}

/**
 * Each effect of the site, and one after them all that makes them fail: `due` says which of them at
 * an event.
 */
function failing(due: (seq: number) => readonly string[]): Effect[] {
  const failures = new Map<string, Subject<never>>();
  const breaking = effects.map(({ name, run }) =>
    effect(name, (context) => {
      const failure = new Subject<never>();
      failures.set(name, failure);
      return merge(run(context), failure);
    }),
  );
  const breaker = effect('breaker', ({ events$ }) =>
    events$.pipe(
      tap(({ seq }) => {
        for (const name of due(seq)) failures.get(name)?.error(new Error('planted failure'));
      }),
      ignoreElements(),
    ),
  );
  return [...breaking, breaker];
}

/** Effects that fail when told to, at the next event: what it was is kept in `planted`. */
export function plantFailures() {
  const asked = new Set<string>();
  const planted: PlantedFailure[] = [];
  const due = (seq: number): string[] => {
    const names = [...asked];
    asked.clear();
    planted.push(...names.map((name) => ({ effect: name, seq })));
    return names;
  };
  return { effects: failing(due), planted, fail: (name: string) => void asked.add(name) };
}

/** Effects that fail where they did before. */
export function failingAgain(planted: readonly PlantedFailure[]): readonly Effect[] {
  if (planted.length === 0) return effects;
  const due = new Map<number, string[]>();
  for (const { effect: name, seq } of planted) due.set(seq, [...(due.get(seq) ?? []), name]);
  return failing((seq) => due.get(seq) ?? []);
}
