import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** What the key of the data folder is good for. Each use has a key of its own, derived from it. */
export interface Keys {
  /** A key for one use, always the same. */
  derived(use: string): Uint8Array;
  /** Base64url signature of texts that belong together. */
  mac(use: string, ...texts: readonly string[]): string;
  /** Encrypts a text, so that it opens only for the same `about`. */
  seal(text: string, about: string): string;
  /** Null for what was not sealed with this key about the same thing. */
  open(sealed: string, about: string): string | null;
  /** The same for bytes, as files have them. */
  sealBytes(bytes: Uint8Array, about: string): Uint8Array;
  openBytes(sealed: Uint8Array, about: string): Uint8Array | null;
}

/** The key of a file, made when there is none. It appears whole: never half written, never two. */
function keyOf(file: string): Uint8Array {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`);
  return key;
}

function sealing(key: Uint8Array): Omit<Keys, 'derived' | 'mac'> {
  const sealBytes: Keys['sealBytes'] = (bytes, about) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
    const sealed = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
  };
  const openBytes: Keys['openBytes'] = (bytes, about) => {
    if (bytes.length < IV_BYTES + TAG_BYTES) return null;
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    try {
      const cipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
      return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
    } catch {
      return null;
    }
  };
  return {
    sealBytes,
    openBytes,
    seal: (text, about) =>
      Buffer.from(sealBytes(Buffer.from(text, 'utf8'), about)).toString('base64url'),
    open(sealed, about) {
      const opened = openBytes(Buffer.from(sealed, 'base64url'), about);
      return opened && Buffer.from(opened).toString('utf8');
    },
  };
}

/** Opens the key in `file`. */
export function createKeys(file: string): Keys {
  const key = keyOf(file);
  const known = new Map<string, Uint8Array>();
  const derived = (use: string) => {
    const found = known.get(use) ?? new Uint8Array(hkdfSync('sha256', key, '', use, KEY_BYTES));
    known.set(use, found);
    return found;
  };
  return {
    derived,
    mac: (use, ...texts) =>
      createHmac('sha256', derived(use)).update(JSON.stringify(texts)).digest('base64url'),
    ...sealing(derived('seal')),
  };
}
