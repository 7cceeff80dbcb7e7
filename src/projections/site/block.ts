import type { CallReply } from '../../calls/table.ts';
import { type Maintenance, maintenanceKey } from '../../domain/site/maintenance.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong } from '../../kernel/stored-value.ts';
import { isRefusedWith } from '../answers/refusal.ts';
import { projection } from '../define.ts';

/** Why the site, or a part of it, is closed to this player. */
export interface BlockState {
  reason: number | null;
  maintenance: { -readonly [K in keyof Maintenance]: Maintenance[K] };
}

const initial = (): BlockState => ({
  reason: null,
  maintenance: {
    isActive: false,
    isKnown: false,
    startAt: null,
    finishAt: null,
    notifyStartDate: null,
    notifyEndDate: null,
    isAnnounced: false,
    dismissed: null,
  },
});

/** Says that the site is closed, in answer to whether an address is blocked. */
const CLOSED = '1501';

function isWithin(at: number, from: number | null, to: number | null): boolean {
  return from !== null && from * 1000 <= at && (to === null || at < to * 1000);
}

function takeMaintenance(
  { maintenance }: BlockState,
  reply: CallReply<'maintenance'>,
  { at }: { readonly at: number },
): void {
  const { notify_started_at: notifyStartDate, notify_ended_at: notifyEndDate } = reply;
  Object.assign(maintenance, {
    isActive: reply.isActive,
    isKnown: true,
    startAt: reply.started_at,
    finishAt: reply.ended_at,
    notifyStartDate,
    notifyEndDate,
    isAnnounced: isWithin(at, notifyStartDate, notifyEndDate),
  });
}

export const block = projection('block', 1, initial, {
  on: {
    'app.started'({ maintenance }, { session }) {
      maintenance.dismissed = readAmong(session, STORED.maintenanceDismissed);
    },
    'timer.fired'({ maintenance }, { name }) {
      if (name === 'maintenance-notice-begins') maintenance.isAnnounced = true;
      if (name === 'maintenance-notice-ends') maintenance.isAnnounced = false;
    },
    'maintenance.noticeDismissed'({ maintenance }) {
      maintenance.dismissed = maintenanceKey(maintenance);
    },
  },
  replies: {
    block(slice, { displayTypeId, templateTypeId }) {
      slice.reason = displayTypeId === 1 ? templateTypeId : null;
    },
    maintenance: takeMaintenance,
  },
  refusals: {
    block({ maintenance }, replied) {
      if (isRefusedWith(replied, CLOSED)) {
        Object.assign(maintenance, { isActive: true, isKnown: true });
      }
    },
  },
});
