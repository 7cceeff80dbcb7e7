import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headOf } from '../../../src/domain/site/seo-page.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { withHead } from '../../../src/server/pages/page-head.ts';
import { createPageHead } from '../../../src/site/shell/page-head.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { reply, type SessionOptions, silence } from '../../support/session/session.ts';

const test = suite('the head of a document');

const USUAL = 'All of the site.';
const plain = `<!doctype html><html lang="en" dir="ltr"><head><title>Site</title>
<meta name="description" content="${USUAL}"></head><body></body></html>`;

const told = (section: string) => ({
  ...{ title: section, description: `About ${section}`, siteName: 'Site' },
  ...{ metaRobots: section === 'search' ? 'noindex' : 'index, follow', hierarchyMetaRobots: '' },
  metas: [{ property: 'og:title', content: section }],
  customCanonical: section === 'search' ? null : { mode: 'url' as const },
});

const ABOUT = headOf(told('about'), {
  ...{ url: '/en/about', origin: 'http://localhost', mirrorOrigin: '' },
});
/** As the server sends that page. */
const sent = withHead(plain, { ...ABOUT, language: 'en', title: 'About' }) ?? '';

/** A document of a page, and what its head says of it. */
function documentOf(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.innerHTML = html.replace(/^.*?<html[^>]*>/s, '');
  const base = page.createElement('base');
  base.href = 'http://localhost/console/frame';
  page.head.append(base);
  const said = () => ({
    description: page.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: page.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    links: [...page.querySelectorAll('meta[property]')].map((meta) => meta.getAttribute('content')),
  });
  return { page, said };
}

function opened(html: string, options: SessionOptions & { player?: boolean } = {}) {
  const session = bettingSession({
    url: '/en/about',
    ...options,
    answers: {
      seoPage: ({ query }) => reply(told(String(query?.['section']))),
      ...options.answers,
    },
  });
  const { page, said } = documentOf(html);
  session.runtime.state$.subscribe(createPageHead(page));
  session.runtime.start();
  session.clock.advance(1000);
  const go = (url: string, ms = 1000) => {
    session.runtime.publish('route.requested', { url, replace: false });
    session.clock.advance(ms);
  };
  return { session, page, said, go };
}

const about = {
  ...{ description: 'About about', robots: null },
  ...{ canonical: 'http://localhost/en/about', links: ['about'] },
};
const usual = { description: USUAL, robots: null, canonical: null, links: [] };

test('a page is described by what the back-end says of it', () => {
  assert.equal(opened(plain).said(), about);
});

test('nothing of a page stays on the next one, be it late, unknown or failed', () => {
  const page = opened(plain, {
    answers: {
      seoPage: ({ query }) => (query?.['section'] === 'about' ? reply(told('about')) : silence()),
    },
  });
  page.go('/en/contacts', 0);
  assert.equal(page.said(), usual);
  page.go('/en/about?tab=2');
  assert.equal(page.said(), about);
  page.go('/en/nothing');
  assert.equal(page.said(), usual);
});

test('two addresses of one page have their own', () => {
  const page = opened(plain, { url: '/en/news/one' });
  assert.is(page.said().canonical, 'http://localhost/en/news/one');
  page.go('/en/news/two?about=bets');
  assert.is(page.said().canonical, 'http://localhost/en/news/two');
});

test('what the server has written stays until more is known, and goes with its page', () => {
  const page = opened(sent, { answers: { seoPage: silence } });
  assert.equal(page.said(), about);
  page.go('/en/contacts');
  assert.equal(page.said(), usual);
});

test('once more is known it stands there once', () => {
  const { page, said } = opened(sent);
  assert.equal(said(), about);
  assert.is(page.querySelectorAll('[data-page]').length, 2);
  assert.is(page.querySelectorAll('meta[name="description"]').length, 1);
});

test('what does not change is not written again', () => {
  const { session, page } = opened(plain);
  const before = page.querySelector('link[rel="canonical"]');
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(5000);
  assert.is(page.querySelector('link[rel="canonical"]'), before);
});

test('office and searches are for no search engine', () => {
  const page = opened(plain, { player: true, url: '/en/office/account' });
  assert.equal(page.said(), { ...usual, robots: 'noindex' });
  page.go('/en/search');
  assert.is(page.said().robots, 'noindex');
  page.go('/en/about');
  assert.equal(page.said(), about);
});

test('a replay shows of each moment what stood there', () => {
  const { session } = opened(plain);
  session.runtime.publish('route.requested', { url: '/en/contacts', replace: false });
  session.clock.advance(1000);
  const { page, said } = documentOf(plain);
  const write = createPageHead(page);
  let state = siteFold.initial();
  const seen: string[] = [];
  for (const event of session.events) {
    ({ state } = siteFold.live(state, event));
    write(state);
    const { canonical } = said();
    if (canonical !== null && seen.at(-1) !== canonical) seen.push(canonical);
  }
  assert.equal(seen, ['http://localhost/en/about', 'http://localhost/en/contacts']);
});

test.run();
