import { useMemo } from 'react';
import type { CallReply } from '../../../calls/table.ts';
import { MESSAGE_LENGTH, messageProblem, plainMessage } from '../../../domain/payments/requests.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RefreshButton } from '../../ui/controls/refresh-button.tsx';
import { formatNumber, formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { useForm } from '../../ui/forms/form.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { ErrorState } from '../../ui/notices/message.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import { Told } from '../../ui/notices/told.tsx';
import type { ModalView } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import { RequestFileForm } from './request-file-form.tsx';
import styles from './request-history-modal.module.css';

const KILOBYTE = 1024;

type Conversation = CallReply<'paymentRequest'>;

/** What was written, by both. Plain text, in whichever direction it runs. */
function Messages({ messages }: Pick<Conversation, 'messages'>) {
  const { t } = useHost('requests');
  const clock = useClock();
  return (
    <ol className={styles['messages']}>
      {messages.map(({ by, at, text, file }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
        <li key={place} data-by={by}>
          <strong>{t(`requests_by_${by}`)}</strong>
          <span className={`${styles['quiet']} numbers`}>{formatTime(at, clock, 'moment')}</span>
          {file ? (
            <p>
              {t('requests_file_sent', {
                type: file.type.toUpperCase(),
                size: formatNumber(Math.ceil(file.size / KILOBYTE), clock.language),
              })}
            </p>
          ) : (
            <p dir="auto">{text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** More from the player. What is wrong with it is said before it is sent. */
function AnswerForm({ id }: { readonly id: string }) {
  const host = useHost('requests');
  const { status, refused } = useHostState((state) => state.requests.answering);
  const isClosing = useHostState((state) => state.requests.closing.status === 'busy');
  const busy = status === 'busy';
  const message = refused['message'];
  const form = useForm({
    busy,
    refused: useMemo(() => ({ message }), [message]),
    check(fields) {
      const problem = messageProblem(plainMessage(fields.text('message')));
      if (problem === null) return {};
      if (problem === 'card-number') return { message: 'requestsRefusedCard' };
      if (problem === 'unseen-characters') return { message: 'requests_message_unseen' };
      const values = { least: MESSAGE_LENGTH.least, most: MESSAGE_LENGTH.most };
      const isLong = problem === 'too-long';
      return {
        message: { text: isLong ? 'requests_message_long' : 'requests_message_short', values },
      };
    },
    send: (fields) =>
      host.publish('requests.answerSubmitted', {
        id,
        message: plainMessage(fields.text('message')),
      }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <TextArea
        label={host.t('requests_answer')}
        name="message"
        rows={3}
        hint={host.t('requests_message_hint', { most: MESSAGE_LENGTH.most })}
        error={form.error('message')}
      />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('requests_answer_send')}
        </Button>
        <Button busy={isClosing} onClick={() => host.publish('requests.closePressed', { id })}>
          {host.t('requests_close')}
        </Button>
      </div>
    </FormView>
  );
}

/** What came of the last that was pressed, where no field says so. */
function Outcome() {
  const answering = useHostState((state) => state.requests.answering);
  const closing = useHostState((state) => state.requests.closing);
  const attaching = useHostState((state) => state.requests.attaching);
  const isElsewhere = Object.keys(answering.refused).some((name) => name !== 'message');
  const failed = { level: 'error', key: 'requests_failed' } as const;
  return (
    <>
      <Told told={closing.told ?? (isElsewhere ? failed : answering.told)} />
      <Told told={attaching.told} />
    </>
  );
}

function Known({ request, messages }: Conversation) {
  const { t } = useHost('requests');
  const clock = useClock();
  const { id, state, dueAt } = request;
  const next = () => {
    if (state !== 'open') return t(`requests_next_${state}`);
    if (dueAt === null) return t('requests_next_read');
    return t('requests_next_open', { when: formatTime(dueAt, clock, 'moment') });
  };
  const own = messages.filter(({ by }) => by === 'player');
  const files = own.filter(({ file }) => file !== undefined).length;
  return (
    <>
      <p role="status" data-request-state={state}>
        <strong>{t(`requests_state_${state}`)}</strong> {next()}
      </p>
      <Messages messages={messages} />
      <Outcome />
      {/* What was sent stands above: its form begins anew, and what is begun in the other stays. */}
      {state !== 'closed' && (
        <>
          <AnswerForm key={`words ${own.length - files}`} id={id} />
          <RequestFileForm key={`files ${files}`} id={id} files={files} />
        </>
      )}
    </>
  );
}

function Loaded() {
  const host = useHost('requests');
  const { status, failure, known } = useHostState((state) => state.requests.conversation);
  if (known !== null) return <Known {...known} />;
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('requests_history_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  return <SkeletonList rows={3} height="4rem" label={host.t('main_loading')} />;
}

/** What the player and support wrote about one request; the player may write more, or close it. */
export const RequestHistoryModal: ModalView<'support-request-history'> = ({
  modal,
  params,
  close,
}) => {
  const { t } = useHost('requests');
  return (
    <ModalDialog modal={modal} close={close} title={t('requests_number', { id: params.requestId })}>
      <div className={styles['body']}>
        <Loaded />
      </div>
    </ModalDialog>
  );
};
