/** The site's fold with one read model exchanged: the line goes through immer as all others do. */

import { accounts } from '../../src/projections/accounts.ts';
import { bets } from '../../src/projections/bets.ts';
import { block } from '../../src/projections/block.ts';
import { config } from '../../src/projections/config.ts';
import { coupon } from '../../src/projections/coupon.ts';
import { type AnyProjection, createFold } from '../../src/projections/fold.ts';
import { limits } from '../../src/projections/limits.ts';
import { modal } from '../../src/projections/modal.ts';
import { notifications } from '../../src/projections/notifications.ts';
import { preferences } from '../../src/projections/preferences.ts';
import { remoteViews } from '../../src/projections/remote-views.ts';
import { route } from '../../src/projections/route.ts';
import { session } from '../../src/projections/session.ts';
import { terms } from '../../src/projections/terms.ts';
import { user } from '../../src/projections/user.ts';
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
