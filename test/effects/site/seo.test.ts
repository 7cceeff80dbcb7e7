import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { seoKey } from '../../../src/domain/site/seo-key.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { networkError, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('effects: what search engines are told');

const told = (title: string) => ({
  ...{ title, description: `About ${title}`, siteName: 'Site' },
  ...{ metaRobots: 'index, follow', hierarchyMetaRobots: '', metas: [] },
  customCanonical: { mode: 'url' },
});

/** A session whose back-end tells of a page what it is called. */
function opened(options: SessionOptions & { player?: boolean } = {}) {
  const session = bettingSession({
    url: '/en/about',
    ...options,
    answers: {
      seoPage: ({ query }) => reply(told(String(query?.['section']))),
      ...options.answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  const go = (url: string) => {
    session.runtime.publish('route.requested', { url, replace: false });
    session.clock.advance(1000);
  };
  const asked = () =>
    session.requestsOf('seoPage').map(({ request: { query } }) => {
      return `${query?.['language']} ${query?.['section']}`;
    });
  const known = (section: string, language = 'en') =>
    session.runtime.state.seo.pages[seoKey(language, section)]?.title;
  return { ...session, session, go, asked, known };
}

test('each page is asked about once in each language, whatever else its address says', () => {
  const { go, asked, known } = opened();
  for (const url of [
    '/en/contacts',
    '/en/about?a=1',
    '/en/news/one',
    '/en/news/two',
    '/de/about',
  ]) {
    go(url);
  }
  go('/en/about');
  assert.equal(asked(), ['en about', 'en contacts', 'en news', 'de about']);
  assert.equal([known('about'), known('about', 'de'), known('news')], ['about', 'about', 'news']);
});

test('of the office nothing is asked, nor of what bars the way or of what is no page', () => {
  const { go, asked } = opened({ player: true });
  for (const url of ['/en/office/account', '/en/office/history', '/en/block', '/en/nothing']) {
    go(url);
  }
  assert.equal(asked(), ['en about']);
});

test('the question holds nothing of whoever asks: site and page, no address and no zone of theirs', () => {
  const { go, requestsOf } = opened({
    ...{ url: '/en/news/one?about=bets#x', player: true },
    surroundings: { timeZone: 'Asia/Almaty', domain: 'site.example' },
    answers: {
      configGroup: () =>
        reply({
          site: {
            [siteConfigTable.cookieAgreementPopup.key]: false,
            [siteConfigTable.timeZone.key]: 2,
          },
        }),
      seoPage: () => reply(told('x')),
    },
  });
  go('/en/team/77-somebody');
  const [request] = requestsOf('seoPage').slice(-1);
  assert.equal(request?.request.query, {
    ...{ domain: 'site.example', projectId: '1', language: 'en' },
    ...{ timezone: '2', stream: '', section: 'team' },
  });
  assert.not.ok(request?.request.headers['authorization']);
});

test('an answer that is late belongs to the page that it was asked about', () => {
  const session = opened();
  const { clock } = session;
  session.answers.seoPage = ({ query }) => {
    const section = String(query?.['section']);
    return section === 'contacts' ? clock.late(1500, reply(told(section))) : reply(told(section));
  };
  session.go('/en/contacts');
  session.go('/en/about');
  clock.advance(2000);
  assert.equal([session.known('about'), session.known('contacts')], ['about', 'contacts']);
  assert.equal(session.asked(), ['en about', 'en contacts']);
});

test('what fails is asked for again when the page is opened anew, and holds up nothing', () => {
  let isDown = true;
  const session = opened({
    answers: { seoPage: () => (isDown ? networkError() : reply(told('about'))) },
  });
  assert.is(session.runtime.state.seo.status, 'failed');
  assert.is(session.runtime.state.route.route, 'about');
  isDown = false;
  session.go('/en/contacts');
  session.go('/en/about');
  assert.is(session.known('about'), 'about');
});

test('what was read long ago is let go', () => {
  const { go, session, asked } = opened();
  const pages = ['about', 'contacts', 'howbet', 'cookies', 'licenses', 'consent', 'taxation'];
  for (const language of ['en', 'de', 'ru', 'ar']) {
    for (const page of pages) go(`/${language}/${page}`);
  }
  assert.is(asked().length, 28);
  assert.is(Object.keys(session.runtime.state.seo.pages).length, 20);
  go('/en/about');
  assert.is(asked().length, 29);
});

test.run();
