import * as v from 'valibot';
import { ENVIRONMENT_META } from '../../domain/page-environment.ts';
import { SettingsError } from '../settings.ts';

/** What the pages of the site are told of where they run. */
interface Told {
  readonly projectId?: number;
  /** A page of promotions that may stand in a frame. */
  readonly promoFrameUrl?: string;
}

export interface PageSettings extends Told {
  /** Origins of games of others, where the back-end is not the one that is served here and names them itself. */
  readonly gameOrigins?: readonly string[];
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');

const variables = v.object({
  PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a positive number'), v.transform(Number)),
  ),
  GAME_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.pipe(v.string(), v.check(isOrigin, 'must be origins such as https://a.example'))),
    ),
  ),
  PROMO_FRAME_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
        'must begin with https://',
      ),
    ),
  ),
});

/** Decodes what the environment says of the pages; throws as `settingsOf` does. */
export function pageSettingsOf(env: Readonly<Record<string, string | undefined>>): PageSettings {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const result = v.safeParse(variables, Object.fromEntries(given));
  if (!result.success) {
    const lines = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new SettingsError(lines.join('\n'));
  }
  const { PROJECT_ID: projectId, PROMO_FRAME_URL: promoFrameUrl } = result.output;
  const { GAME_ORIGINS: gameOrigins } = result.output;
  return {
    ...(gameOrigins === undefined ? {} : { gameOrigins }),
    ...(projectId === undefined ? {} : { projectId }),
    ...(promoFrameUrl === undefined ? {} : { promoFrameUrl }),
  };
}

/** Where frames of the pages may come from, beside the site itself. */
export function frameSources({ promoFrameUrl, gameOrigins = [] }: PageSettings): string[] {
  const promotions = promoFrameUrl === undefined ? [] : [new URL(promoFrameUrl).origin];
  return [...promotions, ...gameOrigins];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page with what it is told in its head; null where there is nothing to tell. */
export function withEnvironment(html: string, settings: PageSettings): string | null {
  const { gameOrigins: _, ...told } = settings;
  if (Object.keys(told).length === 0) return null;
  const meta = `<meta name="${ENVIRONMENT_META}" content="${escaped(JSON.stringify(told))}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`);
}
