import type { AnyEvent } from '../../events/catalogue.ts';

/** Characters of a line beside an event's type: what is longer is read in the event itself. */
const LONGEST = 120;

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? `[${value.length}]` : '{…}';
}

/** The first fields of an event's data, as far as they fit into a line. */
function fields(data: object): string {
  let text = '';
  for (const [name, value] of Object.entries(data)) {
    if (text.length > LONGEST) break;
    text += `${text === '' ? '' : ' · '}${name} ${plain(value)}`;
  }
  return text;
}

/** Whether an event tells of something that did not go well. */
export function isTrouble(event: AnyEvent): boolean {
  switch (event.type) {
    case 'bus.failed':
    case 'bus.rejected':
    case 'feed.lost':
    case 'bet.refused':
    case 'coupon.placeRefused':
    case 'payments.refused':
    case 'verification.refused':
      return true;
    case 'http.failed':
      return event.data.reason !== 'close';
    case 'http.replied':
      return event.data.status >= 400;
    case 'remote.statusChanged':
      return event.data.status === -1;
    default:
      return false;
  }
}

function told(event: AnyEvent): string {
  switch (event.type) {
    case 'route.changed':
    case 'route.requested':
    case 'route.visited':
      return event.data.url;
    case 'route.redirected':
      return `${event.data.from} › ${event.data.to}`;
    case 'http.requested':
      return `${event.data.call} #${event.data.requestId}`;
    case 'http.replied':
      return `${event.data.call} #${event.data.requestId} · ${event.data.status}`;
    case 'http.failed':
      return `${event.data.call} #${event.data.requestId} · ${event.data.reason} · ${event.data.detail}`;
    case 'coupon.betAdded': {
      const { market, game } = event.data;
      return `${game.team1} – ${game.team2} · ${market.outcome} · ${market.coef}`;
    }
    case 'line.updated':
      return `${event.data.updates.length} × ${event.data.updates[0]?.kind ?? ''}`;
    case 'app.started':
      return event.data.url;
    case 'log.checkpointed':
      return `≤ ${event.data.through} · ${Object.keys(event.data.slices).join(' ')}`;
    default:
      return fields(event.data);
  }
}

/** What an event says, in a line beside its type. */
export function summaryOf(event: AnyEvent): string {
  return cut(told(event));
}
