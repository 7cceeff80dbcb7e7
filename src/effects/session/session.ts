import { merge } from 'rxjs';
import { effect } from '../define.ts';
import { following } from './check.ts';
import { tellingTabs } from './other-tabs.ts';
import { retryingSignOut } from './pending-sign-out.ts';
import { signingOut } from './sign-out.ts';

/** Signing out, and what happens to the session elsewhere. */
export const session = effect('session', (context) =>
  merge(signingOut(context), retryingSignOut(context), following(context), tellingTabs(context)),
);
