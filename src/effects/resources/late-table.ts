import { PREVIEW_GROUPS, previewsFor } from '../../domain/casino/previews.ts';
import { configured } from '../../domain/site/config.ts';
import { by, type Loading } from './loading.ts';

/** What is loaded by the same rule, and nobody misses until the page has begun: it comes with the late effects. */
export const lateResources = {
  casinoPreviews: {
    of: ({ casinoPreviews }) => casinoPreviews,
    whose: 'anybody',
    // What kept them from view may be over.
    needed: ['limits.changed', 'preferences.displayChosen'],
    isShown: (state) => previewsFor(state) !== 'none',
    isAnew: true,
    ask: by('gamesPreview', ({ route: { route, language }, session: { geo }, config }) => ({
      query: {
        whence: route,
        groupId: Object.values(PREVIEW_GROUPS).join(),
        ref: `${configured(config.values, 'ref_id')}`,
        lng: language,
        fcountry: `${geo?.countryId ?? 0}`,
        includeCategories: 'false',
      },
    })),
  },
} as const satisfies Readonly<Record<string, Loading>>;

export type LateResource = keyof typeof lateResources;
