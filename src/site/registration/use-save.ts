import { useState } from 'react';
import { directionOf } from '../../domain/site/languages.ts';
import type { EventData } from '../../events/catalogue.ts';
import { type Host, useHost } from '../host.tsx';
import type { PlainKey } from '../texts/keys.ts';
import { useHref } from '../ui/links/link.tsx';
import { type Credentials, type CredentialsWords, credentialsText } from './credentials-text.ts';

export type SaveWay = EventData<'registration.credentialsSaved'>['as'];

export const SAVE_WAYS = ['copy', 'file', 'picture'] as const satisfies readonly SaveWay[];

function wordsOf(host: Host<'main' | 'registration'>, path: string): CredentialsWords {
  return {
    site: host.t('main_site'),
    address: new URL(path, location.origin).href,
    login: host.t('registered_login'),
    password: host.t('registered_password'),
    dir: directionOf(host.language()),
  };
}

/** Does what was asked for; gives back the key of what went wrong, or null. */
async function save(
  way: SaveWay,
  { device }: Host,
  credentials: Credentials,
  words: CredentialsWords,
): Promise<PlainKey<'registration'> | null> {
  const text = credentialsText(credentials, words);
  const name = `${words.site}-${credentials.login}`;
  if (way === 'copy') return (await device.copy(text)) ? null : 'registered_not_copied';
  if (way === 'file') {
    device.save(new File([text], `${name}.txt`, { type: 'text/plain' }));
    return null;
  }
  try {
    const { credentialsPicture } = await import('./credentials-picture.ts');
    const picture = await credentialsPicture(credentials, words);
    if (picture === null) return 'registered_not_drawn';
    device.save(new File([picture], `${name}.png`, { type: 'image/png' }));
    return null;
  } catch {
    // The part of the site that draws could not be had.
    return 'registered_not_drawn';
  }
}

export interface Saving {
  /** Key of the text that says how the last way went; null before any. */
  readonly outcome: PlainKey<'registration'> | null;
  readonly isWrong: boolean;
  save(way: SaveWay): void;
}

/** Saves what is shown once. */
export function useSave(credentials: Credentials | null): Saving {
  const host = useHost('registration');
  const hrefOf = useHref();
  const [outcome, setOutcome] = useState<{
    key: PlainKey<'registration'>;
    isWrong: boolean;
  } | null>(null);
  return {
    outcome: outcome?.key ?? null,
    isWrong: outcome?.isWrong ?? false,
    async save(way) {
      if (credentials === null) return;
      const problem = await save(way, host, credentials, wordsOf(host, hrefOf('login') ?? '/'));
      setOutcome({ key: problem ?? `registered_by_${way}`, isWrong: problem !== null });
      if (problem === null) host.publish('registration.credentialsSaved', { as: way });
    },
  };
}
