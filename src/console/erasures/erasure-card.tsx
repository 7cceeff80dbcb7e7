import { useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import type { ErasureItem } from '../api/erasures.ts';
import { dayText, minuteText } from '../format.ts';
import { texts } from '../texts.ts';
import css from '../ui/cards-page.module.css';
import { Chip } from '../ui/chip.tsx';

const say = texts.erasures;
const TONES = {
  pending: 'info',
  confirmed: 'accent',
  cancelled: 'plain',
  'carried-out': 'done',
} as const;

const when = (at: number) => `${dayText(at)}, ${minuteText(at)}`;

/** What happened to it, one sentence each. */
function storyOf(item: ErasureItem): string[] {
  const { requestedAt, dueAt, decidedAt, carriedAt, state } = item;
  const by = item.requestedByLogin ?? item.requestedBy;
  const decidedBy = item.decidedByLogin ?? item.decidedBy ?? '';
  const story = [say.requested(by, when(requestedAt))];
  if (decidedAt !== null) {
    const told = state === 'cancelled' ? say.cancelled : say.confirmed;
    story.push(told(decidedBy, when(decidedAt)));
  }
  if (state === 'pending') story.push(say.due(when(dueAt)));
  if (carriedAt !== null) story.push(say.carriedOut(when(carriedAt), item.sessions ?? 0));
  return story;
}

interface ButtonsProps {
  readonly isOwn: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Buttons({ isOwn, isBusy, onConfirm, onCancel }: ButtonsProps) {
  const [isSure, setSure] = useState(false);
  if (isSure) {
    return (
      <div className={css.buttons}>
        <p>{say.sure}</p>
        <Button look="danger" size="s" busy={isBusy} onClick={onConfirm}>
          {say.forGood}
        </Button>
        <Button size="s" onClick={() => setSure(false)}>
          {say.back}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.buttons}>
      {isOwn ? (
        <p>{say.own}</p>
      ) : (
        <Button look="danger" size="s" onClick={() => setSure(true)}>
          {say.confirm}
        </Button>
      )}
      <Button size="s" busy={isBusy} onClick={onCancel}>
        {say.cancel}
      </Button>
    </div>
  );
}

export interface ErasureCardProps extends ButtonsProps {
  readonly item: ErasureItem;
}

/** One erasure: whose, how it stands, and what can be done about it. */
export function ErasureCard({ item, ...buttons }: ErasureCardProps) {
  return (
    <li className={css.card} data-erasure={item.id}>
      <h3>
        {item.login ?? say.unknown} <code>{item.userId}</code>{' '}
        <Chip tone={TONES[item.state]}>{say.states[item.state]}</Chip>
      </h3>
      {storyOf(item).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {item.state === 'pending' && <Buttons {...buttons} />}
    </li>
  );
}
