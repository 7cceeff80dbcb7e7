import * as v from 'valibot';
import { schemaProblem } from '../../kernel/schema-problem.ts';
import {
  type SiteConfigByName,
  type SiteConfigName,
  siteConfigNames,
  siteConfigTable,
} from './config.ts';

export interface DecodedSiteConfig {
  readonly config: Partial<SiteConfigByName>;
  /** Values of a wrong shape, left out of `config`: the default holds. */
  readonly rejected: readonly { readonly name: SiteConfigName; readonly reason: string }[];
  /** Keys or names this build does not know, as a newer server may send. */
  readonly unknown: readonly string[];
}

const nameByKey: ReadonlyMap<string, SiteConfigName> = new Map(
  siteConfigNames.map((name) => [String(siteConfigTable[name].key), name]),
);
const nameByName: ReadonlyMap<string, SiteConfigName> = new Map(
  siteConfigNames.map((name) => [name, name]),
);

function decode(
  values: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, SiteConfigName>,
): DecodedSiteConfig {
  const config: Record<string, unknown> = {};
  const rejected: { name: SiteConfigName; reason: string }[] = [];
  const unknown: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const name = names.get(key);
    if (name === undefined) {
      unknown.push(key);
      continue;
    }
    const result = v.safeParse(siteConfigTable[name].schema, value);
    if (result.success) config[name] = result.output;
    else rejected.push({ name, reason: schemaProblem(result.issues) });
  }
  return { config: config as Partial<SiteConfigByName>, rejected, unknown };
}

/** Configuration as the server sends it, by numeric key. */
export function decodeSiteConfig(values: Readonly<Record<string, unknown>>): DecodedSiteConfig {
  return decode(values, nameByKey);
}

/** Configuration as people write it in a file of overrides, by name. */
export function decodeNamedSiteConfig(
  values: Readonly<Record<string, unknown>>,
): DecodedSiteConfig {
  return decode(values, nameByName);
}

/** The way a server writes configuration: the given values under their numeric keys. */
export function encodeSiteConfig(config: Partial<SiteConfigByName>): Record<string, unknown> {
  return Object.fromEntries(
    siteConfigNames
      .filter((name) => config[name] !== undefined)
      .map((name) => [String(siteConfigTable[name].key), config[name]]),
  );
}
