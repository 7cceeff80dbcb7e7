import type { AnyEvent } from '../../events/catalogue.ts';
import type { RecordedTransport } from './recorded-transport.ts';
import { stubToken, type TokenExpiries } from './stub-token.ts';

/** Brings about an answer or a message that a recorded event tells of. */
export function answer(
  event: AnyEvent,
  transport: RecordedTransport,
  expiries: TokenExpiries,
): void {
  const { type, data } = event;
  switch (type) {
    case 'http.replied': {
      const expiresAt = expiries.get(data.requestId);
      const body = expiresAt === undefined ? data.body : { token: stubToken(expiresAt, data) };
      transport.reply(data.requestId, data.status, body);
      return;
    }
    case 'http.failed':
    case 'http.attempted':
    case 'captcha.required':
    case 'terms.required':
      refuse(event, transport);
      return;
    default:
      tellFeed(event, transport);
  }
}

type Refusing = Extract<
  AnyEvent,
  { type: 'http.failed' | 'http.attempted' | 'captcha.required' | 'terms.required' }
>;

/** A body that no schema takes, also where all of its fields may be absent. */
const FITS_NOTHING = Symbol('fits no schema');

/** Answers of single tries are not recorded; what followed from them tells what they were. */
function refuse({ type, data }: Refusing, transport: RecordedTransport): void {
  const { requestId } = data;
  if (type === 'captcha.required') {
    transport.reply(requestId, 400, { errors: [{ code: data.code }] });
  } else if (type === 'terms.required') {
    transport.reply(requestId, 451, { errors: [], exception_code: 1 });
  } else if (data.status === 0) transport.fail(requestId, 'recorded failure');
  else if (type === 'http.attempted') {
    const { code, codes = code === undefined ? [] : [code] } = data;
    transport.reply(requestId, data.status, { errors: codes.map((each) => ({ code: each })) });
  } else transport.reply(requestId, data.status, FITS_NOTHING);
}

function tellFeed(event: AnyEvent, transport: RecordedTransport): void {
  switch (event.type) {
    case 'feed.opened':
      transport.message(event.data.requestId, { id: '', updates: [] });
      break;
    case 'line.updated': {
      const { requestId, id, updates } = event.data;
      transport.message(requestId, { id, updates });
      break;
    }
    case 'feed.limitsChanged':
      transport.message(event.data.requestId, { id: '', updates: [], changed: ['limits'] });
      break;
    case 'feed.requestsChanged':
      transport.message(event.data.requestId, { id: '', updates: [], changed: ['requests'] });
      break;
    case 'feed.sessionChanged':
      transport.message(event.data.requestId, { id: '', updates: [], changed: ['session'] });
      break;
    case 'feed.verificationChanged':
      transport.message(event.data.requestId, { id: '', updates: [], changed: ['verification'] });
      break;
    case 'feed.lost': {
      const { requestId, reason } = event.data;
      const status = /^answered (\d+)$/.exec(reason)?.[1];
      if (reason === 'reset') transport.message(requestId, { id: '', updates: [], reset: true });
      else if (status) transport.message(requestId, { errors: [] }, Number(status));
      else transport.fail(requestId, reason);
      break;
    }
    default:
      tellBets(event, transport);
  }
}

/** What the feed told of bets that ended or were sold. */
function tellBets(event: AnyEvent, transport: RecordedTransport): void {
  switch (event.type) {
    case 'bet.settled': {
      const { requestId, ...bet } = event.data;
      transport.message(requestId, { id: '', updates: [], settled: [bet] });
      break;
    }
    case 'bet.saleTold': {
      const { requestId, ...sale } = event.data;
      transport.message(requestId, { id: '', updates: [], sold: [sale] });
      break;
    }
    default:
      tellCasino(event, transport);
  }
}

/** What the feed told of shared draws, and of rounds that ended without the player. */
function tellCasino(event: AnyEvent, transport: RecordedTransport): void {
  switch (event.type) {
    case 'casino.roundSettled': {
      const { requestId, by: _, mode: __, ...round } = event.data;
      if (requestId !== undefined) {
        transport.message(requestId, { id: '', updates: [], rounds: [round] });
      }
      break;
    }
    case 'casino.drawOpened':
    case 'casino.drawClosed':
    case 'casino.drawRevealed':
    case 'casino.crashTookOff':
    case 'casino.crashEnded':
    case 'casino.crashCompanyTold': {
      const { requestId, ...news } = event.data;
      const kind = event.type.slice('casino.'.length);
      transport.message(requestId, { id: '', updates: [], draws: [{ kind, ...news }] });
      break;
    }
    default:
  }
}
