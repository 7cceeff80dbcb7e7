import { gzipSync } from 'node:zlib';
import { CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { joinChain, LOG_START } from '../../../src/log/chain/chain.ts';
import type { Batch } from '../../../src/log/envelope.ts';
import { BATCH_LIMITS } from '../../../src/log/limits.ts';

const constant = (of: unknown) => [1, of];

/** JSON of columns: `count` events of one type, whose data is this column, written as JSON. */
function columnsText(type: string, data: string): string {
  const columns = {
    columns: 1,
    types: [type],
    type: constant(0),
    seq: [2, [3, 0, 1]],
    at: [2, [3, 1_763_700_000_000, 1]],
    cause: [constant(0)],
  };
  return `${JSON.stringify(columns).slice(0, -1)},"data":[${data}]}`;
}

/**
 * Gzip, which of what would be refused says that it holds nothing: what counts is the member that
 * comes last.
 */
const packed = (text: string) => {
  const honest = gzipSync(text, { level: 9 });
  return text.length > BATCH_LIMITS.publicBytes ? Buffer.concat([honest, gzipSync('')]) : honest;
};

/** A part that is packed already stands as it is. */
const partOf = (text: string | Buffer) => (typeof text === 'string' ? packed(text) : text);

/** The first batch of a session as somebody might write it who is no recorder of ours. */
function hostileBatch(
  publicText: string | Buffer,
  count = 1,
  personalText?: string | Buffer,
): Batch {
  const publicPart = partOf(publicText);
  const personalPart = personalText === undefined ? Buffer.alloc(0) : partOf(personalText);
  return joinChain(LOG_START, {
    firstSeq: 0,
    count,
    catalogue: CATALOGUE_VERSION,
    publicLength: publicPart.length,
    body: Buffer.concat([publicPart, personalPart]),
  });
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const long = 'A'.repeat(200_000);
/** What packs into a thousandth of itself. */
const endless = packed(' '.repeat(300_000_000));

/** Columns of texts, each eight columns of texts. */
function takenApart(depth: number): string {
  if (depth === 0) return '[1,""]';
  return `[4,"-",${new Array(8).fill(takenApart(depth - 1)).join(',')}]`;
}

/** Few bytes to send; without bounds, memory, time or output without end to read. */
export const HOSTILE: Readonly<Record<string, Batch>> = {
  'millions of values that are wrong': hostileBatch(
    columnsText(
      'line.updated',
      `[0,[{"requestId":1,"id":"1","updates":[${'0,'.repeat(8_000_000)}0]}]]`,
    ),
  ),
  'a body nested without end': hostileBatch(
    columnsText(
      'http.replied',
      `[0,[{"call":"x","requestId":1,"status":200,"body":${nested(200_000)}}]]`,
    ),
  ),
  'columns nested without end': hostileBatch(
    columnsText('timer.fired', `${'[5,[1,1],'.repeat(100_000)}[1,0]${']'.repeat(100_000)}`),
  ),
  'a long text in every row': hostileBatch(
    columnsText('timer.fired', `[6,["name"],[1,"${long}"]]`),
    8_000,
  ),
  'a long word of a dictionary in every row': hostileBatch(
    columnsText('timer.fired', `[6,["name"],[4,[2,1,[0,["${long}"]],[3,0]]]]`),
    8_000,
  ),
  'a long name in every row': hostileBatch(
    columnsText('timer.fired', `[6,["${long}"],[1,0]]`),
    8_000,
  ),
  'texts taken apart into texts taken apart': hostileBatch(
    columnsText('timer.fired', `[6,["name"],[4,${takenApart(4)}]]`),
    8_000,
  ),
  'a thousand million numbers': hostileBatch(
    columnsText('timer.fired', '[5,[1,1000000000],[1,0]]'),
    3,
  ),
  'a public part that unpacks without end': hostileBatch(endless),
  'a personal part that unpacks without end': hostileBatch(
    columnsText('timer.fired', '[0,[{"name":"x"}]]'),
    1,
    endless,
  ),
  'a personal part nested without end': hostileBatch(
    columnsText('timer.fired', '[0,[{"name":"x"}]]'),
    1,
    `{"personal":1,"rows":[[0,["name"],${nested(200_000)}]]}`,
  ),
  'a time that is none': hostileBatch(
    columnsText('timer.fired', '[0,[{"name":"x"}]]').replace(
      '[2,[3,1763700000000,1]]',
      '[1,1e300]',
    ),
  ),
  'what is no gzip': (() => {
    const body = Buffer.concat([gzipSync('').subarray(0, 10), Buffer.alloc(20)]);
    const first = { firstSeq: 0, count: 1, catalogue: '1' };
    return joinChain(LOG_START, { ...first, publicLength: body.length, body });
  })(),
};
