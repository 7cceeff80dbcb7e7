import { useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { languageName } from '../../site/ui/format/language-name.ts';
import { sessionUrl } from '../address.ts';
import type { GuestConversation, GuestItem, GuestsApi } from '../api/guests.ts';
import { dayText, minuteText } from '../format.ts';
import { texts } from '../texts.ts';
import css from '../ui/cards-page.module.css';
import { AnswerForm } from './answer-form.tsx';
import own from './requests.module.css';

const say = texts.guests;
const same = texts.requests;

const momentText = (at: number) => `${dayText(at)}, ${minuteText(at)}`;

interface ConversationProps {
  readonly item: GuestItem;
  readonly conversation: GuestConversation;
}

/** Who wrote what, and what was answered. */
function Conversation({ item, conversation: { written, moment, answers } }: ConversationProps) {
  const { email, name, subject, message } = written;
  return (
    <>
      <p>
        {say.email}: <bdi>{email}</bdi>
      </p>
      {name !== '' && (
        <p>
          {say.name}: <bdi>{name}</bdi>
        </p>
      )}
      <p>
        {say.subject}: <bdi>{subject}</bdi>
      </p>
      <ol className={own.messages} aria-label={same.written}>
        <li data-by="player">
          <strong>{momentText(item.createdAt)}</strong>
          <p dir="auto">{message}</p>
          {moment && (
            // Beside this page: what is being answered stays.
            <a href={sessionUrl(moment.sessionId, moment.seq)} target="_blank" rel="noreferrer">
              {same.moment}
            </a>
          )}
        </li>
        {answers.map(({ id, at, text }) => (
          <li key={id} data-by="support">
            <strong>
              {same.by.support}, {momentText(at)}
            </strong>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Twice, as nothing brings it back. */
function Erase({ isBusy, onErase }: { readonly isBusy: boolean; readonly onErase: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <Button size="s" look="danger" busy={isBusy} onClick={onErase}>
      {say.eraseNow}
    </Button>
  ) : (
    <Button size="s" busy={isBusy} onClick={() => setAsked(true)}>
      {say.erase}
    </Button>
  );
}

export interface GuestCardProps {
  readonly item: GuestItem;
  readonly isBusy: boolean;
  readonly now: number;
  /** Does something and shows how things stand then. True when it was done. */
  readonly act: (deed: () => Promise<unknown>) => Promise<boolean>;
  readonly api: GuestsApi;
}

/** One message: since when it waits, what was written once it is asked for, and the answer. */
export function GuestCard({ item, isBusy, now, act, api }: GuestCardProps) {
  const { id, number, state, language, createdAt, dueAt } = item;
  const [conversation, setConversation] = useState<GuestConversation | null>(null);
  const look = async () => setConversation(await api.read(id));
  const answer = (key: string, text: string) =>
    act(() => api.answer(id, { key, text }).finally(look));
  return (
    <li className={css.card} data-guest={id}>
      <h3>{say.number(number)}</h3>
      <p>
        {say.asked(momentText(createdAt), languageName(language))}{' '}
        {dueAt !== null && same.due(momentText(dueAt))}
      </p>
      {dueAt !== null && dueAt < now && <p className={own.late}>{same.late}</p>}
      {conversation && <Conversation item={item} conversation={conversation} />}
      {conversation && state !== 'closed' && (
        <AnswerForm isBusy={isBusy} hasMore={false} onAnswer={answer} />
      )}
      <div className={css.buttons}>
        {conversation === null && (
          <Button
            size="s"
            busy={isBusy}
            aria-label={`${same.read}: ${say.number(number)}`}
            onClick={() => void act(look)}
          >
            {same.read}
          </Button>
        )}
        {conversation && state !== 'closed' && (
          <Button size="s" busy={isBusy} onClick={() => void act(() => api.close(id))}>
            {state === 'open' ? same.closeUnanswered : same.close}
          </Button>
        )}
        <Erase isBusy={isBusy} onErase={() => void act(() => api.erase(id))} />
      </div>
    </li>
  );
}
