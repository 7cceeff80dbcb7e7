import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { area, event } from './define.ts';

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
]);

export type ModalKind = v.InferOutput<typeof modalKind>;

export const modalEvents = area('modal', {
  opened: event(
    1,
    'A modal was opened.',
    v.object({
      id: v.string(),
      kind: modalKind,
      titleKey: v.optional(v.string()),
      textKey: v.optional(v.string()),
      values: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  closed: event(
    1,
    'A modal was closed, and by what.',
    v.object({ id: v.string(), by: v.picklist(['player', 'site', 'time']) }),
  ),
});

export const notificationEvents = area('notification', {
  shown: event(
    2,
    'A notice was shown.',
    v.object({
      id: v.string(),
      level: v.picklist(['error', 'done', 'info']),
      area: v.picklist(['default', 'coupon']),
      titleKey: v.optional(v.string()),
      textKey: v.optional(v.string()),
      /** The server's own words, where it sent any. */
      text: v.optional(personal(v.string())),
      values: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  dismissed: event(
    1,
    'A notice went away.',
    v.object({
      id: v.string(),
      by: v.picklist(['player', 'site', 'time']),
    }),
  ),
});

export const preferencesEvents = area('preferences', {
  themeChosen: event(
    1,
    'The player chose light (0) or dark (1).',
    v.object({
      appTheme: v.picklist([0, 1]),
    }),
  ),
  languageChosen: event(1, 'The player chose a language.', v.object({ language: v.string() })),
  coefViewChosen: event(
    1,
    'The player chose how coefficients are written.',
    v.object({
      coefViewId: v.picklist([0, 1, 2, 4, 5, 6, 14, 15, 16]),
    }),
  ),
  balanceHidden: event(
    1,
    'The player hid or showed the balance.',
    v.object({
      hidden: v.boolean(),
    }),
  ),
});

export const pageEvents = area('page', {
  refreshPressed: event(1, 'The player asked to load what the page shows once more.', v.object({})),
  partToggled: event(
    1,
    'The player folded or unfolded a part of a page.',
    v.object({ part: v.string(), open: v.boolean() }),
  ),
  choiceMade: event(
    1,
    'The player chose one of several views of a part of a page.',
    v.object({ part: v.string(), choice: v.string() }),
  ),
});

export const remoteEvents = area('remote', {
  statusChanged: event(
    1,
    'A sub-application is loading, ready, failed or gone.',
    v.object({
      name: v.string(),
      /** -2 does not exist, -1 error, 1 loading, 2 ready. */
      status: v.picklist([-2, -1, 1, 2]),
      attempt: finite,
    }),
  ),
  refreshPressed: event(
    1,
    'The player asked to load a failed part again.',
    v.object({
      name: v.string(),
    }),
  ),
});

export const timerEvents = area('timer', {
  fired: event(1, 'A timer of the site went off.', v.object({ name: v.string() })),
  elapsed: event(
    1,
    'A wait of an effect was over. Waits count from 0 in the order they began.',
    v.object({ timer: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  ),
});

export const logEvents = area('log', {
  checkpointed: event(
    1,
    'Hashes of what changed in the read models since the checkpoint before, after `through`.',
    v.object({
      through: finite,
      /** SHA-256 of each changed slice: of the digests of its fields. */
      slices: v.record(v.string(), v.string()),
      /** First 8 digits of the digest of each changed field, by `slice.field`. */
      fields: v.record(v.string(), v.string()),
    }),
  ),
});
