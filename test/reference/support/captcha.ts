import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { CaptchaChallenge } from '../../../src/calls/captcha.ts';
import type { Harness } from './harness.ts';
import type { Visitor } from './visitor.ts';

type Code = CaptchaChallenge['code'];
type Of<C extends Code> = Extract<CaptchaChallenge, { code: C }>;

export async function challengeFor<C extends Code>(visitor: Visitor, code: C): Promise<Of<C>> {
  const { body, status } = await visitor.call('captchaUpdate', { query: { code } });
  if (status !== 200) throw new Error(`no challenge: ${status}`);
  return body.challenge as Of<C>;
}

/** What a browser's altcha does. */
export async function workOut({ altcha }: Of<'100'>): Promise<string> {
  const challenge = altcha as unknown as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: altcha, solution })).toString('base64');
}

const answerRow = v.object({ answer: v.string() });

/** What a person sees or hears: here, what was drawn. */
export function readAnswer(harness: Harness, { id }: CaptchaChallenge): string {
  const sql = 'SELECT answer FROM challenges WHERE id = ?';
  const row = harness.backEnd.database.first(answerRow, sql, id.split('.')[0] ?? '');
  return row?.answer ?? '';
}

/** Puts the answer to a challenge somewhere else. */
export function moveAnswer(harness: Harness, { id }: CaptchaChallenge, answer: number): void {
  const sql = 'UPDATE challenges SET answer = ? WHERE id = ?';
  harness.backEnd.database.run(sql, String(answer), id.split('.')[0] ?? '');
}

/** The solution of a captcha, without its id. */
export async function solutionOf(
  harness: Harness,
  visitor: Visitor,
  challenge: CaptchaChallenge,
): Promise<string> {
  if (challenge.code === '100') return workOut(challenge);
  if (challenge.code === '112') return visitor.mail().code ?? '';
  return readAnswer(harness, challenge);
}

/** Goes through a captcha and gives its proof. */
export async function solve(harness: Harness, visitor: Visitor, code: Code): Promise<string> {
  const challenge = await challengeFor(visitor, code);
  const captcha = `${challenge.id}:${await solutionOf(harness, visitor, challenge)}`;
  const { body } = await visitor.call('captchaValidate', { body: { captcha } });
  if (!('token' in body)) throw new Error(`not solved: ${JSON.stringify(body)}`);
  return body.token;
}
