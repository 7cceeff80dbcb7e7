import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const STYLE =
  'body{display:flex;flex-wrap:wrap;gap:8px}img{height:22rem}figcaption{font:12px system-ui}';

/** Puts pictures of one folder side by side in its `index.html`; says where that is. */
export async function writeGallery(title: string, files: readonly string[]): Promise<void> {
  const [first] = files;
  if (first === undefined) return;
  const figures = files.map((file) => {
    const name = path.basename(file);
    return `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
  });
  const index = path.join(path.dirname(first), 'index.html');
  const head = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>`;
  await writeFile(index, `${head}${figures.join('\n')}`);
  console.log(`${files.length} pictures: ${index}`);
}
