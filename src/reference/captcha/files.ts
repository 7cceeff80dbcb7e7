import type { FastifyInstance } from 'fastify';
import { Refused } from '../http/refusal.ts';
import { visitIn } from '../http/visit.ts';
import { soundDigits } from './beeps.ts';
import { pieceTop } from './captchas.ts';
import type { Challenges, Made } from './challenges.ts';
import { drawDigits } from './digits-picture.ts';
import { drawHole, drawPiece } from './slider-picture.ts';

interface Drawn {
  readonly type: 'image/png' | 'audio/wav';
  readonly body: Buffer;
}

/** Draws or sounds a file of a challenge; null for one it does not have. */
function draw(made: Made, file: string): Drawn | null {
  const { code, answer, seed } = made;
  if (answer === '') return null;
  if (file === 'audio.wav') return { type: 'audio/wav', body: soundDigits(answer, seed) };
  const place = { value: Number(answer), top: pieceTop(made) };
  const pictures: Readonly<Record<string, () => Buffer>> =
    code === '111'
      ? { 'image.png': () => drawDigits(answer, seed) }
      : { 'image.png': () => drawHole(place, seed), 'piece.png': () => drawPiece(place, seed) };
  const picture = Object.hasOwn(pictures, file) ? pictures[file] : undefined;
  return picture ? { type: 'image/png', body: picture() } : null;
}

/** Serves pictures and sounds of challenges to the visit they were made for. */
export function registerCaptchaFiles(
  app: FastifyInstance,
  { challenges, now }: { readonly challenges: Challenges; readonly now: () => number },
): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/captcha-api/v1/challenges/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const visit = visitIn(request.headers.cookie, request.protocol === 'https');
      const made = challenges.find(id, visit, now());
      const drawn = made && draw(made, file);
      if (!drawn) throw new Refused('404');
      return reply.type(drawn.type).header('x-content-type-options', 'nosniff').send(drawn.body);
    },
  );
}
