import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, input } from './define.ts';

/** The kinds of modal the specification names, and the overlays the site opens itself. */
export const modalKind = v.picklist([
  'default',
  'maintenance',
  'alert',
  'permanent-alert',
  'snackbar',
  'login',
  'registration',
  'registration-first-deposit',
  'registration-request-sent',
  'alert-with-link',
  'default-with-controls',
  'welcome',
  'cookie-agreement',
  'cookie-consent',
  'reality-check',
  'paybills-out-of-service',
  'auto-log-off',
  'banker',
  'convert-main-account',
  'convert-additional-account',
  'insights',
  'new-site',
  'auth-bonus',
  'set-limits',
  'team-cash',
  'web-push-agreement',
  'user-question',
  'support-request-history',
  'first-deposit-bonus',
  'identification',
  'terms-update',
  'forgot-password',
  'coupon-settings',
  'language',
  'captcha',
  'currency-add',
  'currency-remove',
  'unsaved-codes',
  'coupon-clear',
  'age-gate',
]);

/** A page of the site by the name of its route, and what the link to it says. */
export const pageLink = v.object({
  route: v.string(),
  params: v.record(v.string(), v.string()),
  textKey: v.string(),
});

export type ModalKind = v.InferOutput<typeof modalKind>;

export const modalEvents = area('modal', {
  opened: input(
    1,
    'A modal was opened.',
    v.object({
      id: v.string(),
      kind: modalKind,
      /** Codes of what is told; those of a link as well. */
      titleKey: v.optional(v.string()),
      textKey: v.optional(v.string()),
      values: v.optional(v.record(v.string(), v.string())),
      link: v.optional(pageLink),
      /** What its row in the table of dialogs asks for. */
      params: v.optional(v.record(v.string(), v.union([v.string(), finite, v.boolean()]))),
    }),
  ),
  closed: input(
    1,
    'A modal was closed, and by what.',
    v.object({ id: v.string(), by: v.picklist(['player', 'site', 'time']) }),
  ),
});
