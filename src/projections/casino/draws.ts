import type { CallReply } from '../../calls/table.ts';
import type { AnyEvent, EventData } from '../../events/catalogue.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Draws = CallReply<'casinoDraws'>;

/** How many of the last draws are kept in view. */
const LAST = 20;

/** Draws that are shared by all, of the table that is open. Times of the server, in epoch milliseconds. */
export interface CasinoDrawsState extends Resource {
  game: number | null;
  rules: string;
  terminal: string;
  /** That of the chain which follows; null where it is not told. */
  nextTerminal: string | null;
  salt: string;
  /** What the server's clock is ahead of the page's. */
  ahead: number;
  current: Draws['current'] | null;
  /** It takes no more bets, whatever the clock says. */
  isClosed: boolean;
  /** The newest first. */
  last: Draws['last'];
  /** The draw that was revealed here, and when that was, by the page's clock. */
  revealed: { draw: number; result: unknown; at: number } | null;
}

const initial = (): CasinoDrawsState => ({
  ...unloaded(),
  game: null,
  rules: '',
  terminal: '',
  nextTerminal: null,
  salt: '',
  ahead: 0,
  current: null,
  isClosed: false,
  last: [],
  revealed: null,
});

function closed(slice: CasinoDrawsState, { game, draw }: EventData<'casino.drawClosed'>): void {
  if (slice.game === game && slice.current?.draw === draw) slice.isClosed = true;
}

function revealed(
  slice: CasinoDrawsState,
  { game, draw, at: drawnAt, hash, result }: EventData<'casino.drawRevealed'>,
  { at }: AnyEvent,
): void {
  if (slice.game !== game || slice.last.some((one) => one.draw === draw)) return;
  slice.last = [{ draw, at: drawnAt, hash, result }, ...slice.last].slice(0, LAST);
  slice.revealed = { draw, result, at };
  slice.isClosed ||= slice.current?.draw === draw;
}

export const casinoDraws = projection(
  'casinoDraws',
  2,
  initial,
  compose<CasinoDrawsState>(
    resource({
      call: 'casinoDraws',
      of: (slice) => slice,
      take(slice, { now, current, last, chainLength: _, company: __, ...told }, { at }) {
        Object.assign(slice, { nextTerminal: null, ...told, ahead: now - at, isClosed: false });
        slice.current = { ...current };
        slice.last = last.slice(0, LAST).map((one) => ({ ...one }));
      },
    }),
    {
      on: {
        'casino.gameOpened'(slice, { game }) {
          if (slice.game !== game) Object.assign(slice, initial());
        },
        'casino.drawOpened'(slice, { game, draw, at, closesAt, endsAt, setup }) {
          if (slice.game !== game) return;
          slice.current = { draw, opensAt: at, closesAt, endsAt, setup };
          slice.isClosed = false;
        },
        'casino.drawClosed': closed,
        'casino.drawRevealed': revealed,
        'casino.crashTookOff': closed,
        'casino.crashEnded': revealed,
      },
    },
  ),
);
