import * as v from 'valibot';
import { area, event } from './define.ts';

/** What failed: of SMS, `sms-client` where no answer came, `sms-server` where it was a refusal. */
const flow = v.picklist(['login', 'registration', 'sms-client', 'sms-server', 'recovery']);

export type FailedFlow = v.InferOutput<typeof flow>;

export const analyticsEvents = area('analytics', {
  errorRecorded: event(
    1,
    'Signing in, registering, a code by SMS or a recovery failed, and with which code.',
    v.object({
      flow,
      /** Of the refusal; its status where it names none; why there was no answer. */
      code: v.string(),
    }),
  ),
});
