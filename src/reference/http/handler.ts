import type { Readable } from 'node:stream';
import type { CallInput, CallName, CallReply } from '../../calls/table.ts';
import type { SecurityEntry } from '../../domain/protection/security-event.ts';
import type { Caller } from '../../server-kernel/caller.ts';
import type { Player } from '../data/player-row.ts';
import type { Session, User } from '../ports.ts';
import { Refused } from './refusal.ts';
import type { Upload } from './upload.ts';
import type { Written } from './written.ts';

/** What a handler knows of its call that goes on record: ids and codes, never what was typed. */
export type Notes = Partial<
  Pick<SecurityEntry, 'kind' | 'reason' | 'actorId' | 'subjectId' | 'sessionId'>
>;

/** What a handler may know of the request besides its input. */
export interface CallContext extends Caller {
  readonly call: CallName;
  /** Epoch milliseconds, one moment for the whole call. */
  readonly now: number;
  /** Whose token came along; null on calls that need none. */
  readonly player: Player | null;
  /** Text of the Last-Event-ID header, where a stream is resumed. */
  readonly lastEventId: string | undefined;
  /** Scheme and host this back-end was reached at. */
  readonly origin: string;
  /** The network of whoever calls, as limits count it. */
  readonly network: string;
  /** Two letters; the site's language where the caller says none. */
  readonly language: string;
  /** The proof of a solved captcha that came along. */
  readonly captchaToken: string | undefined;
  /** The visit the request belongs to, or null. */
  readonly knownVisit: string | null;
  /** The visit the request belongs to; begins one where there is none. */
  visit(): string;
  /** The sign-in of the cookie the request came with, or null. */
  session(): Promise<Session | null>;
  /** The player who is signed in by cookie, or null. */
  visitor(): Promise<User | null>;
  /** Sends the text of a Set-Cookie header along with the reply. */
  setCookie(text: string): void;
  /** The file that came as the body, not read yet; null on calls that take none. */
  readonly upload: Upload | null;
  readonly notes: Notes;
  /** Adds to the notes, where the call is one that goes on record. */
  note(notes: Notes): void;
}

/** Answers one call. Throws `Refused` to refuse it. */
export type Handler<C extends CallName> = (
  input: CallInput<C>,
  context: CallContext,
) => CallReply<C> | Written<CallReply<C>> | Promise<CallReply<C>>;

/** Answers a call whose reply is a stream of server-sent events. */
export type StreamHandler<C extends CallName> = (
  input: CallInput<C>,
  context: CallContext,
) => Readable | Promise<Readable>;

export type Handlers = { readonly [C in CallName]?: Handler<C> };
export type StreamHandlers = { readonly [C in CallName]?: StreamHandler<C> };

/** The player a bearer call speaks for. */
export function playerOf({ player }: CallContext): Player {
  if (!player) throw new Refused('401');
  return player;
}
