import type { GameName } from '../../domain/casino/rows.ts';
import type { PushKind } from '../../domain/site/push.ts';

/** What a letter or a short message is for. */
export type MessagePurpose =
  | 'login'
  | 'registration'
  | 'two-step'
  | 'captcha'
  | 'activation'
  | 'recovery'
  | 'login-link'
  | 'credentials'
  | 'password-changed'
  | 'two-step-changed'
  | 'network-added'
  | 'contact-added'
  | 'guest-message-taken'
  | 'guest-message-answered';

/** A question about limits, and what can be answered. */
export interface LimitQuestion {
  readonly text: string;
  readonly answers: readonly [string, string, string];
}

/** All that the back-end says in a language. */
export interface ReferenceTexts {
  /** `{site}`, `{code}`, `{link}`, `{login}`, `{network}`, `{number}`, `{answer}` and `{stop}` are filled in. */
  readonly letters: Readonly<Record<MessagePurpose, string>>;
  /** What is said on a screen that others may see: that there is something, not what. */
  readonly push: Readonly<Record<PushKind, string>>;
  /** What whoever wants a looser deposit limit is asked first, in the same order everywhere. */
  readonly limitQuestions: readonly [LimitQuestion, LimitQuestion, LimitQuestion];
  /** Why players exclude themselves, in the same order everywhere. */
  readonly exclusionReasons: readonly [string, string, string, string];
  /** What the house's games are called. */
  readonly games: Readonly<Record<GameName, string>>;
}
