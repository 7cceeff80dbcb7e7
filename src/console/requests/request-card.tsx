import { useState } from 'react';
import { subTopicOf, topicOf } from '../../domain/payments/request-topics.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { formatMoney } from '../../site/ui/format/format.ts';
import { sessionUrl } from '../address.ts';
import { ApiError } from '../api/http.ts';
import {
  type RequestMessage,
  type RequestsApi,
  type ReviewedRequest,
  requestFileUrl,
} from '../api/requests.ts';
import { dayText, minuteText } from '../format.ts';
import { texts } from '../texts.ts';
import { AskDocument } from '../ui/ask-document.tsx';
import css from '../ui/cards-page.module.css';
import { AnswerForm } from './answer-form.tsx';
import own from './requests.module.css';

const say = texts.requests;

const KILOBYTE = 1024;

interface MessageProps {
  readonly request: ReviewedRequest;
  readonly message: RequestMessage;
}

const momentText = (at: number) => `${dayText(at)}, ${minuteText(at)}`;

function topicText({ topicId, subTopicId }: ReviewedRequest): string {
  const topic = topicOf(topicId);
  if (topic === null) return say.unknownTopic;
  const more = subTopicOf(topic, subTopicId ?? undefined);
  return more === null
    ? say.topics[topic.name]
    : `${say.topics[topic.name]}: ${say.subTopics[more.name]}`;
}

/** The payment it is about, as far as an answer needs it. */
function Payment({ paymentId, payment }: ReviewedRequest) {
  if (paymentId === null || payment === null) return null;
  const { kind, state, method, amount, fee, currency, createdAt } = payment;
  const money = (minor: number) => formatMoney(minor, currency, 'en');
  const facts = [
    kind,
    money(amount),
    ...(fee > 0 ? [say.fee(money(fee))] : []),
    method,
    state,
    momentText(createdAt),
  ];
  return <p>{say.payment(paymentId, facts.join(', '))}</p>;
}

/** A file of the player, as long as it is kept. */
function FileLink({ request, message }: MessageProps) {
  if (message.file === null) return null;
  const { type, size } = message.file;
  const words = say.file(type.toUpperCase(), Math.ceil(size / KILOBYTE));
  if (request.state === 'closed') return <p>{say.fileGone(words)}</p>;
  return (
    <p>
      <a href={requestFileUrl(request.id, message.id)} download>
        {say.save(words)}
      </a>
    </p>
  );
}

interface MessagesProps {
  readonly request: ReviewedRequest;
  readonly messages: readonly RequestMessage[];
}

function Messages({ request, messages }: MessagesProps) {
  return (
    <ol className={own.messages} aria-label={say.written}>
      {messages.map((message) => (
        <li key={message.id} data-by={message.by}>
          <strong>
            {say.by[message.by]}, {momentText(message.at)}
          </strong>
          {message.text !== '' && <p dir="auto">{message.text}</p>}
          <FileLink request={request} message={message} />
          {message.moment && (
            // Beside this page: what is being answered stays.
            <a
              href={sessionUrl(message.moment.sessionId, message.moment.seq)}
              target="_blank"
              rel="noreferrer"
            >
              {say.moment}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What was written once it is asked for, and the answer: it says what it knows of. */
function useConversation({ request: { id }, act, api }: RequestCardProps) {
  const [messages, setMessages] = useState<readonly RequestMessage[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const look = async () => setMessages(await api.read(id));
  return {
    messages,
    /** The player wrote more while the answer was written. */
    hasMore,
    read: () => act(look),
    answer: (key: string, text: string) =>
      act(async () => {
        setMore(false);
        const seen = messages?.at(-1)?.id ?? 0;
        const refused = await api.answer(id, { key, text, seen }).catch((error: unknown) => error);
        await look();
        if (!(refused instanceof Error)) return;
        setMore(refused instanceof ApiError && refused.trouble === 'conflict');
        throw refused;
      }),
  };
}

export interface RequestCardProps {
  readonly request: ReviewedRequest;
  readonly isBusy: boolean;
  readonly now: number;
  /** Does something and shows how things stand then. True when it was done. */
  readonly act: (deed: () => Promise<unknown>) => Promise<boolean>;
  readonly api: RequestsApi;
}

/** One request: whose, about what, what was written once it is asked for, and the answer. */
export function RequestCard(props: RequestCardProps) {
  const { request, isBusy, now, act, api } = props;
  const { id, state, createdAt, dueAt, login, userId, isDocumentAsked } = request;
  const { messages, hasMore, read, answer } = useConversation(props);
  return (
    <li className={css.card} data-request={id}>
      <h3>
        {say.number(id)}: {topicText(request)}
      </h3>
      <p>
        {login ?? say.nobody} <code>{userId}</code>
      </p>
      <p>
        {say.asked(momentText(createdAt))} {dueAt !== null && say.due(momentText(dueAt))}
      </p>
      {dueAt !== null && dueAt < now && <p className={own.late}>{say.late}</p>}
      <Payment {...request} />
      {messages === null ? (
        <div className={css.buttons}>
          <Button
            size="s"
            busy={isBusy}
            aria-label={`${say.read}: ${say.number(id)}`}
            onClick={read}
          >
            {say.read}
          </Button>
        </div>
      ) : (
        <>
          <Messages request={request} messages={messages} />
          {state !== 'closed' && <AnswerForm isBusy={isBusy} hasMore={hasMore} onAnswer={answer} />}
          {state !== 'closed' && messages.some(({ file }) => file !== null) && (
            <p>{say.closeDeletes}</p>
          )}
          <div className={css.buttons}>
            {state !== 'closed' && (
              <Button size="s" busy={isBusy} onClick={() => void act(() => api.close(id))}>
                {state === 'open' ? say.closeUnanswered : say.close}
              </Button>
            )}
            <AskDocument
              isAsked={isDocumentAsked}
              isBusy={isBusy}
              onAsk={() => void act(() => api.askDocument(userId))}
            />
          </div>
        </>
      )}
    </li>
  );
}
