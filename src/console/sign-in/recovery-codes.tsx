import { useEffect, useRef, useState } from 'react';
import { Button } from '../../site/ui/controls/button.tsx';
import { texts } from '../texts.ts';
import css from './sign-in.module.css';

const say = texts.signIn.codes;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={css.card}>
      <h1 ref={title} tabIndex={-1}>
        {say.title}
      </h1>
      <p className={css.intro}>{say.intro}</p>
      <ol className={css.codes} aria-label={say.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.copy}>
        <Button icon="copy" onClick={copy}>
          {say.copy}
        </Button>
        <span role="status">{copied !== null && (copied ? say.copied : say.notCopied)}</span>
      </div>
      <Button look="main" size="l" wide onClick={onKept}>
        {say.submit}
      </Button>
    </section>
  );
}
