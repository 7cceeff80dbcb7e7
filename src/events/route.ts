import * as v from 'valibot';
import { address, addressParam } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** An address as the player sees it: path, query and fragment. */
const url = address(v.string());

export const routeEvents = area('route', {
  visited: input(
    2,
    'The address bar shows another address: a link, back, forward or a typed one.',
    v.object({ url, kind: v.picklist(['push', 'replace', 'pop']) }),
  ),
  requested: input(
    2,
    'The player or the site asks for an address within the site.',
    v.object({ url, replace: v.boolean() }),
  ),
  changed: event(
    2,
    'The page of an address is shown.',
    v.object({
      url,
      route: v.string(),
      layout: v.string(),
      status: v.picklist([200, 404, 500]),
      params: v.record(v.string(), addressParam(v.string())),
      language: v.string(),
    }),
  ),
  redirected: event(
    2,
    'An address leads to another one.',
    v.object({ from: url, to: url, external: v.boolean(), reason: v.string() }),
  ),
});
