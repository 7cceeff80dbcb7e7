import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { calls } from '../../src/calls/table.ts';
import { catalogue } from '../../src/events/catalogue.ts';
import { couponBet } from '../../src/events/coupon-bet.ts';

const test = suite('events: numbers');

interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
}

type Found = readonly [path: string, schema: v.GenericSchema];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every schema of a number within a schema, and where. */
function numbersIn(node: Node, path: string): Found[] {
  if (node.type === 'number') return [[path, node as unknown as v.GenericSchema]];
  const parts: [string, Node][] = Object.entries(node.entries ?? {});
  for (const part of [node.item, ...(node.items ?? []), node.value])
    if (part) parts.push(['[]', part]);
  const same = [node.wrapped, ...(node.options ?? [])].filter(isNode);
  return [
    ...parts.flatMap(([key, part]) => numbersIn(part, `${path}.${key}`)),
    ...same.flatMap((part) => numbersIn(part, path)),
  ];
}

const all: Found[] = [
  ...Object.entries(catalogue).flatMap(([type, { data }]) =>
    numbersIn(data as unknown as Node, type),
  ),
  ...Object.entries(calls).flatMap(([call, { input, reply }]) =>
    Object.entries({ ...input, reply }).flatMap(([part, schema]) =>
      numbersIn(schema as unknown as Node, `${call}.${part}`),
    ),
  ),
  ...numbersIn(couponBet as unknown as Node, 'stored coupon'),
];

const accepted = (value: number, among = all) =>
  among.filter(([, schema]) => v.is(schema, value)).map(([path]) => path);

test('no event, call or stored selection has a number that JSON cannot hold', () => {
  assert.ok(all.length > 200, `${all.length} were found`);
  assert.ok(accepted(1).length > 150);
  for (const value of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]) {
    assert.equal(accepted(value), [], String(value));
  }
});

test('money is whole minor units that can be counted with', () => {
  const named = /(^|\.)(\w*amount|payout|maxPayout|possibleWin|balance|money|bound|limitValue)$/i;
  const money = all.filter(([path]) => named.test(path));
  assert.ok(money.length > 20, `${money.length} were found`);
  assert.equal(accepted(100, money).length, money.length);
  for (const value of [1.5, 2 ** 53]) assert.equal(accepted(value, money), [], String(value));
});

test.run();
