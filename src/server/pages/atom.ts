import type { Post } from './posts.ts';
import { escapedXml as escaped } from './xml.ts';

/** What a feed says of itself and of its posts, but for where the site is. */
export interface Feed {
  readonly title: string;
  readonly language: string;
  /** Addresses on the site: the list that it is of, and its own. */
  readonly list: string;
  readonly self: string;
  readonly entries: readonly Entry[];
}

export interface Entry extends Post {
  readonly address: string;
  /** The day that it was written on, `2026-11-29`. */
  readonly day: string;
}

type Block = Post['blocks'][number];
type Words = Extract<Block, { readonly text: unknown }>['text'];

/** Links lead to where the site is, in the language of the feed: whoever reads it is elsewhere. */
function wordsAsHtml(words: Words, home: string): string {
  const parts = words.map((word) => {
    if (typeof word === 'string') return escaped(word);
    if ('strong' in word) return `<strong>${escaped(word.strong)}</strong>`;
    const to = word.to.startsWith('/') ? home + word.to : word.to;
    return `<a href="${escaped(to)}">${escaped(word.link)}</a>`;
  });
  return parts.join('');
}

function blockAsHtml(block: Block, home: string): string {
  if ('heading' in block) return `<h2>${escaped(block.heading)}</h2>`;
  if ('text' in block) return `<p>${wordsAsHtml(block.text, home)}</p>`;
  const [tag, items] =
    'list' in block ? (['ul', block.list] as const) : (['ol', block.steps] as const);
  const lines = items.map((words) => `<li>${wordsAsHtml(words, home)}</li>`);
  return `<${tag}>${lines.join('')}</${tag}>`;
}

/** A day as a moment, as Atom asks for one. */
const moment = (day: string): string => `${day}T00:00:00Z`;

function entryAsXml({ address, day, title, blocks }: Entry, origin: string, home: string): string {
  const html = blocks.map((block) => blockAsHtml(block, home)).join('');
  return [
    '<entry>',
    `<id>${escaped(origin + address)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin + address)}"/>`,
    `<published>${moment(day)}</published>`,
    `<updated>${moment(day)}</updated>`,
    `<content type="html">${escaped(html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** A feed as Atom (RFC 4287), with the addresses that the site has at an origin. */
export function atomOf(feed: Feed, origin: string): string {
  const { title, language, list, self, entries } = feed;
  const days = entries.map(({ day }) => day).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    `<id>${escaped(origin + self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<author><name>${escaped(title)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(origin + self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin + list)}"/>`,
    `<updated>${moment(days.at(-1) ?? '1970-01-01')}</updated>`,
    ...entries.map((entry) => entryAsXml(entry, origin, `${origin}/${language}`)),
    '</feed>',
    '',
  ].join('\n');
}
