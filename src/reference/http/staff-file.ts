import type { FastifyReply } from 'fastify';
import type { DocumentType } from '../../domain/verification/verification.ts';

const FILES: Readonly<Record<DocumentType, readonly [type: string, ending: string]>> = {
  jpeg: ['image/jpeg', 'jpg'],
  png: ['image/png', 'png'],
  pdf: ['application/pdf', 'pdf'],
};

/** Gives staff a player's file. It is somebody else's: never a page of this origin, never kept. */
export function sendFile(reply: FastifyReply, type: DocumentType, name: string, bytes: Uint8Array) {
  const [media, ending] = FILES[type];
  return reply
    .type(media)
    .header('content-disposition', `attachment; filename="${name}.${ending}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(bytes));
}
