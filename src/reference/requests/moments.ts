import type { Evidence } from '../coupon/placing/evidence.ts';
import type { CallContext } from '../http/handler.ts';
import type { Message } from './message-store.ts';

/** A press in a recording. */
export interface Moment {
  readonly sessionId: string;
  readonly seq: number;
}

/** The site sends a message under a key that names the press it was sent by. */
const PRESS = /^([A-Za-z0-9_-]{22,64})\.(\d{1,15})$/;

function pressOf(key: string): Moment | null {
  const [, sessionId, seq] = PRESS.exec(key) ?? [];
  return sessionId === undefined ? null : { sessionId, seq: Number(seq) };
}

/**
 * Where in the player's recording a message was sent, for staff to look at it. The key is the browser's
 * word, so it counts only where the log service has that session from this player: nobody sends staff
 * into the session of somebody else.
 */
export async function momentOf(
  evidence: Pick<Evidence, 'standingOf'>,
  userId: string,
  message: Message,
): Promise<Moment | null> {
  const press = message.by === 'player' ? pressOf(message.key) : null;
  if (press === null) return null;
  return (await evidence.standingOf({ userId, ...press })) === 'proved' ? press : null;
}

/** Nobody's user id. */
const NOBODY = '';

/**
 * The same of a guest: of them nothing is known but their browser, so the session counts where it was begun
 * by the very one that sends the message. That is asked as it comes, of the session alone: the press itself
 * is on its way still.
 */
export async function guestMomentOf(
  evidence: Pick<Evidence, 'standingOf'>,
  key: string,
  caller: CallContext,
): Promise<Moment | null> {
  const press = pressOf(key);
  if (press === null) return null;
  const place = { userId: NOBODY, sessionId: press.sessionId, seq: 0, caller };
  return (await evidence.standingOf(place)) === 'proved' ? press : null;
}
