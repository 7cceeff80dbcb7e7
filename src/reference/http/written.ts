import { createHash } from 'node:crypto';

/** A reply that is JSON already, for what many ask for at the same time. */
export class Written<Reply> {
  readonly reply: Reply;
  readonly text: string;
  /** Quoted, as headers have it. */
  readonly etag: string;

  constructor(reply: Reply) {
    this.reply = reply;
    this.text = JSON.stringify(reply);
    this.etag = `"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
  }

  /** Whether who asks has this already, as their If-None-Match says. */
  isKnownTo(header: string | undefined): boolean {
    // What is packed on its way makes a strong tag a weak one.
    return header !== undefined && header.replace(/^W\//, '') === this.etag;
  }
}
