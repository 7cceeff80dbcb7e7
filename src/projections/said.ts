import type { EventData } from '../events/catalogue.ts';
import { failureKey, refusalKey, refusalText } from './refusal.ts';

/** What came of something the player asked for: a key of a text, or the server's own words. */
export interface Said {
  level: 'done' | 'info' | 'error';
  text: string;
}

/** Why a call was refused, in the server's words where it has any. */
export function refusalSaid(replied: EventData<'http.replied'>, otherwise?: string): Said {
  return { level: 'error', text: refusalText(replied) || refusalKey(replied, otherwise) };
}

/** Why a call had no answer. */
export function failureSaid(failure: EventData<'http.failed'>): Said {
  return { level: 'error', text: failureKey(failure) };
}
