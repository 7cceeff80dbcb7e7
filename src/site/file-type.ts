import { documentType, SIGNATURE_BYTES } from '../domain/verification/uploading.ts';

/** What a file is by its first bytes; null also where it cannot be read. */
export async function fileType(file: Blob): Promise<ReturnType<typeof documentType>> {
  const beginning = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return documentType(new Uint8Array(beginning));
}
