import * as v from 'valibot';
import { secret } from '../kernel/privacy.ts';
import { area, input } from './define.ts';

/** Whether this browser may be written to while the site is not open. */
const pushPermission = v.picklist(['unsupported', 'default', 'granted', 'denied']);

const endpoint = secret(v.string());

export const pushEvents = area('push', {
  found: input(
    1,
    'How this browser stands to messages: what it allows, and whether it takes them already.',
    v.object({ permission: pushPermission, isOn: v.boolean() }),
  ),
  wanted: input(1, 'The player wants to be told in this browser.', v.object({})),
  given: input(
    1,
    'The browser gave where and how it is written to.',
    v.object({ endpoint, p256dh: secret(v.string()), auth: secret(v.string()) }),
  ),
  unwanted: input(1, 'The player wants no more messages in this browser.', v.object({})),
  ended: input(1, 'The browser takes no more messages.', v.object({ endpoint })),
});
