import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The server's own secrets. They lie in files, apart from the database they protect. */
export interface ServerKeys {
  /** Wraps the data keys of persons, 32 bytes. */
  readonly master: Buffer;
  /** Signs owner cookies, 32 bytes. */
  readonly cookie: Buffer;
  /** Signs receipts, Ed25519. */
  readonly receipt: KeyObject;
  readonly receiptPublic: JsonWebKey;
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/**
 * The file's content; made first when there is none. It appears whole, is on the disk before it is
 * used, and of several processes that begin at once all end up with the same.
 */
async function keyFile(file: string, make: () => Buffer): Promise<Buffer> {
  const found = await readIfThere(file);
  if (found !== null) return found;
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(make());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file);
}

function bytesOf(content: Buffer, file: string): Buffer {
  const bytes = Buffer.from(content.toString('utf8').trim(), 'base64url');
  if (bytes.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`);
  return bytes;
}

/** Loads the keys of a data folder, and makes them at the first start. Files have mode 0600. */
export async function loadKeys(dataDir: string): Promise<ServerKeys> {
  const folder = path.join(dataDir, 'keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const bytes = async (name: string) => {
    const file = path.join(folder, name);
    const content = await keyFile(file, () => Buffer.from(randomBytes(32).toString('base64url')));
    return bytesOf(content, file);
  };
  const pem = await keyFile(path.join(folder, 'receipt.pem'), () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    return Buffer.from(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  });
  const receipt = createPrivateKey(pem);
  return {
    master: await bytes('master.key'),
    cookie: await bytes('cookie.key'),
    receipt,
    receiptPublic: createPublicKey(receipt).export({ format: 'jwk' }),
  };
}
