import { passwordProblemKey } from '../../projections/refusal.ts';
import { protectionBand } from '../../projections/user.ts';

/** How well an account is protected, by its level from 0 to 100; what is wrong with a password. */
export { passwordProblemKey, protectionBand };
