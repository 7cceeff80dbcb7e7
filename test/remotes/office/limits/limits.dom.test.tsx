import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput, CallReply } from '../../../../src/calls/table.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { choose, typeInto } from '../../../support/page/typing.ts';
import { bettingSession } from '../../../support/session/betting.ts';
import {
  type Answer,
  refuse,
  reply,
  type SessionOptions,
} from '../../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];
type Wishes = CallInput<'limitsSave'>['body']['limits'];

const limit = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
  ...more,
});
const refusal = (code: string, detail: string) =>
  reply({ errors: [{ code, title: '', detail, pointer: '/limits/0/limitValue' }] }, 403);

/** The page over a server that says these limits, and after each save what `saved` makes of it. */
async function open(
  limits: Limit[],
  saved: (wishes: Wishes) => Answer = () => refuse(501),
  options: SessionOptions = {},
) {
  const asked: Wishes[] = [];
  const session = bettingSession({
    player: true,
    url: '/en/office/responsible',
    ...options,
    answers: {
      limits: () => reply({ limits }),
      selfExcludeReasons: () => reply([{ id: 2, selfExcludeReason: 'It costs too much' }]),
      limitsSave: ({ body }) => {
        const { limits: wishes } = body as { limits: Wishes };
        asked.push(wishes);
        return saved(wishes);
      },
      ...options.answers,
    },
  });
  const page = await openSite(session);
  await page.advance(100);
  const row = (type: number) => `main [data-limit="${type}"]`;
  const text = (type: number) => page.get(row(type)).textContent ?? '';
  const pressIn = async (type: number, name: string) => {
    const button = page.all(`${row(type)} button`).find((one) => one.textContent === name);
    await page.doing(() => button?.click());
    await page.advance(50);
  };
  const type = (value: string) =>
    page.doing(() => typeInto(page.get('main input[name="limit"]'), value));
  return { session, page, asked, row, text, pressIn, type };
}

const done = (limitsData: Limit[], more = {}) =>
  reply({ status: 200, questions: [], tokenGuid: null, limitsData, ...more });

const test = suite('office: limits');

test('what is set, and how much of it is left; what cannot be loaded is never called none', async () => {
  const { page, text } = await open([limit(20, 50_000, { limitBalance: 12_500 })]);
  assert.match(text(20), /In 24 hours€500.00.*€375.00 of €500.00 used, €125.00 left/);
  assert.is(
    page.get('main meter').getAttribute('aria-label'),
    '€375.00 of €500.00 used, €125.00 left',
  );
  assert.match(text(1), 'In 24 hoursnone');
  await page.close();
  const down = await open([], undefined, { answers: { limits: () => refuse(503) } });
  assert.match(down.page.get('main [role=alert]').textContent ?? '', 'no bet can be placed');
  await down.page.close();
});

test('a limit is typed as people write amounts, saved, and told to hold', async () => {
  const { session, page, asked, text, pressIn, type } = await open([], ([wish]) =>
    done([limit(wish?.limitType ?? 0, wish?.limitValue ?? 0, { limitBalance: 2050 })]),
  );
  await pressIn(12, 'Change');
  await type('a lot');
  await pressIn(12, 'Save');
  assert.equal(asked, [], 'no amount, nothing sent');
  assert.match(text(12), 'Enter an amount');
  await type('20,50');
  await pressIn(12, 'Save');
  assert.equal(asked, [[{ limitType: 12, limitValue: 2050 }]]);
  assert.match(text(12), /€20.50.*It holds from now on/);
  assert.is(page.all('main input[name="limit"]').length, 0, 'the form has done its work');
  const changed = session.events.filter(({ type: name }) => name === 'limits.changed');
  assert.is(changed.length, 1, 'a fact of its own');
  await page.close();
});

test('a higher one waits, and can be taken back', async () => {
  const pending = { limitValue: 9000, endsAt: 86_400, limitState: 'PENDING' as const };
  let isWaiting = true;
  const { page, text, pressIn } = await open([limit(1, 5000, { pending })], undefined, {
    answers: {
      limits: () => reply({ limits: [limit(1, 5000, isWaiting ? { pending } : {})] }),
      limitDelete: ({ query }) => {
        isWaiting = query?.['limitType'] !== '1';
        return reply(null, 204);
      },
    },
  });
  assert.match(text(1), /€50.00.*€90.00 from/);
  await pressIn(1, 'Keep the present limit');
  assert.not.match(text(1), '€90.00');
  assert.match(page.get('main').textContent ?? '', 'The present limit stays');
  await page.close();
});

test('one that a lock without an end holds back is shown, and can be taken back', async () => {
  const pending = { limitValue: 9, endsAt: null, limitState: 'PENDING' as const };
  const taken: unknown[] = [];
  const { text, pressIn, page } = await open([limit(31, 5, { pending }), limit(37, 1)], undefined, {
    answers: {
      limitDelete: ({ query }) => {
        taken.push(query?.['limitType']);
        return reply(null, 204);
      },
    },
  });
  assert.match(text(31), 'Waiting, with no date yet: 9 hours');
  await pressIn(31, 'Keep the present limit');
  assert.equal(taken, ['31']);
  await page.close();
});

test('one that waits to be approved and has no date is approved or rejected', async () => {
  const pending = { limitValue: 9000, endsAt: null, limitState: 'PENDING' as const };
  const { text, page } = await open([limit(20, 5000, { pending, needApprove: true })]);
  assert.match(text(20), '€90.00 Until you approve, the present limit holds.');
  const names = page.all('main [data-limit="20"] button').map(({ textContent }) => textContent);
  assert.equal(names, ['Change', 'Approve', 'Reject']);
  await page.close();
});

test('a higher limit on stakes says from when it can be approved, and what holds until then', async () => {
  const pending = { limitValue: 9000, endsAt: 4_102_444_800, limitState: 'PENDING' as const };
  const { text, pressIn, page } = await open([limit(1, 5000, { pending, needApprove: true })]);
  assert.match(
    text(1),
    /€90.00 can be approved from Jan 1, .*Until you approve, the present limit/,
  );
  await pressIn(1, 'Change');
  assert.match(text(1), /a higher one or none after 24 hours. You approve it then/);
  await page.close();
});

test('who is asked at the end of the wait decides about what is due, and what waits on waits on', async () => {
  const at = (endsAt: number) => ({ limitValue: 9000, endsAt, limitState: 'PENDING' as const });
  const actions: unknown[] = [];
  const { page } = await open(
    [
      limit(1, 5000, { pending: at(1), needApprove: true }),
      limit(10, 4000, { pending: at(4_102_444_800), needApprove: true }),
    ],
    undefined,
    {
      answers: {
        limitAction: ({ body }) => {
          actions.push(body);
          return reply(null, 204);
        },
      },
    },
  );
  const dialog = page.get('dialog').textContent ?? '';
  assert.match(dialog, 'Stakes in 24 hours: now €50.00, then €90.00');
  assert.not.match(dialog, 'Losses');
  await page.press('dialog [data-actions] button');
  await page.advance(50);
  assert.equal(actions, [{ action: 'reject', limitTypes: [1] }]);
  await page.close();
});

test('a limit whose time has come is approved or rejected', async () => {
  const pending = { limitValue: 9000, endsAt: 1, limitState: 'PENDING' as const };
  const actions: unknown[] = [];
  const { text, pressIn, page } = await open(
    [limit(20, 5000, { pending, needApprove: true })],
    undefined,
    {
      answers: {
        limitAction: ({ body }) => {
          actions.push(body);
          return reply(null, 204);
        },
      },
    },
  );
  assert.match(text(20), 'Until you approve, the present limit holds.');
  await pressIn(20, 'Approve');
  assert.equal(actions, [{ action: 'approve', limitTypes: [20] }]);
  assert.match(page.get('main').textContent ?? '', 'Approved. The new limit holds from now on.');
  await page.close();
});

test('questions come before a higher deposit limit; wrong answers change nothing', async () => {
  const questions = [{ id: 1, text: 'What now?', answers: ['Go on', 'Stop'] }];
  const sent: unknown[] = [];
  const held = [limit(20, 5000)];
  const { page, pressIn, type, text } = await open(
    held,
    () => done(held, { questions, tokenGuid: 'token-1' }),
    {
      answers: {
        limitsAnswers: ({ body }) => {
          sent.push(body);
          return reply({ questionsResult: [false], success: false, limitsData: held });
        },
      },
    },
  );
  await pressIn(20, 'Change');
  await type('90');
  await pressIn(20, 'Save');
  assert.match(page.get('main').textContent ?? '', 'Before a limit is raised');
  await page.pressNamed('Send the answers');
  assert.equal(sent, [], 'each has to be answered');
  await page.press('main fieldset input[value="0"]');
  await page.pressNamed('Send the answers');
  await page.advance(50);
  assert.equal(sent, [{ tokenGuid: 'token-1', answers: [0] }]);
  assert.match(text(20), 'Not all answers were right');
  await page.close();
});

test('an exclusion warns, asks one thing, and signs out at once', async () => {
  const { session, page, asked } = await open([], () => done([limit(30, 180)]));
  const [, change] = page.all('main section[data-limit="30"] button');
  await page.doing(() => change?.click());
  await page.advance(50);
  const begin = () =>
    page.all('main button').find(({ textContent }) => textContent === 'Exclude me now');
  assert.is(begin()?.hasAttribute('disabled'), true);
  await page.press('main input[name="sure"]');
  assert.match(page.get('main').textContent ?? '', 'cannot be ended early by anyone');
  await page.doing(() => choose(page.get('main select[name="reason"]'), '2'));
  await page.doing(() => begin()?.click());
  await page.advance(100);
  assert.equal(asked, [[{ limitType: 30, limitValue: 180, selfExcludeReason: 2 }]]);
  assert.is(session.runtime.state.session.userId, null);
  assert.match(page.get('dialog').textContent ?? '', 'You have stopped playing for a while');
  await page.close();
});

test('a lock keeps the extra limits as they are and says until when; to stop is never locked', async () => {
  const { page, text } = await open([limit(31, 5), limit(37, 1, { endsAt: 4_102_444_800 })]);
  const isDisabled = (selector: string) => page.get(`${selector} button`).hasAttribute('disabled');
  for (const type of [31, 33]) {
    assert.ok(isDisabled(`main [data-limit="${type}"]`), String(type));
    assert.match(text(type), /This is locked until Jan 1, /);
  }
  for (const type of [1, 20, 30, 32]) assert.not(isDisabled(`main [data-limit="${type}"]`));
  await page.close();
});

test('a refusal says what to do next, and the form stays', async () => {
  const { page, pressIn, type, text } = await open([limit(22, 5000)], () =>
    refusal('1703', 'limit_too_high'),
  );
  await pressIn(22, 'Change');
  await type('99999');
  await pressIn(22, 'Save');
  assert.match(text(22), 'The law allows no limit as high as this.');
  assert.is(page.all('main input[name="limit"]').length, 1);
  await page.close();
});

test('the record of the protection is taken along with one press', async () => {
  const { page } = await open([limit(1, 5000)]);
  const link = page.get('main a[download]');
  assert.is(link.textContent, 'Download your record');
  assert.is(link.getAttribute('href'), '/log-api/v1/protections');
  await page.close();
});

test.run();
