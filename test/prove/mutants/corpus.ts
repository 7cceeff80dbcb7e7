/** Recordings of made-up sessions, as a reader gets them: whole, and with nothing set aside. */
import { type AnyEvent, CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { checkEvents } from '../../../src/log/read/decode.ts';
import type { PlantedFailure } from '../failing-effects.ts';
import { generate } from '../generate.ts';
import { prove } from '../sessions.ts';

export interface Recording {
  readonly events: readonly AnyEvent[];
  readonly planted: readonly PlantedFailure[];
}

/** What so many sessions leave at the collector. */
export async function recordings(first: number, count: number): Promise<Recording[]> {
  const found: Recording[] = [];
  for (let session = first; session < first + count; session += 1) {
    const { world } = await prove(generate(session), session);
    for (const { sessionId, planted } of world?.pages ?? []) {
      const stored = world?.collector.read(sessionId).events ?? [];
      const { events, problems } = checkEvents(stored, CATALOGUE_VERSION);
      const isWhole = events.length > 0 && events.every(({ seq }, place) => seq === place);
      if (isWhole && problems.length === 0) found.push({ events, planted });
    }
  }
  return found;
}
