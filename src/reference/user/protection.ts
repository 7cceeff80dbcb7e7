import type { CallReply } from '../../calls/table.ts';
import type { Player } from '../data/player-row.ts';
import { POLICY } from '../policy.ts';
import type { ContactsOf } from './contacts.ts';

type Methods = CallReply<'userConfig'>['result']['protection_methods'];

interface Protected {
  readonly player: Player;
  readonly contacts: ContactsOf;
  readonly hasTwoStep: boolean;
  readonly hasQuestion: boolean;
  readonly now: number;
}

const WEIGHTS = POLICY.protection;

/** What protects an account. */
export function protectionMethods(account: Protected): Methods {
  const { player, contacts, hasTwoStep, hasQuestion, now } = account;
  const { password_changed_at: changedAt } = player;
  return {
    is_changed_password: changedAt !== null && now - changedAt < WEIGHTS.passwordFresh,
    enable_two_factor_auth: hasTwoStep,
    enable_phone_binding: contacts.phone?.confirmed_at != null,
    enable_security_question: hasQuestion,
    enable_email_auth: contacts.email?.confirmed_at != null,
  };
}

/** How well an account is protected, from 0 to 100. */
export function protectionLevel(methods: Methods): number {
  const names = Object.keys(methods) as (keyof Methods)[];
  return names.reduce((sum, name) => sum + (methods[name] ? WEIGHTS[name] : 0), 0);
}
