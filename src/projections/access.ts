import { projection } from './define.ts';

/** Why the site, or a part of it, is closed to this player. */
export interface BlockState {
  reason: number | null;
  maintenance: {
    isActive: boolean;
    startAt: number | null;
    finishAt: number | null;
    notifyStartDate: number | null;
    notifyEndDate: number | null;
  };
}

export const block = projection(
  'block',
  (): BlockState => ({
    reason: null,
    maintenance: {
      isActive: false,
      startAt: null,
      finishAt: null,
      notifyStartDate: null,
      notifyEndDate: null,
    },
  }),
  {
    replies: {
      block(slice, { displayTypeId, templateTypeId }) {
        slice.reason = displayTypeId === 1 ? templateTypeId : null;
      },
      maintenance(slice, body) {
        slice.maintenance = {
          isActive: body.isActive,
          startAt: body.started_at,
          finishAt: body.ended_at,
          notifyStartDate: body.notify_started_at,
          notifyEndDate: body.notify_ended_at,
        };
      },
    },
  },
);

/** Whether the terms changed since the player agreed to them. */
export interface TermsState {
  changed: boolean;
  updatedAt: number | null;
}

const noTerms = (): TermsState => ({ changed: false, updatedAt: null });

export const terms = projection('terms', noTerms, {
  on: {
    'session.ended'(slice) {
      Object.assign(slice, noTerms());
    },
    'terms.required'(slice) {
      slice.changed = true;
    },
  },
  replies: {
    agreementStatus(slice, { result, updatedAt }) {
      slice.changed = result;
      slice.updatedAt = updatedAt;
    },
    agreementConfirm(slice, { result }) {
      if (result) slice.changed = false;
    },
  },
});
