import { CATALOGUE_VERSION, type EventData } from '../events/catalogue.ts';
import { readAtStart } from '../events/stored-values.ts';
import type { Environment, NavigationPort, StoragePort, Surroundings } from '../kernel/ports.ts';

/** The texts as they are: what does not fit is nothing to whoever reads them out of the log. */
function readAll(storage: StoragePort, area: keyof StoragePort): Record<string, string> {
  const found = readAtStart(area).map((name) => [name, storage[area].getItem(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

type Started = EventData<'app.started'>;

interface Beginning {
  readonly environment: Environment;
  readonly storage: StoragePort;
  /** Its address as it may be recorded. */
  readonly navigation: Pick<NavigationPort, 'url'>;
  readonly surroundings?: Partial<Surroundings>;
  readonly preset?: Started['preset'];
  /** The version of each read model that its checkpoints hash. */
  readonly readModels: NonNullable<Started['readModels']>;
  /** The version of what its effects do. */
  readonly effectsVersion: number;
  /** Some of them join later. */
  readonly effectsJoinLater?: boolean | undefined;
  readonly checkpointEvery?: number;
  /** What may be told of the token in its cookie. */
  readonly token: Pick<Started, 'tokenExpiresAt' | 'tokenUserId'>;
}

/** All that a session begins with: nothing outside the log is needed to fold it. */
export function startedWith(from: Beginning, seed: number): Started {
  const { environment, storage, navigation, surroundings = {}, preset, readModels } = from;
  const { checkpointEvery } = from;
  const { build, production, projectId, apiOrigin, promoFrameUrl } = environment;
  return {
    sessionId: surroundings.sessionId ?? `session-${seed}`,
    build,
    catalogue: CATALOGUE_VERSION,
    readModels: { ...readModels },
    effects: from.effectsVersion,
    ...(from.effectsJoinLater ? { effectsJoinLater: true } : {}),
    ...(checkpointEvery === undefined ? {} : { checkpointEvery }),
    production,
    projectId,
    apiOrigin,
    promoFrameUrl,
    url: navigation.url,
    domain: surroundings.domain ?? '',
    ...(preset === undefined ? {} : { preset }),
    viewport: { ...(surroundings.viewport ?? { width: 0, height: 0 }) },
    languages: [...(surroundings.languages ?? [])],
    timeZone: surroundings.timeZone ?? 'UTC',
    systemIsDark: surroundings.systemIsDark ?? false,
    userAgent: surroundings.userAgent ?? '',
    isBot: surroundings.isBot ?? false,
    seed,
    ...from.token,
    cookies: readAll(storage, 'cookies'),
    local: readAll(storage, 'local'),
    session: readAll(storage, 'session'),
  };
}
