import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What the environment says, decoded. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly apiOrigin: string | undefined;
  readonly fixtures: string | undefined;
  readonly siteConfig: Readonly<Record<string, unknown>> | undefined;
  readonly demoPassword: string | undefined;
  /** Demo accounts also where others than this machine can reach the server. */
  readonly demoPublic: boolean;
  /** A build that writes into logs what has not landed also without demo accounts. */
  readonly unreleased: boolean;
  readonly clockRate: number;
  readonly drawSecret: Uint8Array | undefined;
  readonly trustProxy: readonly string[];
}

/** One line a variable that is not right. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const DECIMAL = /^\d+(\.\d+)?$/;

function url(protocols: readonly string[]) {
  const text = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must begin with ${text}`,
    ),
  );
}

const existing = v.pipe(
  v.string(),
  v.check((file) => existsSync(file), 'there is no such file or folder'),
  v.transform((file) => path.resolve(file)),
);

const jsonFile = v.pipe(
  existing,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(readFileSync(dataset.value, 'utf8')) as unknown;
    } catch {
      addIssue({ message: 'is not a JSON file' });
      return NEVER;
    }
  }),
  v.check((value) => !Array.isArray(value), 'must hold a JSON object'),
  v.record(v.string(), v.unknown(), 'must hold a JSON object'),
);

const environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a number from 0 to 65535'),
    ),
    '4000',
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => path.resolve(folder)),
    ),
    '.data',
  ),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'])),
  NATS_URL: v.optional(url(['nats:', 'tls:'])),
  API_ORIGIN: v.optional(url(['http:', 'https:'])),
  FIXTURES: v.optional(existing),
  SITE_CONFIG: v.optional(jsonFile),
  DEMO_PASSWORD: v.optional(v.string()),
  DEMO_PUBLIC: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  UNRELEASED: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  CLOCK_RATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(DECIMAL, 'must be a positive number'),
      v.transform(Number),
      v.minValue(0.001, 'must be at least 0.001'),
      v.maxValue(100_000, 'must be at most 100000'),
    ),
    '1',
  ),
  DRAW_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits'),
      v.transform((digits) => Buffer.from(digits, 'hex')),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((address) => address.trim())),
    ),
    'loopback',
  ),
});

/**
 * Decodes the environment. A variable that is empty counts as absent. Throws a SettingsError that
 * names every variable that is not right, without its value.
 */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const result = v.safeParse(environment, Object.fromEntries(given));
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new SettingsError(lines.join('\n'));
  }
  const { output } = result;
  return {
    port: output.PORT,
    host: output.HOST,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    natsUrl: output.NATS_URL,
    apiOrigin: output.API_ORIGIN,
    fixtures: output.FIXTURES,
    siteConfig: output.SITE_CONFIG,
    demoPassword: output.DEMO_PASSWORD,
    demoPublic: output.DEMO_PUBLIC === '1',
    unreleased: output.UNRELEASED === '1',
    clockRate: output.CLOCK_RATE,
    drawSecret: output.DRAW_SECRET,
    trustProxy: output.TRUST_PROXY,
  };
}

/**
 * Throws a SettingsError where real players would write into logs what a later build may not read: only
 * what has landed is held to be readable for ever.
 */
export function assertReleased(
  { landed }: { readonly landed: boolean },
  { isDemo, unreleased }: { readonly isDemo: boolean; readonly unreleased: boolean },
): void {
  if (landed || isDemo || unreleased) return;
  throw new SettingsError(
    'UNRELEASED: this build writes events or replies into logs that have not landed, so a later one may ' +
      'not read them. Release it: npm run release. Or allow it: UNRELEASED=1',
  );
}
