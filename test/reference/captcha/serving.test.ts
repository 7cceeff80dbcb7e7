import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { challengeFor, readAnswer } from '../support/captcha.ts';
import { startBackEnd } from '../support/harness.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('serving captchas');

async function start() {
  const harness = await startBackEnd({ board: fakeBoard() });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  return { harness, visitor };
}

async function fileOf(visitor: Visitor, address: string) {
  const response = await visitor.fetch(address);
  return { status: response.status, type: response.headers.get('content-type') };
}

test('pictures and sounds are for the visit they were made for, while they count', async () => {
  const { harness, visitor } = await start();
  const [digits, slider] = [await challengeFor(visitor, '111'), await challengeFor(visitor, '113')];
  const files: readonly [string, string][] = [
    [digits.image, 'image/png'],
    [digits.audio, 'audio/wav'],
    [slider.image, 'image/png'],
    [slider.piece, 'image/png'],
    [slider.audio, 'audio/wav'],
  ];
  for (const [address, type] of files) {
    assert.equal(await fileOf(visitor, address), { status: 200, type });
    assert.is((await fileOf(visitorOf(harness), address)).status, 404);
  }
  const same = async () => Buffer.from(await (await visitor.fetch(digits.image)).arrayBuffer());
  assert.ok((await same()).equals(await same()), 'nothing can be averaged out');
  for (const name of ['piece.png', 'constructor', 'image.svg', '..%2fimage.png']) {
    const address = digits.image.replace('image.png', name);
    assert.is((await fileOf(visitor, address)).status, 404, name);
  }
  await visitor.call('captchaValidate', { body: { captcha: `${digits.id}:1` } });
  assert.is((await fileOf(visitor, digits.image)).status, 404);
  await harness.close();
});

test('the answer is in nothing that the browser is told', async () => {
  const { harness, visitor } = await start();
  const challenge = await challengeFor(visitor, '111');
  const { headers } = await visitor.fetch(challenge.image);
  // Numbers that have nothing to do with it may hold its digits.
  const { expiresAt: _, ...rest } = challenge;
  const others = [...headers].filter(([name]) => name !== 'content-length' && name !== 'date');
  const told = JSON.stringify([rest, others]);
  assert.not.match(told, readAnswer(harness, challenge));
  await harness.close();
});

test('challenges are not made without end', async () => {
  const { harness } = await start();
  const visitor = visitorOf(harness);
  const statuses = new Map<number, number>();
  for (let i = 0; i < 70; i += 1) {
    const { status } = await visitor.call('captchaUpdate', { query: { code: '111' } });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.is(statuses.get(200), 61, 'the first one comes before there is a visit');
  assert.is(statuses.get(429), 9);
  await harness.close();
});

test.run();
