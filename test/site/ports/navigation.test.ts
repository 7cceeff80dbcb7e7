import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createNavigation } from '../../../src/site/ports/navigation.ts';

const test = suite('navigation port');

/** As much of a window as has an address bar. */
class FakeWindow extends EventTarget {
  readonly calls: string[] = [];
  readonly location = {
    pathname: '/en/live',
    search: '?a=1',
    hash: '#x',
    assign: (url: string) => this.calls.push(`assign ${url}`),
  };
  readonly history = {
    pushState: (_state: unknown, _title: string, url: string) => this.calls.push(`push ${url}`),
    replaceState: (_state: unknown, _title: string, url: string) =>
      this.calls.push(`replace ${url}`),
  };
}

function navigation() {
  const page = new FakeWindow();
  return { page, port: createNavigation(page as unknown as Window) };
}

test('the address is path, query and fragment', () => {
  assert.is(navigation().port.url, '/en/live?a=1#x');
});

test('going somewhere makes an entry, going where one is makes none', () => {
  const { page, port } = navigation();
  port.push('/en/line');
  port.push('/en/live?a=1#x');
  port.replace('/en/live?a=1#x');
  port.assign('https://example.test/');
  assert.equal(page.calls, [
    'push /en/line',
    'replace /en/live?a=1#x',
    'assign https://example.test/',
  ]);
});

test('an address that would name another host stays within the site', () => {
  const { page, port } = navigation();
  port.push('//example.test/en');
  port.replace('/\\example.test');
  assert.equal(page.calls, ['push /example.test/en', 'replace /example.test']);
});

test('back and forward are told with the address they reached', () => {
  const { page, port } = navigation();
  const seen: string[] = [];
  const subscription = port.changes$.subscribe((url) => seen.push(url));
  page.location.pathname = '/en';
  page.dispatchEvent(new Event('popstate'));
  subscription.unsubscribe();
  page.dispatchEvent(new Event('popstate'));
  assert.equal(seen, ['/en?a=1#x']);
});

test.run();
