import type { SocialNetwork } from '../../domain/auth/social-networks.ts';

/** Somebody a network knows. */
export interface Person {
  /** What the network knows them by, for good. */
  readonly subject: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
}

const NAMES = [
  ['First', 'Example'],
  ['Second', 'Example'],
  ['Third', 'Example'],
  ['Fourth', 'Example'],
  ['Fifth', 'Example'],
] as const;

/** The people who can be chosen at a network: nobody real. */
export function personsOf(network: SocialNetwork): Person[] {
  return NAMES.map(([name, surname], index) => ({
    subject: `${network}-${index + 1}`,
    name,
    surname,
    email: `${name.toLowerCase()}@${network}.example.test`,
  }));
}
