import { type FormEvent, useId, useRef, useState } from 'react';
import {
  ANSWER_LENGTH,
  type MessageProblem,
  messageProblem,
  plainMessage,
} from '../../domain/payments/requests.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { texts } from '../texts.ts';
import { ReadyChoice } from './ready-choice.tsx';
import css from './requests.module.css';

const say = texts.requests;

export interface AnswerFormProps {
  readonly isBusy: boolean;
  /** The player wrote more while the answer was written. */
  readonly hasMore: boolean;
  /** True when it was taken. */
  readonly onAnswer: (key: string, text: string) => Promise<boolean>;
}

/** The words and what came of them; the field itself holds what is written. */
function useAnswer({ isBusy, onAnswer }: Omit<AnswerFormProps, 'hasMore'>) {
  const [problem, setProblem] = useState<MessageProblem | null>(null);
  const [isSent, setSent] = useState(false);
  // Whoever presses again, as nothing came back, sends the same answer.
  const sent = useRef<{ readonly text: string; readonly key: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (): void => {
    setProblem(null);
    setSent(false);
  };
  /** Stands behind what was written, to be edited. */
  const begin = (words: string): void => {
    if (field.current === null) return;
    const before = field.current.value.trim();
    field.current.value = before === '' ? words : `${before}\n\n${words}`;
    field.current.focus();
    change();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = plainMessage(field.current?.value ?? '');
    const found = messageProblem(text, ANSWER_LENGTH);
    change();
    setProblem(found);
    if (found !== null || isBusy) return;
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    if (!(await onAnswer(sent.current.key, text))) return;
    sent.current = null;
    if (field.current !== null) field.current.value = '';
    setSent(true);
  };
  return { problem, isSent, field, change, begin, submit };
}

/** What support answers, held to the rules that the server has. */
export function AnswerForm({ hasMore, ...props }: AnswerFormProps) {
  const id = useId();
  const { problem, isSent, field, change, begin, submit } = useAnswer(props);
  return (
    <form className={css.answer} onSubmit={submit} noValidate>
      <ReadyChoice onChoose={begin} />
      <label htmlFor={id}>{say.answer}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        name="answer"
        rows={4}
        onChange={change}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} role="alert">
        {problem ? say.problems[problem] : hasMore && say.more}
      </p>
      <p role="status">{isSent && say.sent}</p>
      <div>
        <Button type="submit" look="main" size="s" busy={props.isBusy}>
          {say.send}
        </Button>
      </div>
    </form>
  );
}
