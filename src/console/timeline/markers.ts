import type { AnyEvent, EventData } from '../../events/catalogue.ts';
import type { LogGap } from '../../log/read/ndjson.ts';
import { factsOfBefore } from '../../replay/facts-of-before.ts';
import { countThrough } from '../../replay/places.ts';
import type { Playback } from '../player/playback.ts';

export type MarkerKind = 'route' | 'bet' | 'error' | 'gap';

/** A place worth going to. */
export interface Marker {
  readonly kind: MarkerKind;
  /** Place of its event in the recording; for a gap, of the event after it. */
  readonly index: number;
  readonly label: string;
}

/** What a call's ending says about it, if it is worth a marker. */
function callMarker(event: AnyEvent): Omit<Marker, 'index'> | null {
  if (event.type === 'http.failed' && event.data.reason !== 'close') {
    return { kind: 'error', label: `${event.data.call}: ${event.data.reason}` };
  }
  if (event.type !== 'http.replied') return null;
  const { call, status } = event.data;
  return status >= 500 ? { kind: 'error', label: `${call}: ${status}` } : null;
}

/** The rule says more than the reason: an exclusion goes over the wire as a limit that is reached. */
const refusalName = ({ reason, rule }: EventData<'bet.refused'>): string =>
  rule === undefined || rule === reason ? reason : `${reason}, ${rule}`;

function markerOf(event: AnyEvent): Omit<Marker, 'index'> | null {
  switch (event.type) {
    case 'route.changed':
      return { kind: 'route', label: event.data.url };
    case 'coupon.placePressed':
      return { kind: 'bet', label: event.type };
    case 'bet.refused':
      return { kind: 'bet', label: `${event.type}: ${refusalName(event.data)}` };
    case 'bet.placed':
    case 'bet.cashedOut':
    case 'bet.edited':
    case 'bet.saleTold':
    case 'bet.cashOutRuleSet':
    case 'bet.cashOutRuleRemoved':
      return { kind: 'bet', label: `${event.type}: ${event.data.couponId}` };
    case 'bet.cashOutRefused':
    case 'bet.cashOutRuleRefused':
      return { kind: 'bet', label: `${event.type}: ${event.data.reason}` };
    case 'bet.settled':
      return { kind: 'bet', label: `${event.type}: ${event.data.result}` };
    case 'bus.failed':
      return { kind: 'error', label: `${event.data.source} ${event.data.name}` };
    case 'bus.rejected':
      return { kind: 'error', label: `${event.data.source} ${event.data.name}` };
    default:
      return callMarker(event);
  }
}

/** Route changes, bets, errors and gaps of a recording, in its order. */
export function markersOf(events: readonly AnyEvent[], gaps: readonly LogGap[]): Marker[] {
  const markers: Marker[] = [];
  const facts = factsOfBefore();
  for (const [index, event] of events.entries()) {
    for (const one of [event, ...facts(event)]) {
      const marker = markerOf(one);
      if (marker) markers.push({ ...marker, index });
    }
  }
  for (const { after, missing } of gaps) {
    const index = Math.min(countThrough(events, after), Math.max(0, events.length - 1));
    markers.push({ kind: 'gap', index, label: String(missing) });
  }
  return markers.sort((a, b) => a.index - b.index);
}

/** The marker before (-1) or after (1) a place; null when there is none. */
export function nextMarker(markers: readonly Marker[], index: number, by: 1 | -1): Marker | null {
  if (by === 1) return markers.find((marker) => marker.index > index) ?? null;
  return markers.findLast((marker) => marker.index < index) ?? null;
}

/** Where a marker stands on the timeline: markers of a kind that fall together are one. */
export interface Tick {
  readonly kind: MarkerKind;
  /** Share of the whole, from 0 to 1. */
  readonly share: number;
}

/** The ticks of markers on a timeline that can tell so many places apart. */
export function ticksOf(
  markers: readonly Marker[],
  { times, duration }: Playback,
  places: number,
): Tick[] {
  const ticks = new Map<string, Tick>();
  for (const { kind, index } of markers) {
    const share = duration === 0 ? 0 : (times[index] ?? 0) / duration;
    const place = Math.round(share * places);
    ticks.set(`${kind} ${place}`, { kind, share: place / places });
  }
  return [...ticks.values()];
}

/** The marker nearest to a playback time, not farther than `reach` milliseconds of it. */
export function markerNear(
  markers: readonly Marker[],
  { times }: Playback,
  time: number,
  reach: number,
): Marker | null {
  let nearest: Marker | null = null;
  let distance = reach;
  for (const marker of markers) {
    const away = Math.abs((times[marker.index] ?? 0) - time);
    if (away > distance) continue;
    distance = away;
    nearest = marker;
  }
  return nearest;
}
