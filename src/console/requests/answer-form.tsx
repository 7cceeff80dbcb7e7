import { type FormEvent, useId, useRef, useState } from 'react';
import {
  ANSWER_LENGTH,
  type MessageProblem,
  messageProblem,
  plainMessage,
} from '../../domain/requests.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { texts } from '../texts.ts';
import { ReadyChoice } from './ready-choice.tsx';
import css from './requests.module.css';

const say = texts.requests;

export interface AnswerFormProps {
  readonly isBusy: boolean;
  /** True when it was taken. */
  readonly onAnswer: (key: string, text: string) => Promise<boolean>;
}

/** What support answers, held to the rules that the server has. */
export function AnswerForm({ isBusy, onAnswer }: AnswerFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<MessageProblem | null>(null);
  // Whoever presses again, as nothing came back, sends the same answer.
  const sent = useRef<{ readonly text: string; readonly key: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Stands behind what was written, to be edited. */
  const begin = (words: string): void => {
    if (field.current === null) return;
    const before = field.current.value.trim();
    field.current.value = before === '' ? words : `${before}\n\n${words}`;
    field.current.focus();
    setProblem(null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = plainMessage(String(new FormData(event.currentTarget).get('answer') ?? ''));
    const found = messageProblem(text, ANSWER_LENGTH);
    setProblem(found);
    if (found !== null || isBusy) return;
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    await onAnswer(sent.current.key, text);
  };
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
        onChange={() => setProblem(null)}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} role="alert">
        {problem && say.problems[problem]}
      </p>
      <div>
        <Button type="submit" look="main" size="s" busy={isBusy}>
          {say.send}
        </Button>
      </div>
    </form>
  );
}
