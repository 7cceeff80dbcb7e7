import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import type { CaptchaChallenge } from '../../../calls/captcha.ts';

/** A proof of work as the server made it. */
export type Work = Extract<CaptchaChallenge, { code: '100' }>['altcha'];

const parametersSchema = v.object({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
});

/** Without https a browser keeps its own cryptography to itself: slower, but as right. */
const deriveKeySlowly: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

const base64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * Tries number after number until one fits, and gives the altcha payload. Lets others have their
 * turn now and then, so that it may run on the page as well as beside it.
 */
export async function workOut(work: Work, controller?: AbortController): Promise<string> {
  const parameters = v.parse(parametersSchema, work.parameters);
  const solution = await solveChallenge({
    challenge: { parameters },
    deriveKey: globalThis.crypto.subtle ? deriveKey : deriveKeySlowly,
    ...(controller === undefined ? {} : { controller }),
  });
  if (solution === null) throw new Error('the work was not done in time');
  const { counter, derivedKey } = solution;
  return base64(JSON.stringify({ challenge: work, solution: { counter, derivedKey } }));
}
