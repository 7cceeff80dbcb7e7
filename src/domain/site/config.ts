import * as v from 'valibot';
import { LOGIN_FORMS } from '../auth/login-forms.ts';
import { SOCIAL_NETWORKS } from '../auth/social-networks.ts';
import { builtInGameRoutes } from '../line/games.ts';
import { writtenLanguages } from './languages.ts';

/** One configuration value: the number it arrives under, its shape, and what holds without it. */
interface Setting<S extends v.GenericSchema = v.GenericSchema> {
  readonly key: number;
  readonly schema: S;
  readonly fallback: v.InferOutput<S>;
}

function setting<const S extends v.GenericSchema>(
  key: number,
  schema: S,
  fallback: v.InferOutput<S>,
): Setting<S> {
  return { key, schema, fallback };
}

const flag = v.boolean();
const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.pipe(v.array(count), v.readonly());
const texts = v.pipe(v.array(text), v.readonly());
const records = v.pipe(v.array(v.record(v.string(), v.unknown())), v.readonly());
const gameRoute = v.pipe(
  v.object({ route: v.pipe(text, v.nonEmpty()), oldRoute: v.optional(text) }),
  v.readonly(),
);

/**
 * Every configuration value the site reads, by name. A key is never given to another name:
 * a recorded session carries the values under their keys.
 */
export const siteConfigTable = {
  // The site itself.
  ref_id: setting(1, count, 1),
  group_id: setting(2, count, 1),
  companyName: setting(3, text, 'Replaybook'),
  production: setting(4, flag, true),
  isPwa: setting(5, flag, true),
  jurisdiction: setting(6, v.picklist(['default', 'uk', 'de', 'se', 'on']), 'default'),
  defaultCurrency: setting(7, text, 'RUB'),
  timeZone: setting(8, v.pipe(v.number(), v.minValue(-12), v.maxValue(14)), 3),
  /** Where search engines are to find it, if it is at several origins; empty: wherever they came. */
  mirrorOrigin: setting(9, text, ''),

  // Languages: codes of `languages.ts`.
  languages: setting(20, texts, writtenLanguages),
  hiddenLanguages: setting(21, texts, []),
  defaultLanguage: setting(22, text, 'en'),

  // Which addresses are there.
  identificationShown: setting(40, flag, true),
  loginRouteAvailable: setting(41, flag, true),
  rulesAvailable: setting(42, flag, true),
  paymentAvailable: setting(43, flag, true),
  paymentOnlyAuthenticated: setting(44, flag, false),
  registrationAllowed: setting(45, flag, true),
  statisticEnabled: setting(46, flag, false),
  /** Whether changed terms lead a player to the page that confirms them. */
  termsConfirmationAllowed: setting(47, flag, true),
  gameRoutes: setting(48, v.pipe(v.array(gameRoute), v.readonly()), builtInGameRoutes),
  /** Where `external:banned` leads; empty: the site shows its block page in place. */
  bannedUrl: setting(49, text, ''),

  // What bars the way: of the whole site, or of one player.
  maintenance: setting(60, flag, false),
  /** 0 is none; other numbers as in the table of block pages. */
  blockReason: setting(61, count, 0),
  banLevel: setting(62, count, 0),
  banVersion: setting(63, count, 0),
  termsChanged: setting(64, flag, false),
  identificationBonusBlocker: setting(65, flag, false),

  // Session and account.
  /** Minutes without activity until the player is logged out; 0 is never. */
  idleLogoutMinutes: setting(80, count, 0),
  /** Which of the two balance calls is used. */
  balanceVariant: setting(81, v.picklist([1, 2]), 1),
  /** Age to confirm before the site shows; 0 is no age gate. */
  ageGate: setting(82, count, 0),
  ageGateStorage: setting(83, v.picklist(['local', 'session']), 'local'),
  cookieAgreementPopup: setting(84, flag, true),
  newSiteModal: setting(85, flag, false),
  firstDepositPopup: setting(86, flag, false),
  policyLogoCountries: setting(87, counts, []),

  // Login and registration.
  registrationTypes: setting(
    100,
    v.pipe(v.array(v.picklist(['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'])), v.readonly()),
    ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'],
  ),
  registrationAsPage: setting(101, flag, false),
  registrationWidget: setting(102, flag, false),
  /** Seconds until a guest is reminded; 0 is never. */
  registrationReminderDelay: setting(103, count, 0),
  /** Minutes until the next reminder; 0 is at once. */
  registrationReminderInterval: setting(104, count, 0),
  /** Names of networks one can sign in with, in the order in which they are shown. */
  socialNetworks: setting(105, texts, SOCIAL_NETWORKS),
  oneTapAvailable: setting(106, flag, false),
  /** Whole years a new player has to be; 0 is no bound. */
  registrationAge: setting(107, count, 18),
  /** How one may sign in without a network; the first is shown first. */
  loginForms: setting(108, v.pipe(v.array(v.picklist(LOGIN_FORMS)), v.readonly()), LOGIN_FORMS),

  // Coupon and coefficients: coupon type ids and coefficient view ids.
  show_one_click: setting(120, flag, true),
  showVipBet: setting(121, flag, true),
  // Sites said 122 before any coupon had the bonus: what was recorded then must not show it.
  isAvailableCouponBonusBet: setting(129, flag, false),
  couponTypesWithMinAmount: setting(123, counts, [0, 1, 2, 4, 10]),
  couponTypesWithMaxAmount: setting(124, counts, [0, 1, 2, 4, 10]),
  /** Which changed coefficients a coupon takes before its player chose; see `judgeCoefChange`. */
  couponCoefChange: setting(127, v.picklist([0, 1, 2]), 1),
  /** Whether a coupon begins with the usual amount of its currency, or with none. */
  couponStartAmount: setting(128, flag, false),
  coefViewsEuropean: setting(125, counts, [0, 1, 2, 14, 15, 16]),
  coefViewsAsian: setting(126, counts, [0, 4, 5, 6]),

  // What the page shows beside its content.
  snowfall: setting(140, flag, false),
  supportButton: setting(141, flag, true),
  /** Where else the site is to be found: fields of `social-links.ts`, judged where they are shown. */
  socialLinks: setting(142, records, []),
  /** Whether games of the casino are shown outside of it. */
  casinoPreviews: setting(143, flag, true),
} as const;

export type SiteConfigName = keyof typeof siteConfigTable;

/** Configuration by name, every value decoded. */
export type SiteConfigByName = {
  readonly [N in SiteConfigName]: v.InferOutput<(typeof siteConfigTable)[N]['schema']>;
};

/** Names of the values that are yes or no. */
export type SiteConfigFlag = {
  [N in SiteConfigName]: SiteConfigByName[N] extends boolean ? N : never;
}[SiteConfigName];

export const siteConfigNames = Object.keys(siteConfigTable) as readonly SiteConfigName[];

/** What holds where nothing was configured. */
export const siteConfigDefaults = Object.fromEntries(
  siteConfigNames.map((name) => [name, siteConfigTable[name].fallback]),
) as unknown as SiteConfigByName;

/** One value of a partial configuration, or its default. */
export function configured<N extends SiteConfigName>(
  config: Partial<SiteConfigByName>,
  name: N,
): SiteConfigByName[N] {
  const value: SiteConfigByName[N] | undefined = config[name];
  return value === undefined ? siteConfigDefaults[name] : value;
}
