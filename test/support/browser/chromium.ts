/** The Chromium that came through npm, with the libraries and fonts a bare machine lacks. */
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { woffToSfnt } from './woff.ts';

// The folder itself: its address is written into the fonts' settings, and outlives what links to it.
const modules = realpathSync(path.join(repositoryRoot, 'node_modules'));
// Its package.json is not exported, so the version is read by path.
const packageFile = path.join(modules, '@sparticuz/chromium/package.json');

// Open Sans comes with the browser; the currency signs it lacks (₽, ₸, ₺) are in `latin-ext`.
const FONTS = /(emoji-emoji|arabic-arabic|sans-latin-ext)-(400|700)-normal\.woff$/;
const PACKAGES = ['noto-sans', 'noto-sans-arabic', 'noto-color-emoji'];
const FAMILIES = ['Open Sans', 'Noto Sans', 'Noto Sans Arabic', 'Noto Color Emoji'];

function fontsConf(folder: string): string {
  const preferred = FAMILIES.map((name) => `<family>${name}</family>`).join('');
  const aliases = ['sans-serif', 'system-ui', 'serif', 'monospace']
    .map((name) => `<alias><family>${name}</family><prefer>${preferred}</prefer></alias>`)
    .join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fontcache</cachedir>${aliases}</fontconfig>`;
}

async function addFonts(work: string, folder: string): Promise<void> {
  for (const family of PACKAGES) {
    const from = path.join(modules, '@fontsource', family, 'files');
    for (const file of (await readdir(from)).filter((name) => FONTS.test(name))) {
      const font = woffToSfnt(await readFile(path.join(from, file)));
      await writeFile(path.join(work, 'fonts', file.replace(/woff$/, 'ttf')), font);
    }
  }
  await writeFile(path.join(work, 'fonts', 'fonts.conf'), fontsConf(folder));
}

/** The package unpacks to the system's temporary folder and nowhere else, so that is moved. */
async function inflateInto(work: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = work;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    // libnss3 and its like, which the package itself unpacks on Amazon's machines alone.
    await inflate(path.join(path.dirname(packageFile), 'bin/al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

/**
 * Unpacks the browser once into `node_modules/.cache` and answers how to start it.
 * Throws where the package has no binary: only Linux on x64 with glibc 2.34 or newer.
 */
export async function chromium(): Promise<{ executablePath: string; env: NodeJS.ProcessEnv }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium comes through npm for this machine: set CHROME_PATH to one.');
  }
  const { version } = createRequire(import.meta.url)(packageFile) as { version: string };
  const folder = path.join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    const work = `${folder}.${process.pid}`;
    await mkdir(work, { recursive: true });
    await inflateInto(work);
    await addFonts(work, folder);
    // Of several processes that unpack at once, the first to rename wins.
    await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

// Run by itself it unpacks, so that browsers which are started side by side find it done.
if (import.meta.main && !process.env['CHROME_PATH']) await chromium();
