import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { siteConfigNames, siteConfigTable } from '../../../src/domain/site/config.ts';
import { decodeNamedSiteConfig, decodeSiteConfig } from '../../../src/domain/site/config-decode.ts';
import { DEEPEST_JSON, isNestedDeeper } from '../../../src/kernel/json.ts';
import { sessionIdText } from '../../../src/kernel/session-id.ts';
import { assertIdempotencyKey } from '../../../src/reference/http/idempotency-key.ts';
import { Refused } from '../../../src/reference/http/refusal.ts';
import { parseFootballJson } from '../../../src/reference/line/program/football-json.ts';
import { decodeInput, moment, wholeNumber } from '../../../src/server/http/decode-input.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { createOwnerCookies } from '../../../src/server/identity/owner-cookie.ts';
import { cookieIn } from '../../../src/server-kernel/cookie-header.ts';
import { parseJsonBody } from '../../../src/server-kernel/json-body.ts';
import { fitting } from '../from-schema.ts';
import { jsonTarget, textTarget } from '../target.ts';
import { isRecord, judgeMessage, sameJson, takenOrRefused } from './oracle.ts';

/** The body of a request. */
export const bodies = textTarget({
  name: 'json-body',
  good: fc.json({ maxDepth: 4 }),
  words: ['"__proto__":{}', '{"constructor":{"prototype":1}}', '\\u005f_proto__', '"\\\\"', '[{'],
  check(text) {
    const body = parseJsonBody(text);
    if (!body.ok) {
      if (body.error === 'too-deep') assert.ok(isNestedDeeper(text, DEEPEST_JSON));
      return;
    }
    if (body.value === undefined) return;
    const again = JSON.stringify(body.value);
    assert.not(isNestedDeeper(again, DEEPEST_JSON), 'it is too deep');
    assert.not.match(again, '"__proto__":');
    // What is copied on stays a plain object.
    if (isRecord(body.value)) {
      assert.is(Object.getPrototypeOf(Object.assign({}, body.value)), Object.prototype);
    }
  },
});

const owners = createOwnerCookies(new Uint8Array(32).fill(7));
const callerOf = (cookie: string | undefined) => ({
  cookie,
  isSecure: false,
  userAgent: undefined,
});
const owned = owners.renew(callerOf(undefined)).split(';')[0] ?? '';

const asked = v.object({
  from: v.optional(moment),
  to: v.optional(moment),
  cursor: v.optional(wholeNumber),
  id: v.optional(sessionIdText),
});

/** What stands in the query and the headers of a request to the log service. */
export const queries = textTarget({
  name: 'server-queries',
  good: fc.constantFrom(
    `rb_session=abc; ${owned}; a=b=c`,
    '1763700000000',
    '2026-01-01T00:00:00Z',
    '17',
    'session_00000000000001',
    '12-5',
  ),
  words: ['rb_owner=', '.', ';', '=', '+275760-09-13T00:00:00.001Z', '-271821-04-20', '015', '1e3'],
  check(text) {
    for (const name of ['from', 'to', 'cursor', 'id']) {
      const taken = takenOrRefused(() => decodeInput(asked, { [name]: text }), Refusal);
      const { from = 0, cursor = 0 } = taken ?? {};
      assert.ok(!Number.isNaN(new Date(from).getTime()) && Number.isSafeInteger(cursor));
    }
    const cookie = cookieIn(text, 'rb_owner');
    const owner = owners.ownerOf(callerOf(text));
    assert.ok(owner === null || owned.includes(`=${owner}.`), 'a forged owner passes');
    assert.ok(cookie === null || !cookie.includes(';'));
    takenOrRefused(() => assertIdempotencyKey(text), Refused);
  },
});

const league = JSON.stringify({
  name: 'English Premier League 2024/25',
  matches: [
    {
      ...{ round: 'Matchday 1', date: '2024-08-16', time: '20:00', team1: 'A', team2: 'B' },
      ...{ score: { ht: [0, 0], ft: [1, 0] }, goals1: [{ minute: '45+2' }], goals2: [] },
    },
    { date: '2024-08-17', time: '13:00 UTC-6', team1: 'C', team2: 'D', status: 'postponed' },
  ],
});

/** A file of fixtures that an operator found somewhere. */
export const football = textTarget({
  name: 'football',
  good: fc.constant(league),
  words: ['"goals1":[{"minute":1e9}]', '2024-02-30', '24:00', '[99,99]', '"et":null', '\ufeff'],
  check(text) {
    const parsed = parseFootballJson(text);
    if ('reason' in parsed) {
      judgeMessage(parsed.reason);
      return;
    }
    assert.ok(parsed.fixtures.length > 0);
    for (const { order, team1, team2, fullTime, goals } of parsed.fixtures) {
      assert.ok(Number.isFinite(order) && team1 !== team2);
      const scored = (fullTime?.[0] ?? 0) + (fullTime?.[1] ?? 0);
      assert.ok(goals === null || goals.length <= scored, 'goals that were not scored');
    }
  },
});

const settings = fc.oneof(
  ...siteConfigNames.map((name) =>
    fitting(siteConfigTable[name].schema).map((value) => ({
      [name]: value,
      [siteConfigTable[name].key]: value,
    })),
  ),
);

/** Configuration that a server sends, or a file of overrides. */
export const siteConfig = jsonTarget({
  name: 'site-config',
  good: settings,
  words: ['__proto__', '1', 'production', 'gameRoutes', '//evil.example'],
  check(input) {
    if (!isRecord(input)) return;
    for (const decode of [decodeSiteConfig, decodeNamedSiteConfig]) {
      const { config, rejected } = decode(input);
      for (const { reason } of rejected) judgeMessage(reason);
      for (const name of siteConfigNames) {
        const value = config[name];
        if (value === undefined) continue;
        const again = v.safeParse(siteConfigTable[name].schema, value);
        sameJson(again.output, value, `${name} decoded twice`);
      }
    }
  },
});
