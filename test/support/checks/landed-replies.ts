/**
 * The replies of calls that have landed: a line for each call and version of its reply, and one for
 * refusals. As with events, a landed shape may only be added to: any other change needs the next
 * version, which an upcaster in the call's declaration makes.
 * A release lands those of its build, or adds what it has more: see release.ts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReplyDeclaration, refusalReply } from '../../../src/calls/define.ts';
import { calls } from '../../../src/calls/table.ts';
import { repositoryRoot } from '../repository.ts';
import { logSchema } from './event-schemas.ts';
import { type JsonSchema, shapeChanges } from './shape-changes.ts';

const file = path.join(repositoryRoot, 'test/calls/landed-replies.ndjson');

/** The shape of one call's reply, in one version. */
export interface ReplyShape {
  readonly call: string;
  readonly version: number;
  readonly body: JsonSchema;
}

/** What is held of a reply once it has landed: its call, version, shape and privacy. */
export function replyShapeOf(call: string, { reply, version }: ReplyDeclaration): ReplyShape {
  return JSON.parse(JSON.stringify({ call, version, body: logSchema(reply) })) as ReplyShape;
}

/** Those of this build. No call is named `*`: it stands for the refusals of all. */
export function presentReplies(): ReplyShape[] {
  const declarations: [string, ReplyDeclaration][] = [
    ...Object.entries(calls),
    ['*', refusalReply],
  ];
  return declarations.map(([call, declaration]) => replyShapeOf(call, declaration));
}

/** All that have landed. */
export function landedReplies(): ReplyShape[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ReplyShape);
}

/** What there is to do about each reply that changed; nothing about what was added. */
export function replyProblems(
  landed: readonly ReplyShape[],
  present: readonly ReplyShape[],
): string[] {
  const newest = new Map(landed.map((shape) => [shape.call, shape]));
  return [...newest.values()].flatMap(({ call, version, body }): string[] => {
    const now = present.find((shape) => shape.call === call);
    if (!now)
      return [`${call}: it is no more. To do: keep its declaration, as replies of it exist.`];
    if (now.version < version) return [`${call}: version ${version} of its reply has landed.`];
    const changes = now.version > version ? [] : shapeChanges(body, now.body);
    if (changes.length === 0) return [];
    const todo =
      'To do: add an upcaster to its declaration, which raises the version of its reply.';
    return [`${call}: ${changes.join('; ')}. ${todo}`];
  });
}

/** A line each, in order: versions that were before stay as they landed. */
function linesOf(landed: readonly ReplyShape[], present: readonly ReplyShape[]): string {
  const named = ({ call, version }: ReplyShape) => `${call}@${version}`;
  const all = new Map([...landed, ...present].map((shape) => [named(shape), shape]));
  const before = (one: ReplyShape, other: ReplyShape) =>
    one.call === other.call ? one.version - other.version : one.call < other.call ? -1 : 1;
  const lines = [...all.values()].sort(before).map((shape) => `${JSON.stringify(shape)}\n`);
  return lines.join('');
}

/** Whether the file holds all that this build has. */
export function areRepliesLanded(): boolean {
  return readFileSync(file, 'utf8') === linesOf(landedReplies(), presentReplies());
}

/** Lands this build's replies, or adds to them. Throws where a landed one was changed. */
export function landReplies(): void {
  const problems = replyProblems(landedReplies(), presentReplies());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(file, linesOf(landedReplies(), presentReplies()));
}
