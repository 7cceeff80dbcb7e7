import { type ReactNode, useMemo } from 'react';
import { MESSAGE_LENGTH, messageProblem, plainMessage } from '../../../domain/payments/requests.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { type FieldReader, useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { TextArea } from '../../../site/ui/forms/text-area.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './requests.module.css';
import { messageError } from './words.ts';

/** What a request is about: of payment and sub-topic one at the most. */
interface About {
  readonly topicId: string;
  readonly subTopicId: string | null;
  readonly paymentId: string | null;
}

const QUESTION = {
  message: 'requests_message',
  missing: 'requests_message_missing',
  send: 'requests_send',
} as const;
const IDEA = {
  message: 'requests_idea',
  missing: 'requests_idea_missing',
  send: 'requests_idea_send',
} as const;

export interface RequestFormProps {
  /** Asked when it is sent: a field before the words may say so. */
  readonly about: (fields: FieldReader) => About;
  readonly isIdea?: boolean;
  /** Fields before the words. */
  readonly children?: ReactNode;
}

/** What the server has against it, as far as no field says so. */
function useTold() {
  const { told, refused } = useHostState((state) => state.requests.opening);
  const isElsewhere = Object.keys(refused).some((name) => name !== 'message');
  return isElsewhere ? ({ level: 'error', key: 'requests_failed' } as const) : told;
}

/** The words of a request. They are judged before they are said: no number of a card is in an event. */
export function RequestForm({ about, isIdea = false, children }: RequestFormProps) {
  const host = useHost('requests', 'form');
  const told = useTold();
  const keys = isIdea ? IDEA : QUESTION;
  const { status, refused } = useHostState((state) => state.requests.opening);
  const message = refused['message'];
  const busy = status === 'busy';
  const form = useForm({
    busy,
    refused: useMemo(() => ({ message }), [message]),
    check(fields) {
      const problem = messageProblem(plainMessage(fields.text('message')));
      if (problem === null) return {};
      return { message: problem === 'missing' ? keys.missing : messageError(problem) };
    },
    send: (fields) =>
      host.askSupport({ ...about(fields), message: plainMessage(fields.text('message')) }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      {children}
      <TextArea
        label={host.t(keys.message)}
        name="message"
        required
        hint={host.t('requests_message_hint', { most: MESSAGE_LENGTH.most })}
        error={form.error('message')}
      />
      <Told told={told} />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t(keys.send)}
        </Button>
      </div>
    </FormView>
  );
}
