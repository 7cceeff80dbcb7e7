import * as v from 'valibot';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  REFUSAL_REASONS,
  UPLOAD_REFUSALS,
} from '../domain/verification/verification.ts';
import { finite } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

const kind = v.picklist(DOCUMENT_KINDS);
const document = { id: v.string(), kind };
/** Names a file that the page holds; of the file itself nothing is here, nor what it is called. */
const file = v.string();

export const verificationEvents = area('verification', {
  uploaded: input(
    1,
    'The player sends a document; its type is null where it is none that is taken.',
    v.object({ file, kind, size: finite, type: v.nullable(v.picklist(DOCUMENT_TYPES)) }),
  ),
  progressed: input(
    1,
    'So many percent of a document have left the browser.',
    v.object({ file, percent: finite }),
  ),
  withdrawn: input(1, 'The player takes a document back.', v.object({ id: v.string() })),
  heldBack: event(
    1,
    'A document was not sent: the policy refuses it.',
    v.object({ reason: v.picklist(UPLOAD_REFUSALS) }),
  ),
  asked: event(
    1,
    'Support asks for one more document: whose the way to pay is.',
    v.object({ at: finite }),
  ),
  submitted: event(
    1,
    'The server has a document; it waits to be looked at.',
    v.object({ ...document, type: v.picklist(DOCUMENT_TYPES), size: finite }),
  ),
  approved: event(1, 'A document that waited was approved.', v.object(document)),
  refused: event(
    1,
    'A document that waited was refused.',
    v.object({ ...document, reason: v.picklist(REFUSAL_REASONS) }),
  ),
  expired: event(1, 'A document that waited has expired.', v.object(document)),
});
