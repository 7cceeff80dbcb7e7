import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findLanguage } from '../../../domain/languages.ts';
import { callerIn } from '../../http/gate.ts';
import { Refused } from '../../http/refusal.ts';
import { decoded } from '../../http/staff.ts';
import { type Identity, isPlayer } from '../../ports.ts';
import type { Outside } from './outside.ts';

export const LAUNCH_PATH = '/reference-api/v1/games/launch';

const name = v.pipe(v.string(), v.maxLength(32));
const wishes = v.object({ provider: name, game: name, accountId: name, language: name });

export interface LaunchRouteOptions {
  readonly outside: Pick<Outside, 'launch'>;
  readonly identity: Pick<Identity, 'sessionOf'>;
  readonly now: () => number;
}

/** Opens a game of another provider for whoever is signed in: gives back where it is. */
export function registerLaunch(
  app: FastifyInstance,
  { outside, identity, now }: LaunchRouteOptions,
): void {
  app.post(LAUNCH_PATH, async (asked) => {
    const session = await identity.sessionOf(callerIn(asked));
    if (!session || !isPlayer(session.user)) throw new Refused('401');
    const wish = decoded(wishes, asked.body);
    const language = findLanguage(wish.language)?.code ?? 'en';
    const of = { userId: session.user.id, signIn: session.id };
    const url = outside.launch({ ...wish, ...of, language }, now());
    if (url === null) throw new Refused('404');
    return { url };
  });
}
