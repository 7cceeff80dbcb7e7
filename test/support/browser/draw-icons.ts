/**
 * Draws the icons of public/icons from public/favicon.svg.
 * Usage: node test/support/browser/draw-icons.ts
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { launch } from './browser.ts';

const folder = path.join(repositoryRoot, 'public');
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');

// A phone cuts its own shape: a touch icon is a full square, a maskable one keeps to the inner 80 %.
const square = mark.replace(' rx="112"', '');
const maskable = square
  .replace('<path', '<g transform="translate(51.2 51.2) scale(0.8)"><path')
  .replace('</svg>', '</g></svg>');

const sizes = [72, 96, 128, 144, 152, 192, 384, 512];
const icons = [
  ...sizes.map((size) => ({ name: `icon-${size}`, size, svg: square })),
  { name: 'maskable-512', size: 512, svg: maskable },
];

const browser = await launch();
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
  await page.setViewport({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: path.join(folder, 'icons', `${name}.png`) as `${string}.png` });
}
await browser.close();
