/** The site's fold with one read model exchanged: the line goes through immer as all others do. */

import { accounts } from '../../src/projections/accounts/accounts.ts';
import { bets } from '../../src/projections/bets/bets.ts';
import { coupon } from '../../src/projections/coupon/coupon.ts';
import { type AnyProjection, createFold } from '../../src/projections/fold.ts';
import { limits } from '../../src/projections/limits/limits.ts';
import { session } from '../../src/projections/session/session.ts';
import { block } from '../../src/projections/site/block.ts';
import { config } from '../../src/projections/site/config.ts';
import { modal } from '../../src/projections/site/modal.ts';
import { notifications } from '../../src/projections/site/notifications.ts';
import { preferences } from '../../src/projections/site/preferences.ts';
import { remoteViews } from '../../src/projections/site/remote-views.ts';
import { route } from '../../src/projections/site/route.ts';
import { terms } from '../../src/projections/user/terms.ts';
import { user } from '../../src/projections/user/user.ts';
import { immerLine } from './immer-line.ts';

export const immerFold = createFold<object>([
  session,
  route,
  config,
  block,
  terms,
  user,
  accounts,
  limits,
  preferences,
  immerLine,
  coupon,
  bets,
  modal,
  notifications,
  remoteViews,
] as unknown as AnyProjection[]);
