import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { partStyles } from '../../../src/site/part/part-styles.ts';
import { fakePage } from '../../support/page/style-links.ts';

const test = suite('styles of parts');

const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

/** What has settled of promises, by their place. */
async function settled(promises: readonly Promise<void>[]): Promise<readonly string[]> {
  const outcomes = promises.map((each) =>
    Promise.race([
      each.then(
        () => 'there',
        (error: Error) => error.message,
      ),
      new Promise<string>((resolve) => setImmediate(() => resolve('awaited'))),
    ]),
  );
  return Promise.all(outcomes);
}

test('they are loaded once, between those of the page and those of sub-applications', async () => {
  const { page, links } = fakePage(['/site.css', '/header.css'], '/parts.css');
  const both = [partStyles(page), partStyles(page)];
  assert.equal(hrefs(links), ['/site.css', '/parts.css', '/header.css']);
  assert.equal(await settled(both), ['awaited', 'awaited']);
  links[1]?.onload();
  assert.equal(await settled([...both, partStyles(page)]), ['there', 'there', 'there']);
  assert.is(links.length, 3);
});

test('where they cannot be had, whoever waits is told, and they are asked for again', async () => {
  const { page, links } = fakePage(['/site.css'], '/parts.css');
  const first = [partStyles(page), partStyles(page)];
  links[1]?.onerror();
  const why = 'the styles /parts.css cannot be loaded';
  assert.equal(await settled(first), [why, why]);
  const again = partStyles(page);
  assert.equal(hrefs(links), ['/site.css', '/parts.css']);
  links[1]?.onload();
  assert.equal(await settled([again]), ['there']);
});

test('a page that names none has them already', async () => {
  const { page, links } = fakePage(['/frame.css']);
  assert.equal(await settled([partStyles(page)]), ['there']);
  assert.equal(hrefs(links), ['/frame.css']);
});

test.run();
