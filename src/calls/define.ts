import * as v from 'valibot';
import type { SecurityKind } from '../domain/protection/security-event.ts';
import { finite } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';

/** When a call is sent again by itself, and how long it waits between. */
export interface RetryRule {
  /** Further attempts after the first. */
  readonly times: number;
  readonly delay: number;
  /** The delay doubles with each attempt. */
  readonly doubling?: boolean;
}

/**
 * Makes a recorded body of one version of a reply one of the next. It meets bodies that anybody may
 * have written, and markers where something was taken out; what it throws on counts as unfit.
 */
export type ReplyUpcaster = (body: unknown) => unknown;

/** The shape of an answer's body, as it is decoded and as it stands in the log. */
export interface ReplyDeclaration {
  readonly reply: v.GenericSchema;
  /** Of the shape: one more than there are upcasters, so that neither comes without the other. */
  readonly version: number;
  /** How a recorded body of version 1 becomes one of 2, and so on. */
  readonly upcasters: readonly ReplyUpcaster[];
}

/** A call's declaration: one row of the table of calls. */
export interface CallDeclaration extends ReplyDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` for what `path` of the input fills in. */
  readonly path: string;
  /** The call carries the player's token. */
  readonly bearer: boolean;
  /** The token is fetched for it, where it was not just now. */
  readonly freshToken: boolean;
  /** Sending it twice does no more than sending it once. Only such a call may be retried. */
  readonly idempotent: boolean;
  readonly retry: RetryRule | null;
  /** Answers as a stream of server-sent events; `reply` is then the shape of one message. */
  readonly stream: boolean;
  /** The body goes as a multipart form, one text field each, in place of JSON. */
  readonly multipart: boolean;
  /** The body is a file as it is, in place of JSON: `fileBody` names it. */
  readonly upload: boolean;
  /** How many milliseconds to wait for an answer. */
  readonly timeout: number;
  /** As what its outcome, right or wrong, goes on the record of security; null: it does not. */
  readonly auditedAs: SecurityKind | null;
  readonly input: {
    readonly path: v.GenericSchema;
    readonly query: v.GenericSchema;
    readonly headers: v.GenericSchema;
    readonly body: v.GenericSchema;
  };
}

/** Headers of a call that is done once: sent again under the same key it tells of the first time. */
export const idempotencyHeaders = v.object({ 'idempotency-key': v.string() });
export type IdempotencyHeaders = v.InferOutput<typeof idempotencyHeaders>;

/**
 * Names a file that the page holds: what goes out is the file. Neither its bytes nor what it is called
 * are in the event of the call, and so in no log.
 */
export const fileBody = v.object({ file: v.string() });

/** In milliseconds: eight megabytes from a slow connection. */
export const UPLOAD_TIMEOUT = 29_000;

const nothing = v.optional(v.undefined());
type Nothing = typeof nothing;

/** Whether a part of a request is declared, if only as one that may be left out. */
export const isDeclared = (part: v.GenericSchema): boolean => part !== nothing;

interface CallSpec<
  P extends v.GenericSchema,
  Q extends v.GenericSchema,
  H extends v.GenericSchema,
  B extends v.GenericSchema,
  R extends v.GenericSchema,
> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly bearer?: boolean;
  readonly freshToken?: boolean;
  readonly idempotent?: boolean;
  readonly retry?: RetryRule;
  readonly stream?: boolean;
  readonly multipart?: boolean;
  readonly upload?: boolean;
  readonly timeout?: number;
  readonly auditedAs?: SecurityKind;
  readonly input?: {
    readonly path?: P;
    readonly query?: Q;
    readonly headers?: H;
    readonly body?: B;
  };
  readonly reply: R;
  /** Where the shape of the reply has changed: one for each version before this. */
  readonly upcasters?: readonly ReplyUpcaster[];
}

function versioned<const R extends v.GenericSchema>(
  reply: R,
  upcasters: readonly ReplyUpcaster[] = [],
) {
  return { reply, version: upcasters.length + 1, upcasters } as const satisfies ReplyDeclaration;
}

/** What an event of an answer says of its body's version: nothing of the first, as most are. */
export function versionField({ version }: ReplyDeclaration): { readonly version?: number } {
  return version === 1 ? {} : { version };
}

/** Declares a call. A GET is idempotent; any other call only where it says so. */
export function call<
  const R extends v.GenericSchema,
  const P extends v.GenericSchema = Nothing,
  const Q extends v.GenericSchema = Nothing,
  const H extends v.GenericSchema = Nothing,
  const B extends v.GenericSchema = Nothing,
>(spec: CallSpec<P, Q, H, B, R>) {
  const method = spec.method ?? 'GET';
  const input = {
    path: (spec.input?.path ?? nothing) as P,
    query: (spec.input?.query ?? nothing) as Q,
    headers: (spec.input?.headers ?? nothing) as H,
    body: (spec.input?.body ?? nothing) as B,
  };
  return {
    method,
    path: spec.path,
    bearer: spec.bearer ?? false,
    freshToken: spec.freshToken ?? false,
    idempotent: spec.idempotent ?? method === 'GET',
    retry: spec.retry ?? null,
    stream: spec.stream ?? false,
    multipart: spec.multipart ?? false,
    upload: spec.upload ?? false,
    timeout: spec.timeout ?? 15_000,
    auditedAs: spec.auditedAs ?? null,
    input,
    ...versioned(spec.reply, spec.upcasters),
  } as const satisfies CallDeclaration;
}

/** What a refused call answers, with status 400 and above: JSON:API errors. */
export const refusal = v.object({
  /** With 451: 1 where changed terms stand in the way. */
  exception_code: v.optional(finite),
  /** Seconds until the same call may succeed, where that is known. */
  retry_after: v.optional(finite),
  errors: v.array(
    v.object({
      /** A number of the error catalogue, as text. */
      code: v.string(),
      /** Words of the server may repeat what it was sent, such as an e-mail address. */
      title: v.optional(personal(v.string())),
      detail: v.optional(personal(v.string())),
      /** Where in the request the trouble lies, such as `/amount`. */
      pointer: v.optional(v.string()),
    }),
  ),
});

export type Refusal = v.InferOutput<typeof refusal>;

/** The same as an answer: one for all calls. */
export const refusalReply = versioned(refusal);
