import { contactGaps, profileGaps } from '../../projections/user.ts';

/** What is missing from the player's profile and contacts; null while it is not known. */
export { contactGaps, profileGaps };
