import fc from 'fast-check';
import type { SiteConfigByName } from '../../src/domain/site/config.ts';
import { findHref, type TextParams } from '../../src/routes/href.ts';
import type { RouteContext } from '../../src/routes/outcome.ts';
import { parsePattern, type Segment } from '../../src/routes/pattern.ts';
import { type RouteName, routeNames, routeTable } from '../../src/routes/table.ts';

// One of each for all: a text takes longer to describe than a thousand of them take to make.
const anyText = fc.string({ unit: 'binary' });
const digits = fc.stringMatching(/^[0-9]{1,12}$/);
const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const token = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 48 })
  .map((characters) => characters.join(''));

function valueFor(segment: Extract<Segment, { kind: 'value' }>): fc.Arbitrary<string> {
  if (segment.choices !== null) return fc.constantFrom(...segment.choices);
  if (segment.rule === 'digits') return digits;
  if (segment.rule === 'token') return token;
  return fc.oneof(slug, anyText);
}

/** Parameters of a pattern: the required ones always, the optional ones now and then. */
function paramsOf(pattern: string): fc.Arbitrary<Record<string, string>> {
  const values = parsePattern(pattern).filter((segment) => segment.kind === 'value');
  return fc.record(Object.fromEntries(values.map((value) => [value.name, valueFor(value)])), {
    noNullPrototype: true,
    requiredKeys: values.filter(({ optional }) => !optional).map(({ name }) => name),
  });
}

interface Link {
  readonly route: RouteName;
  readonly params: TextParams;
  readonly url: string;
}

/** A page with parameters and the address they give. */
export function linkTo(route: RouteName): fc.Arbitrary<Link> {
  return paramsOf(routeTable[route].pattern)
    .map((params) => ({ route, params, url: findHref(route, params, 'en') }))
    .filter((link): link is typeof link & { url: string } => link.url !== null);
}

/** A link to any page. */
export const linked: fc.Arbitrary<Link> = fc.constantFrom(...routeNames).chain(linkTo);

const hostile = [
  '',
  '/',
  '//evil.example',
  '///evil.example/en',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/en',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/en//evil.example',
  '/en/\\evil.example',
  '/en/%2f%2fevil.example',
  '/en/%',
  '/en/%zz/live',
  '/en/%E0%A4%A',
  '/en/team/%00',
  '/en/team/..',
  '/en/team/%2e%2e',
  '/en/../../etc/passwd',
  '/en/__proto__',
  '/en/constructor/toString',
  '/en/team/\ud800',
  '/en/news/ставки-на-спорт',
  `/en/${'a/'.repeat(5000)}`,
  `/en/blog/${'a'.repeat(100_000)}`,
  '?next=//evil.example',
  '#//evil.example',
];

/** Any text a browser, a link or an attacker may come up with. */
export const anyUrl: fc.Arbitrary<string> = fc.oneof(
  anyText,
  anyText.map((text) => `/en/${text}`),
  fc.constantFrom(...hostile),
  fc.webUrl(),
  linked.map(({ url }) => url),
  fc.tuple(linked, anyText).map(([{ url }, text]) => `${url}?${text}`),
  fc
    .array(fc.constantFrom('en', 'office', 'games', 'live', 'rules', 'old-crystal', '', '..', '%'))
    .map((segments) => `/${segments.join('/')}`),
);

const anyConfig: fc.Arbitrary<Partial<SiteConfigByName>> = fc.record(
  {
    identificationShown: fc.boolean(),
    loginRouteAvailable: fc.boolean(),
    rulesAvailable: fc.boolean(),
    paymentOnlyAuthenticated: fc.boolean(),
    registrationAllowed: fc.boolean(),
    termsConfirmationAllowed: fc.boolean(),
    production: fc.boolean(),
    maintenance: fc.boolean(),
    blockReason: fc.oneof(fc.constant(0), fc.constantFrom(1, 4, 8, 13, 16, 17, 99)),
    banLevel: fc.constantFrom(0, 44, 45, 53),
    banVersion: fc.constantFrom(0, 1, 2),
    termsChanged: fc.boolean(),
    identificationBonusBlocker: fc.boolean(),
    defaultLanguage: fc.constantFrom('en', 'ar', '//evil.example'),
    gameRoutes: fc.array(
      fc.record({
        route: fc.constantFrom('a', 'b', 'c', '..', '//evil.example'),
        oldRoute: fc.constantFrom('a', 'b', 'old-crystal', undefined),
      }),
    ),
  },
  { requiredKeys: [] },
);

export const anyContext: fc.Arbitrary<RouteContext> = fc.record({
  as: fc.constantFrom('guest', 'player', 'banned'),
  config: anyConfig,
});
