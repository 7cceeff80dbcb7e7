import * as v from 'valibot';
import { personal } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

export const notificationEvents = area('notification', {
  shown: event(
    2,
    'A notice was shown.',
    v.object({
      id: v.string(),
      level: v.picklist(['error', 'done', 'info']),
      area: v.picklist(['default', 'coupon']),
      /** Codes of what is told. */
      titleKey: v.optional(v.string()),
      textKey: v.optional(v.string()),
      /** The server's own words, where it sent any. */
      text: v.optional(personal(v.string())),
      values: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  dismissed: input(
    1,
    'A notice went away.',
    v.object({
      id: v.string(),
      by: v.picklist(['player', 'site', 'time']),
    }),
  ),
  held: input(
    1,
    'The pointer or the focus came upon something that goes by itself, or left it.',
    v.object({ id: v.string(), isHeld: v.boolean() }),
  ),
});
