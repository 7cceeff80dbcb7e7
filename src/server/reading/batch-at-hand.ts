import type { BatchAtHand, PersonalAtHand } from '../../log/chain/batch-check.ts';
import { formatBatchProof } from '../../log/chain/proof.ts';
import type { PersonalVault } from '../keys/personal-vault.ts';
import type { StoredBatch } from '../stores/log-batch.ts';

function personalOf(vault: PersonalVault, batch: StoredBatch): PersonalAtHand {
  if (batch.personal === null) return null;
  try {
    return vault.open(batch) ?? 'unavailable';
  } catch {
    return 'broken';
  }
}

/** A stored batch, unsealed to be compared with its hashes. */
export function batchAtHand(vault: PersonalVault, batch: StoredBatch): BatchAtHand {
  const { format, previous, chain, firstSeq, count, missing, catalogue, publicPart } = batch;
  const { bodyHash, personalHash } = batch;
  const link = { format, previous, chain, firstSeq, count, missing, catalogue };
  return { ...link, bodyHash, personalHash, publicPart, personal: personalOf(vault, batch) };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The batch as a line of an export that proves it. What does not open is as good as erased. */
export function batchProof(vault: PersonalVault, batch: StoredBatch): string {
  const { publicPart, personal, ...link } = batchAtHand(vault, batch);
  const isThere = personal === null || personal instanceof Uint8Array;
  return formatBatchProof({
    ...link,
    public: base64(publicPart),
    ...(isThere ? { personal: personal && base64(personal) } : {}),
  });
}
