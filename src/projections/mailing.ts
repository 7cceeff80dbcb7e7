import type { CallReply } from '../calls/table.ts';
import type { EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';
import { askedBy, isAnswer, noteCall, type Pending } from './pending.ts';
import { failureSaid, refusalSaid, type Said } from './said.ts';

type Mailing = EventData<'mailing.submitted'>;

/** What the player wants to be told, and how. */
export interface MailingState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  settings: Mailing;
  isBusy: boolean;
  /** What is being saved. */
  pending: Pending | null;
  said: Said | null;
}

const initial = (): MailingState => ({
  status: 'empty',
  settings: {
    enable_mail_news: false,
    enable_mail_deposit: false,
    enable_mail_bets: false,
    enable_sms_news: false,
  },
  isBusy: false,
  pending: null,
  said: null,
});

function take(slice: MailingState, answer: CallReply<'mailing'>): void {
  slice.status = 'ready';
  slice.settings = {
    enable_mail_news: answer.enable_mail_news ?? false,
    enable_mail_deposit: answer.enable_mail_deposit ?? false,
    enable_mail_bets: answer.enable_mail_bets ?? false,
    enable_sms_news: answer.enable_sms_news ?? false,
  };
}

function unavailable(slice: MailingState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

function saved(slice: MailingState, said: Said | null): void {
  slice.isBusy = false;
  slice.pending = null;
  slice.said = said;
}

function forget(slice: MailingState): void {
  Object.assign(slice, initial());
}

export const mailing = projection('mailing', 1, initial, {
  on: {
    'session.started': forget,
    'session.ended': forget,
    'route.changed'(slice) {
      slice.said = null;
    },
    'mailing.submitted'(slice, _, event) {
      if (slice.isBusy || slice.status !== 'ready') return;
      slice.isBusy = true;
      slice.pending = askedBy(event);
      slice.said = null;
    },
  },
  requests: {
    mailing(slice) {
      if (slice.status !== 'ready') slice.status = 'loading';
    },
    mailingSave: (slice, _, event) => noteCall(slice.pending, event),
  },
  replies: {
    mailing: take,
    mailingSave(slice, answer, { data }) {
      if (!isAnswer(slice.pending, data)) return;
      take(slice, answer);
      saved(slice, { level: 'done', text: 'office_mailing_saved' });
    },
  },
  refusals: {
    mailing: unavailable,
    mailingSave(slice, replied) {
      if (!isAnswer(slice.pending, replied)) return;
      saved(slice, refusalSaid(replied, 'office_mailing_failed'));
    },
  },
  failures: {
    mailing: unavailable,
    mailingSave(slice, failure) {
      if (isAnswer(slice.pending, failure)) saved(slice, failureSaid(failure));
    },
  },
});
