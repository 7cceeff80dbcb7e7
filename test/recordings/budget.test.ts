/** What the site records is read in the order it comes, and refused by no reader. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packBodyNow } from '../../src/log/codec/batch.ts';
import { type PersonalRow, redact } from '../../src/log/codec/redact.ts';
import { readPublic } from '../../src/log/codec/unpack.ts';
import { readLog } from '../../src/log/read/log-file.ts';
import { INGEST_LIMITS } from '../../src/server/log-api/allowance.ts';
import { workOf } from '../../src/server/log-api/packed.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';

const test = suite('recordings: what they cost their readers');

const catalogueOf = (folder: string): number => Number.parseInt(folder, 10);

/** The folder of the newest build: its name begins with its catalogue, which is a number. */
const newest = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((one, other) => catalogueOf(one) - catalogueOf(other))
  .map((name) => path.join(import.meta.dirname, name))
  .at(-1);

test('each is packed so that it can be read back, as one batch or as many of one event', async () => {
  assert.ok(newest !== undefined);
  for (const file of readdirSync(newest)) {
    const { events, header } = await readLog([gunzipSync(readFileSync(path.join(newest, file)))]);
    const { catalogue } = header;
    const personal: PersonalRow[] = [];
    const recorded = events.map((event) => redact(event, privatePathsOf(event), personal));
    const cuts = [recorded, ...recorded.slice(0, 40).map((event) => [event])];
    let work = 0;
    for (const cut of cuts) {
      const body = packBodyNow({ events: cut, personal, catalogue });
      const publicPart = body.body.subarray(0, body.publicLength);
      const personalPart = body.body.subarray(body.publicLength);
      const unpacked = gunzipSync(publicPart);
      assert.equal(readPublic(unpacked, { firstSeq: body.firstSeq, count: body.count }), cut, file);
      work += workOf({ count: body.count, publicPart, personalPart });
    }
    assert.ok(work < INGEST_LIMITS.promptOfOwner.capacity, `${file}: ${work} bytes of work`);
  }
});

test.run();
