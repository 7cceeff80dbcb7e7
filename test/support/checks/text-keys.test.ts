import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asking, isAskedFor } from './text-keys.ts';

const test = suite('keys of texts');

const asked = asking(
  [
    "t('main_close'); t(isIt ? 'main_yes' : \"main_no\"); t('mainOpened')",
    `t(\`consent_\${name}_text\`); t(\`bet_\${status.replace(/[A-Z]/g, () => { return ''; })}\`)`,
    `const key = 'error_404'; t(\`\${key}_title\`); fetch(\`/main_\${path}\`)`,
    `const kind = \`\${t(\`account_type_\${type}\`)} · \${name}\`;`,
  ],
  ['home_title'],
);
const is = (key: string) => isAskedFor(key, asked);

test('a key is asked for where it stands, whole or put together', () => {
  for (const key of ['main_close', 'main_yes', 'main_no', 'home_title', 'mainOpened']) {
    assert.ok(is(key), key);
  }
  for (const key of ['consent_all_text', 'account_type_0', 'bet_half_won', 'error_404_title'])
    assert.ok(is(key), key);
});

test('no other key is', () => {
  for (const key of [
    'main_open',
    'mainOpen',
    'consent_all',
    'error_500_title',
    'main_close_text',
  ]) {
    assert.not(is(key), key);
  }
});

test.run();
