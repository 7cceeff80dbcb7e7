import { CATALOGUE_VERSION } from '../../events/catalogue.ts';
import type { Session } from '../session/session.ts';
import {
  type Channel,
  type ConsoleMessage,
  type FrameMessage,
  frameMessage,
  type OpeningMessage,
  talk,
} from './messages.ts';

/** Events handed over at once: few enough that neither side stands still for long. */
const PORTION = 2_000;

export interface FrameListener {
  onReady(): void;
  /** Part of the site could not be drawn after the event with this seq. */
  onProblem(seq: number): void;
}

function newNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Tells the frame of the events there are, of those that come, and which moment to show. */
function follow({ recording, player }: Session, say: Channel<ConsoleMessage>['say']): () => void {
  let sent = 0;
  let shown: number | null = null;
  const send = (): void => {
    const { events } = recording.get();
    for (; sent < events.length; sent += PORTION) {
      say({ kind: 'events', events: events.slice(sent, sent + PORTION) });
    }
    sent = events.length;
    const seq = events[player.moment.get().count - 1]?.seq ?? -1;
    if (seq === shown) return;
    shown = seq;
    say({ kind: 'show', seq });
  };
  const undo = [recording.subscribe(send), player.moment.subscribe(send)];
  send();
  return () => {
    for (const stop of undo) stop();
  };
}

/**
 * Opens a channel to the frame's page and keeps what it shows at the session's moment. The page has
 * an origin of its own that nothing can name; that it is the right one is known by its window.
 */
export function openFrame(
  frame: Window,
  session: Session,
  { onReady, onProblem }: FrameListener,
): Channel<ConsoleMessage> {
  const { port1, port2 } = new MessageChannel();
  const nonce = newNonce();
  const channel = talk<FrameMessage, ConsoleMessage>(port1, nonce, frameMessage, (message) => {
    if (message.kind === 'ready') onReady();
    else onProblem(message.seq);
  });
  const opening: OpeningMessage = { kind: 'open', nonce, catalogue: CATALOGUE_VERSION };
  frame.postMessage(opening, '*', [port2]);
  const stop = follow(session, channel.say);
  return {
    say: channel.say,
    close() {
      stop();
      channel.close();
    },
  };
}
