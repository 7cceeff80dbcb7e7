import type { Evidence } from '../coupon/placing/evidence.ts';
import type { Message } from './message-store.ts';

/** A press in a recording. */
export interface Moment {
  readonly sessionId: string;
  readonly seq: number;
}

/** The site sends a message under a key that names the press it was sent by. */
const PRESS = /^([A-Za-z0-9_-]{22,64})\.(\d{1,15})$/;

function pressOf({ by, key }: Message): Moment | null {
  const [, sessionId, seq] = (by === 'player' && PRESS.exec(key)) || [];
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
  const press = pressOf(message);
  if (press === null) return null;
  return (await evidence.standingOf({ userId, ...press })) === 'proved' ? press : null;
}
