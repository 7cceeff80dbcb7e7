import type { CallReply } from '../../calls/table.ts';
import type { EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { arrived, type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** What the player wants to be told, and how. */
export interface MailingState extends Resource {
  settings: EventData<'mailing.submitted'>;
  saving: Submission;
}

const initial = (): MailingState => ({
  ...unloaded(),
  settings: {
    enable_mail_news: false,
    enable_mail_deposit: false,
    enable_mail_bets: false,
    enable_sms_news: false,
  },
  saving: unsent(),
});

function take(slice: MailingState, answer: CallReply<'mailing'>): void {
  slice.settings = {
    enable_mail_news: answer.enable_mail_news ?? false,
    enable_mail_deposit: answer.enable_mail_deposit ?? false,
    enable_mail_bets: answer.enable_mail_bets ?? false,
    enable_sms_news: answer.enable_sms_news ?? false,
  };
}

export const mailing = projection(
  'mailing',
  2,
  initial,
  compose<MailingState>(
    ofPlayer(initial),
    resource({ call: 'mailing', of: (slice) => slice, take }),
    submission({
      input: 'mailing.submitted',
      call: 'mailingSave',
      of: (slice) => slice.saving,
      otherwise: 'office_mailing_failed',
      isAllowed: ({ status }) => status === 'ready',
      accepted(slice, answer) {
        take(slice, answer);
        arrived(slice);
        return tell('done', 'office_mailing_saved');
      },
    }),
    { on: { 'route.changed': ({ saving }) => clearOutcome(saving) } },
  ),
);
