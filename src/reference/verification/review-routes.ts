import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SecurityRecord } from '../../domain/protection/security-event.ts';
import { REFUSAL_REASONS } from '../../domain/verification/verification.ts';
import { Refused } from '../http/refusal.ts';
import { reviewRecord } from '../http/review-record.ts';
import { decoded, supportOf } from '../http/staff.ts';
import { sendFile } from '../http/staff-file.ts';
import type { Identity } from '../ports.ts';
import type { PersonalDataStore } from '../user/personal-data.ts';
import type { Players } from '../user/players.ts';
import type { DocumentRow, DocumentStore } from './document-store.ts';
import { documentView } from './document-view.ts';
import type { Verdict, Verification } from './verification.ts';

export const REVIEW_PATH = '/reference-api/v1/review/documents';
/** Where support asks a player for one more document. */
export const WISHES_PATH = '/reference-api/v1/review/players/:userId/document';

export interface ReviewOptions {
  readonly verification: Verification;
  readonly documentStore: DocumentStore;
  readonly personalData: PersonalDataStore;
  readonly players: Pick<Players, 'find'>;
  readonly identity: Identity;
  readonly security: SecurityRecord;
  readonly now: () => number;
}

const PAGE = 50;
const whose = v.object({ userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const place = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) });
/** Where a page ends: the moment and the id of its last document. */
const cursorText = v.pipe(v.string(), v.regex(/^\d{1,15}\.[\w-]{1,40}$/));
const listQuery = v.object({ cursor: v.optional(cursorText) });
const approval = v.object({
  validUntil: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
});
const refusal = v.object({ reason: v.picklist(REFUSAL_REASONS) });

function documentOf({ documentStore, now }: ReviewOptions, request: FastifyRequest): DocumentRow {
  documentStore.expire(now());
  const found = documentStore.find(decoded(place, request.params).id);
  if (!found) throw new Refused('404');
  return found;
}

/** What the document has to agree with. */
async function personIn({ identity, personalData }: ReviewOptions, userId: string) {
  const user = await identity.userById(userId);
  if (!user) return null;
  const { name, surname, birthday_date, country, city, registration_address } =
    personalData.of(user);
  const address = [registration_address, city].filter((part) => part !== '').join(', ');
  return { login: user.login, name, surname, birthday: birthday_date, country, address };
}

/** `GET …/documents` and `GET …/{id}/content`: what waits, and what it is. */
function readingRoutes(app: FastifyInstance, options: ReviewOptions): void {
  const { documentStore, now } = options;
  const record = reviewRecord(options.security, 'document-review');
  app.get(REVIEW_PATH, async (request) => {
    await supportOf(options.identity, request);
    const { cursor } = decoded(listQuery, request.query);
    const [at = '', id = ''] = cursor?.split('.') ?? [];
    documentStore.expire(now());
    const found = documentStore.waiting(
      cursor === undefined ? null : { at: Number(at), id },
      PAGE + 1,
    );
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    const items = page.map(async (row) => ({
      ...documentView(row),
      userId: row.user_id,
      person: await personIn(options, row.user_id),
      isDocumentAsked: options.verification.askedAt(row.user_id, now()) !== null,
    }));
    return { items: await Promise.all(items), next: last ? `${last.created_at}.${last.id}` : null };
  });
  app.get(`${REVIEW_PATH}/:id/content`, async (request, reply) => {
    const reviewer = await supportOf(options.identity, request);
    const document = documentOf(options, request);
    const bytes = documentStore.bytesOf(document);
    if (bytes === null) throw new Refused('404');
    record(request, reviewer, document, 'read');
    return sendFile(reply, document.type, 'document', bytes);
  });
}

/** Registers what support has for the check of documents. Every answer says not to be kept. */
export function registerReview(app: FastifyInstance, options: ReviewOptions): void {
  const { verification, now } = options;
  const record = reviewRecord(options.security, 'document-review');
  readingRoutes(app, options);
  const deciding = (name: string, verdictOf: (body: unknown) => Verdict) =>
    app.post(`${REVIEW_PATH}/:id/${name}`, async (request) => {
      const reviewer = await supportOf(options.identity, request);
      const document = documentOf(options, request);
      const verdict = verdictOf(request.body);
      const decided = verification.decide(document, verdict, reviewer.user.id, now());
      const why = verdict.state === 'refused' ? ` ${verdict.reason}` : '';
      record(request, reviewer, document, `${verdict.state}${why}`);
      return { document: documentView(decided) };
    });
  deciding('approve', (body) => {
    const { validUntil } = decoded(approval, body ?? {});
    if (validUntil !== null && validUntil <= now()) {
      throw new Refused('400', [{ pointer: '/validUntil', detail: 'has passed' }]);
    }
    return { state: 'approved', validUntil };
  });
  deciding('refuse', (body) => ({ state: 'refused', ...decoded(refusal, body) }));
  app.post(WISHES_PATH, async (request) => {
    const reviewer = await supportOf(options.identity, request);
    const { userId } = decoded(whose, request.params);
    if (options.players.find(userId) === null) throw new Refused('404');
    const askedAt = verification.ask(userId, reviewer.user.id, now());
    record(request, reviewer, { user_id: userId }, 'asked');
    return { askedAt };
  });
}
