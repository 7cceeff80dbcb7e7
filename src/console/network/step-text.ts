import type { AnyEvent } from '../../events/catalogue.ts';
import { summaryOf } from '../events/summary.ts';
import { durationText } from '../format.ts';
import { texts } from '../texts.ts';

/** What one event on the way of a call says, in a few words. */
export function stepText(event: AnyEvent): string {
  if (event.type !== 'http.attempted') return summaryOf(event);
  const { reason, status, code, delay } = event.data;
  const answered = status === 0 ? texts.network.noAnswer.toLowerCase() : String(status);
  const why = code === undefined ? answered : `${answered}, ${texts.network.code(code)}`;
  const when = delay === 0 ? '' : `, ${texts.network.after(durationText(delay))}`;
  return texts.network.again(reason, why) + when;
}
