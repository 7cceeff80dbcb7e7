import { useMemo } from 'react';
import {
  MESSAGE_LENGTH,
  messageProblem,
  plainMessage,
} from '../../../../domain/payment-requests.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { useForm } from '../../../../site/ui/forms/form.ts';
import { FormView } from '../../../../site/ui/forms/form-view.tsx';
import { TextArea } from '../../../../site/ui/forms/text-area.tsx';
import { Told } from '../../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../../host.ts';
import styles from './requests.module.css';
import { messageError } from './words.ts';

export interface RequestFormProps {
  readonly topicId: string;
  readonly subTopicId: string | null;
  readonly paymentId: string | null;
}

/** What the server has against it, as far as no field says so. */
function useTold() {
  const { told, refused } = useHostState((state) => state.requests.opening);
  const isElsewhere = Object.keys(refused).some((name) => name !== 'message');
  return isElsewhere ? ({ level: 'error', key: 'requests_failed' } as const) : told;
}

/** The words of a request. They are judged before they are said: no number of a card is in an event. */
export function RequestForm(about: RequestFormProps) {
  const host = useHost('requests', 'form');
  const told = useTold();
  const { status, refused } = useHostState((state) => state.requests.opening);
  const message = refused['message'];
  const busy = status === 'busy';
  const form = useForm({
    busy,
    refused: useMemo(() => ({ message }), [message]),
    check(fields) {
      const problem = messageProblem(plainMessage(fields.text('message')));
      return problem === null ? {} : { message: messageError(problem) };
    },
    send: (fields) => host.askSupport({ ...about, message: plainMessage(fields.text('message')) }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <TextArea
        label={host.t('requests_message')}
        name="message"
        required
        hint={host.t('requests_message_hint', { most: MESSAGE_LENGTH.most })}
        error={form.error('message')}
      />
      <Told told={told} />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('requests_send')}
        </Button>
      </div>
    </FormView>
  );
}
