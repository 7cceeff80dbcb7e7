import { mergeMap, type Observable } from 'rxjs';
import type { AnyEvent } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';

/** The sub-application, and how what it fetches is called in the log: views of games among it. */
const CASINO = 'casino';

const isOfCasino = (name: string): boolean =>
  name === 'view' || name === `remote ${CASINO}` || name.startsWith(`${CASINO}/`);

/** Whether the table cannot show anything, from an event on: it failed, and nobody has sat at it since. */
function isDownAfter(event: AnyEvent, before: boolean): boolean {
  switch (event.type) {
    case 'bus.failed':
      return before || (event.data.source === 'page' && isOfCasino(event.data.name));
    case 'remote.statusChanged':
      return before && !(event.data.name === CASINO && event.data.status === 2);
    case 'casino.gameLeft':
    case 'casino.roundPressed':
    case 'casino.actionPressed':
      return false;
    default:
      return before;
  }
}

/**
 * What a round came to is told by its table first. Where that failed, nothing would tell it: then it is told
 * at once, so that the balance has what was paid.
 */
export function toldWithoutTable(context: EffectContext): Observable<Caused> {
  let isDown = false;
  return context.events$.pipe(
    mergeMap((event) => {
      isDown = isDownAfter(event, isDown);
      if (!isDown) return [];
      return context
        .state()
        .casinoTable.seats.filter(({ untold }) => untold !== null)
        .map(({ round }) => caused('casino.roundTold', { roundId: round.id }, event));
    }),
  );
}
