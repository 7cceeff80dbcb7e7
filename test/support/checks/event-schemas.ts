/**
 * docs/events.schema.json: the JSON Schema of every event, for people and tools that read recordings.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { CATALOGUE_VERSION, catalogue } from '../../../src/events/catalogue.ts';
import type { EventDeclaration } from '../../../src/events/define.ts';
import { repositoryRoot } from '../repository.ts';
import type { JsonSchema } from './shape-changes.ts';

/** An event's shape and its own version. */
export interface EventShape {
  readonly type: string;
  readonly version: number;
  readonly data: JsonSchema;
}

export const schemaFile = path.join(repositoryRoot, 'docs', 'events.schema.json');

const whole = { type: 'integer', minimum: 0 } as const;

/** What to-json-schema leaves out: who may keep a field. */
function privacyOf(action: unknown): Record<string, unknown> | null {
  const { metadata } = action as { metadata?: { privacy?: string } };
  return metadata?.privacy ? { 'x-privacy': metadata.privacy } : null;
}

/** The JSON Schema of what stands in the log: an event's data, or the body of an answer. */
export function logSchema(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema, ...data } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'throw',
    // What a check demands cannot be said in JSON Schema, and it knows finite numbers alone. Bodies
    // that are transformed are those of which nothing is kept.
    ignoreActions: ['check', 'finite', 'transform'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const privacy = privacyOf(valibotAction);
      return privacy ? { ...jsonSchema, ...privacy } : null;
    },
  });
  return data as Record<string, unknown>;
}

function eventSchema(type: string, { kind, about, version, data }: EventDeclaration) {
  return {
    $id: `urn:replaybook:event:${type}:${version}`,
    description: about,
    'x-kind': kind,
    type: 'object',
    properties: {
      seq: { ...whole, description: 'Counts from 0 without gaps within a session.' },
      at: { type: 'number', description: "Epoch milliseconds of the session's clock." },
      type: { const: type },
      data: logSchema(data),
      cause: { ...whole, description: 'Seq of the event that led to it.' },
    },
    required: ['seq', 'at', 'type', 'data'],
  };
}

type EventSchema = ReturnType<typeof eventSchema>;

/** The schema of every event, by type, in the order of their names. */
function eventSchemas(): Record<string, EventSchema> {
  const declarations: [string, EventDeclaration][] = Object.entries(catalogue);
  return Object.fromEntries(
    declarations
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, declaration]) => [type, eventSchema(type, declaration)]),
  );
}

/** The document: an event is one of those defined. */
export function schemaDocument() {
  const schemas = eventSchemas();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Events of a Replaybook log, version ${CATALOGUE_VERSION} of the catalogue`,
    description:
      'One event is one line of a recording in NDJSON. A field with x-privacy "personal" may be "[erased]", hold "%5Berased%5D" (an address) or be null where its person was erased; one with "secret" is "[secret]". x-kind tells inputs, which come from outside, from facts, which the site alone says.',
    oneOf: Object.values(schemas).map(({ $id }) => ({ $ref: $id })),
    $defs: schemas,
  };
}

/** What is held of an event once it has landed: name, version, shape and privacy alone. */
export function shapeOf(type: string, { version, data }: EventDeclaration): EventShape {
  return JSON.parse(JSON.stringify({ type, version, data: logSchema(data) })) as EventShape;
}

/** Writes it, as a release does. */
export function writeSchemas(): void {
  writeFileSync(schemaFile, JSON.stringify(schemaDocument()));
  const biome = path.join(repositoryRoot, 'node_modules', '.bin', 'biome');
  execFileSync(biome, ['format', '--write', schemaFile], { cwd: repositoryRoot, stdio: 'inherit' });
}
