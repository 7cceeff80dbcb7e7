import { type AnyCode, isCode, type MessageCode } from '../../domain/site/message-code.ts';
import type { EventData } from '../../events/catalogue.ts';
import { failureCode, refusalCode, refusalText } from './refusal.ts';

type Level = 'done' | 'info' | 'error';

/**
 * What happened, by its code, for which the site has a text in each language, or words of the server,
 * which are shown as they are. The code stands under `key` since the first recordings: another name
 * would be another hash of each read model that tells something.
 */
export type Message = { key: AnyCode; values?: Record<string, string> } | { words: string };

/** What the player is told. */
export type Told = { level: Level } & Message;

/** Something of the site's own. */
export function tell(level: Level, key: MessageCode): Told {
  return { level, key };
}

/** Whether it is this that is told. */
export function tells(told: Told | null, key: MessageCode): boolean {
  return told !== null && 'key' in told && told.key === key;
}

/** What a server says, whether by a code or in its own words. */
export function tellMessage(level: Level, message: string): Told {
  return isCode(message) ? { level, key: message } : { level, words: message };
}

/** What an event says by a code; of what is no code, only that something did not work. */
export function messageOf(code: string, values?: Record<string, string>): Message {
  if (!isCode(code)) return { key: 'main_error_text' };
  return values === undefined ? { key: code } : { key: code, values };
}

/** Why a call was refused, in the server's words where it has any. */
export function tellRefusal(replied: EventData<'http.replied'>, otherwise?: MessageCode): Told {
  const words = refusalText(replied);
  return words === ''
    ? { level: 'error', key: refusalCode(replied, otherwise) }
    : { level: 'error', words };
}

/** Why a call had no answer. */
export function tellFailure(failure: EventData<'http.failed'>): Told {
  return tell('error', failureCode(failure));
}
