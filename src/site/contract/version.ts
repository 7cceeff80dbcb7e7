import { CATALOGUE_VERSION } from '../../events/catalogue.ts';
import { siteFold } from '../../projections/state.ts';

/** Goes up when areas or commands change while all read models stay what they are. */
const FACE = 11;

/**
 * Version of what a host gives to sub-applications. A page may be older than the sub-application it
 * loads: the site was deployed in between. What views share looks at read models, too, so another
 * version of any of them, or of the events, makes another contract.
 */
export const CONTRACT_VERSION = [FACE, CATALOGUE_VERSION, ...Object.values(siteFold.versions)].join(
  '.',
);
