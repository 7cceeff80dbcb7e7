import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calls, isCallName } from '../../src/calls/table.ts';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { createPendingFiles, noFiles } from '../../src/site/pending-files.ts';

const test = suite('site: files that are handed over');

function held() {
  const files = createPendingFiles();
  const events$ = new Subject<AnyEvent>();
  files.follow(events$);
  const say = (type: AnyEvent['type'], data: object) =>
    events$.next({ seq: 0, at: 0, type, data } as AnyEvent);
  const asks = (file: string, requestId: number) =>
    say('http.requested', { call: 'documentUpload', requestId, body: { file } });
  return { files, say, asks };
}

const blob = (text = 'x') => new Blob([text]);

test('a file is held under a name of its own until its call has ended', () => {
  const { files, say, asks } = held();
  const [one, other] = [files.hand(blob()), files.hand(blob())];
  assert.is.not(one, other);
  asks(one, 1);
  say('http.attempted', { call: 'documentUpload', requestId: 1 });
  assert.ok(files.find(one));
  say('http.failed', { call: 'documentUpload', requestId: 1 });
  assert.is(files.find(one), null);
  assert.ok(files.find(other));
  asks(other, 2);
  say('http.replied', { call: 'balance', requestId: 3 });
  assert.ok(files.find(other));
  say('http.replied', { call: 'documentUpload', requestId: 2 });
  assert.is(files.find(other), null);
});

test('every call that takes a file lets go of it in the end', () => {
  const names = Object.keys(calls)
    .filter(isCallName)
    .filter((name) => calls[name].upload);
  assert.ok(names.length > 1);
  for (const call of names) {
    const { files, say } = held();
    const name = files.hand(blob());
    say('http.requested', { call, requestId: 1, body: { file: name } });
    say('http.replied', { call, requestId: 1 });
    assert.is(files.find(name), null, call);
  }
});

test('those that nobody sends do not pile up, and none outlives its player', () => {
  const { files, say } = held();
  const names = [1, 2, 3].map(() => files.hand(blob()));
  assert.equal(
    names.map((name) => files.find(name) !== null),
    [false, true, true],
  );
  say('session.ended', {});
  assert.ok(names.every((name) => files.find(name) === null));
});

test('how much of one is gone is told in steps of ten, and never backwards', () => {
  const { files } = held();
  const told: (readonly [string, number])[] = [];
  files.listen((file, percent) => void told.push([file, percent]));
  const name = files.hand(blob());
  for (const percent of [0, 4, 11, 12, 19.9, 35, 20, 100, Number.NaN]) {
    files.progressed(name, percent);
  }
  files.progressed('gone', 50);
  assert.equal(
    told,
    [10, 30, 100].map((percent) => [name, percent]),
  );
});

test('in a replay nobody has a file', () => {
  assert.is(noFiles.hand(blob()), '');
});

test.run();
