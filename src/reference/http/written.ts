import { createHash } from 'node:crypto';
import { PackedText } from '../../server-kernel/packed-text.ts';

/** A reply that is JSON already, for what many ask for at the same time. */
export class Written<Reply> {
  readonly reply: Reply;
  readonly text: string;
  readonly packed: PackedText;
  /** As headers have it: weak, as the bytes are others where it is packed. */
  readonly etag: string;

  constructor(reply: Reply) {
    this.reply = reply;
    this.text = JSON.stringify(reply);
    this.packed = new PackedText(this.text);
    this.etag = `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
  }

  /** Whether who asks has this already, as their If-None-Match says. */
  isKnownTo(header: string | undefined): boolean {
    return header === this.etag;
  }
}
