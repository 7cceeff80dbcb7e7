import * as v from 'valibot';
import { preset } from './coupon/preset.ts';

/** Name of the `<meta>` by which whoever serves the page says where the site runs. */
export const ENVIRONMENT_META = 'environment';

/** What that holds, as JSON; what is not said has its default. */
export const pageEnvironment = v.object({
  projectId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Before the path of every call; without one the page's own origin answers. */
  apiOrigin: v.optional(v.string(), ''),
  promoFrameUrl: v.optional(v.string(), ''),
  preset: v.optional(preset),
});

export type PageEnvironment = v.InferOutput<typeof pageEnvironment>;
