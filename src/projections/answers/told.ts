import type { EventData } from '../../events/catalogue.ts';
import type { TextKey } from '../../site/texts/keys.ts';
import { failureKey, isMessageKey, type MessageKey, refusalKey, refusalText } from './refusal.ts';

type Level = 'done' | 'info' | 'error';

/**
 * A text of the site by its key, which has a translation, or words of the server, which are shown as
 * they are.
 */
export type Message = { key: MessageKey; values?: Record<string, string> } | { words: string };

/** What the player is told. */
export type Told = { level: Level } & Message;

/** A text of the site. */
export function tell(level: Level, key: TextKey): Told {
  return { level, key };
}

/** Whether it is this text that is told. */
export function tells(told: Told | null, key: TextKey): boolean {
  return told !== null && 'key' in told && told.key === key;
}

/** What a server says, whether by a key or in its own words. */
export function tellMessage(level: Level, message: string): Told {
  return isMessageKey(message) ? { level, key: message } : { level, words: message };
}

/** Why a call was refused, in the server's words where it has any. */
export function tellRefusal(replied: EventData<'http.replied'>, otherwise?: TextKey): Told {
  const words = refusalText(replied);
  return words === ''
    ? { level: 'error', key: refusalKey(replied, otherwise) }
    : { level: 'error', words };
}

/** Why a call had no answer. */
export function tellFailure(failure: EventData<'http.failed'>): Told {
  return tell('error', failureKey(failure));
}
