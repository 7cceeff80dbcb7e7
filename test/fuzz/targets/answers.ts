import * as fc from 'fast-check';
import { lastValueFrom, of, toArray, VirtualTimeScheduler } from 'rxjs';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { declarationOf, openStream, requestOf, send } from '../../../src/calls/client.ts';
import { refusal } from '../../../src/calls/define.ts';
import { calls } from '../../../src/calls/table.ts';
import { createTransport, type MessageStream } from '../../../src/site/ports/transport.ts';
import { balance, game, market } from '../../support/session/betting.ts';
import { fitting } from '../from-schema.ts';
import { jsonTarget, textTarget } from '../target.ts';
import { isRecord, judgeMessage, sameJson, textOf } from './oracle.ts';

const STATUSES = [200, 200, 200, 201, 204, 400, 401, 403, 451, 500, 0];

const answers = fc.oneof(
  ...Object.entries(calls).map(([call, { reply }]) =>
    fc.record({
      call: fc.constant(call),
      status: fc.constantFrom(...STATUSES),
      body: fc.oneof({ weight: 5, arbitrary: fitting(reply) }, fitting(refusal)),
    }),
  ),
  fc.constant({ call: 'balance', status: 200, body: balance() }),
);

const asked = { call: 'sportsLine', requestId: 1 };

/** What a back-end answers to every call: it fits, or the call failed; nothing throws. */
export const replies = jsonTarget({
  name: 'replies',
  good: answers,
  words: [...Object.keys(calls), '1003', 'errors', 'length'],
  async check(input) {
    if (!isRecord(input)) return;
    const declaration = declarationOf(textOf(input['call']));
    if (!declaration) return;
    const status = typeof input['status'] === 'number' ? input['status'] : 200;
    const body = input['body'];
    const request = requestOf(declaration, asked, '');
    const transport = () => of({ status, headers: {}, body });
    const outcome = await lastValueFrom(
      send(transport, declaration, request, new VirtualTimeScheduler()),
    );
    if (outcome.kind === 'failed') {
      judgeMessage(outcome.detail);
      return;
    }
    const schema = status >= 400 ? refusal : declaration.reply;
    const again = v.safeParse(schema, outcome.body);
    assert.ok(again.success, 'what was decoded does not decode');
    sameJson(again.output, outcome.body, 'decoded twice');
  },
});

const feedMessages = fc.oneof(
  fitting(calls.sportsFeed.reply),
  fc.constant({
    id: '3',
    updates: [
      { kind: 'market', marketId: '7-1', coef: '1.99', isBlocked: false },
      { kind: 'marketAdded', market: market('7-3') },
      { kind: 'game', game: game(7) },
    ],
  }),
);

/** A message of the live feed, as the browser gives it to the page. */
export const feed = textTarget({
  name: 'feed',
  good: feedMessages.map((message) => JSON.stringify(message)),
  words: ['"reset":true', '"updates":[', '"kind":"market"', '"settled":[{}]', '1e999'],
  async check(text) {
    const stream: MessageStream = { onmessage: null, onerror: null, close: () => undefined };
    const request = requestOf(calls.sportsFeed, asked, '');
    const outcomes = lastValueFrom(
      openStream(createTransport({ open: () => stream }), calls.sportsFeed, request).pipe(
        toArray(),
      ),
    );
    stream.onmessage?.(new MessageEvent('message', { data: text }));
    stream.onerror?.(new Event('error'));
    for (const outcome of await outcomes) {
      if (outcome.kind === 'failed') judgeMessage(outcome.detail);
      else assert.ok(v.is(calls.sportsFeed.reply, outcome.body));
    }
  },
});
