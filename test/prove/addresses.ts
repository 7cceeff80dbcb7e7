/** Addresses of every page, with parameters that fit, and queries that mean something to a page. */
import * as fc from 'fast-check';
import { type RouteName, routeTable } from '../../src/routes/table.ts';
import { linkTo } from '../routes/arbitraries.ts';
import type { Draw } from './draw.ts';

const token = (draw: Draw): string =>
  draw
    .int(2 ** 31)
    .toString(16)
    .padStart(40, '0');

const links = new Map<RouteName, ReturnType<typeof linkTo>>();

function linkOf(route: RouteName): ReturnType<typeof linkTo> {
  const link = links.get(route) ?? linkTo(route);
  links.set(route, link);
  return link;
}

/** Queries and fragments, those that pages are opened with among them. */
const EXTRAS: readonly ((draw: Draw) => string)[] = [
  () => '?ref_id=7&tag=x&pb=y&partner_id=3&click_id=9',
  (draw) => `?token=planted-secret-${draw.int(1000)}`,
  (draw) => `#/callback?token=planted-secret-${draw.int(1000)}`,
  (draw) => `#id_token=planted-secret-${draw.int(1000)}`,
  (draw) => `?code=planted-secret-${draw.int(1000)}&state=planted-secret-1`,
  () => '?error=access_denied',
  () => '?two-step=1',
  () => '?next=/en/office/history',
  () => '?q=👩‍👩‍👧%20مرحبا',
  (draw) => `?hash=${token(draw)}`,
];

function fieldFor(field: unknown, draw: Draw): string {
  if (field === 'secret') return `planted-secret-${draw.int(1000)}`;
  return Array.isArray(field) ? draw.pick(field) : draw.pick(['1', 'x', 'google']);
}

/** An address of a page; at times one of none. */
export function addressOf(route: RouteName, draw: Draw): string {
  const [link] = fc.sample(linkOf(route), { seed: draw.int(2 ** 31), numRuns: 1 });
  const url = link?.url ?? '/en';
  const fields = Object.entries(routeTable[route].query);
  if (fields.length > 0 && draw.chance(0.7)) {
    const pairs = fields.map(([name, field]) => `${name}=${fieldFor(field, draw)}`);
    return `${url}?${pairs.join('&')}`;
  }
  return draw.chance(0.3) ? `${url}${draw.pick(EXTRAS)(draw)}` : url;
}
