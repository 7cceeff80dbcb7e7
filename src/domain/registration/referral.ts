/** Every cookie by which whoever sent a visitor is known. */
export const REFERRAL_COOKIES = [
  'ref_id',
  'bf',
  'reflink_tag',
  'reflink_tag_hour',
  'postback',
  'partner_id',
  'click_id',
  'subid',
] as const;

type ReferralName = (typeof REFERRAL_COOKIES)[number];

/** One of them. */
export interface ReferralCookie {
  readonly name: ReferralName;
  readonly value: string;
  /** Milliseconds. */
  readonly lifetime: number;
}

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** What a cookie can hold is bounded; no honest tag is longer. */
const LONGEST = 256;

/**
 * The cookies that the tags in the query of an address ask for; none without any.
 *
 * | tag | cookies |
 * |---|---|
 * | `ref_id` | `ref_id` 60 days |
 * | `bf` | `bf` 1 day |
 * | `tag` | `reflink_tag` 60 days, `reflink_tag_hour` 1 hour, and a `postback`: that of `pb` 30 days, an empty one 4 s, so that no older one stays |
 * | `partner_id` | `partner_id` 60 days; 30 days with `click_id`, which is kept beside it |
 * | `subid` | `subid` 60 days |
 */
export function referralCookies(tags: Readonly<Record<string, string>>): ReferralCookie[] {
  const of = (name: string): string => (tags[name] ?? '').slice(0, LONGEST);
  const [tag, clickId] = [of('tag'), of('click_id')];
  const kept = (name: ReferralName, value: string, lifetime: number): ReferralCookie[] =>
    value === '' ? [] : [{ name, value, lifetime }];
  const partner = kept('partner_id', of('partner_id'), (clickId === '' ? 60 : 30) * DAY);
  return [
    ...kept('ref_id', of('ref_id'), 60 * DAY),
    ...kept('bf', of('bf'), DAY),
    ...kept('reflink_tag', tag, 60 * DAY),
    ...kept('reflink_tag_hour', tag, HOUR),
    ...(tag === '' ? [] : [postback(of('pb'))]),
    ...partner,
    ...(partner.length === 0 ? [] : kept('click_id', clickId, 30 * DAY)),
    ...kept('subid', of('subid'), 60 * DAY),
  ];
}

function postback(value: string): ReferralCookie {
  return { name: 'postback', value, lifetime: value === '' ? 4 * SECOND : 30 * DAY };
}
