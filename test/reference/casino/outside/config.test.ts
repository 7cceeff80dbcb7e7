import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { outsideProviders } from '../../../../src/reference/casino/outside/config.ts';
import { COIN } from '../../support/outside.ts';

const test = suite('providers as the house is configured');

/** What is wrong with a provider's origin. */
const troubleWith = (origin: string): string[] => {
  const { issues = [] } = v.safeParse(outsideProviders, [{ ...COIN, origin }]);
  return issues.map(({ message }) => message);
};

test('a provider is somewhere else over TLS alone', () => {
  for (const origin of ['https://coin.test', 'https://192.0.2.1:8090', 'https://[2001:db8::1]']) {
    assert.equal(troubleWith(origin), [], origin);
  }
  for (const origin of ['http://localhost:8090', 'http://127.0.0.1:1', 'http://[::1]:8090']) {
    assert.equal(troubleWith(origin), [], origin);
  }
  for (const origin of ['http://coin.test', 'http://192.0.2.1:8090', 'http://localhost.test']) {
    assert.match(troubleWith(origin).join(), /^has to begin with https/, origin);
  }
});

test('what is no origin is said once', () => {
  for (const origin of ['', 'coin.test', 'http://', 'https://coin.test/', 'ftp://coin.test']) {
    assert.equal(troubleWith(origin), ['is no origin as browsers write it'], origin);
  }
});

test.run();
