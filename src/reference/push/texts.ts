import type { PushKind } from '../../domain/site/push.ts';
import { inLanguage } from '../languages/in-language.ts';

/** The sentence, in the language of the browser; English where there is none. */
export function pushText(language: string, kind: PushKind): string {
  return inLanguage(language).push[kind];
}

/** The page where more is to be seen, without its language. */
export const PUSH_PAGES: Readonly<Record<PushKind, string>> = {
  'bet-settled': '/office/history',
  'withdrawal-paid': '/office/historypay',
  'withdrawal-returned': '/office/historypay',
  'document-decided': '/office/verification',
  'request-answered': '/office/support',
};
