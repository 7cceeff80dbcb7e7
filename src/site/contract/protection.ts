import { protectionBand } from '../../projections/user.ts';

/** How well an account is protected, by its level from 0 to 100. */
export { protectionBand };
