import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkText, exportOf } from '../support/exports.ts';
import { appStarted, loginSubmitted, openSite, Recording } from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer; owner: string; support: string }>(
  'exports of the log service',
);

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.support = await context.on.signIn('support');
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

/** Destroys all keys, as an erasure does that of one person. */
function eraseAll({ dataDir }: TestServer): void {
  const db = new DatabaseSync(path.join(dataDir, 'log.sqlite'));
  db.exec('update person_key set wrapped = null');
  db.close();
}

test('a marker that was typed is none in an export, with proof and without, until it is erased', async (context) => {
  const { on, owner, support } = context;
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId), loginSubmitted('[erased]'));
  const exported = async () => [
    await checkText(on, await exportOf(on, tab, support)),
    await checkText(on, await exportOf(on, tab, support, '')),
  ];
  for (const { text } of await exported()) assert.not.match(text, 'erased with their person');
  eraseAll(on);
  for (const { text } of await exported()) assert.match(text, 'erased with their person');
});

test.run();
