import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articlesIn, proseModule } from '../../src/site/prose.mjs';

const test = suite('prose');

test('a paragraph leads, then come sections with their blocks in order', () => {
  const markdown = [
    'What it is\nabout.',
    '## First',
    'One **loud** word, and [limits](/office/responsible).',
    '- a\n- b **c**',
    '1. go\n2. stop',
    'After the list.',
    '## Second',
    '[Elsewhere](https://example.test/x)',
  ].join('\n\n');
  const link = { link: 'limits', to: '/office/responsible' };
  const first = [
    { text: ['One ', { strong: 'loud' }, ' word, and ', link, '.'] },
    { list: [['a'], ['b ', { strong: 'c' }]] },
    { steps: [['go'], ['stop']] },
    { text: ['After the list.'] },
  ];
  const second = [{ text: [{ link: 'Elsewhere', to: 'https://example.test/x' }] }];
  assert.equal(articlesIn(markdown), [
    {
      lead: ['What it is about.'],
      sections: [
        { heading: 'First', blocks: first },
        { heading: 'Second', blocks: second },
      ],
    },
  ]);
});

test('first headings begin articles of their own', () => {
  const articles = articlesIn('# A\n\nOf a.\n\n## S\n\ns\n\n# B {#b-2}\n\nOf b.');
  assert.equal(
    articles.map(({ title, id, lead, sections }) => [title, id, lead, sections.length]),
    [
      ['A', undefined, ['Of a.'], 1],
      ['B', 'b-2', ['Of b.'], 0],
    ],
  );
});

test('a second heading may have a name besides its words', () => {
  const [article] = articlesIn('Lead.\n\n## Lucky 15 {#lucky-15}\n\na\n\n## {#x y}\n\nb');
  assert.equal(
    article?.sections.map(({ heading, id }) => [heading, id]),
    [
      ['Lucky 15', 'lucky-15'],
      ['{#x y}', undefined],
    ],
  );
});

test('signs of a text are text', () => {
  assert.equal(articlesIn('1 < 2 & "x" – a\\*b')[0]?.lead.join(''), '1 < 2 & "x" – a*b');
});

test('what a view does not draw, or would let in, is an error with the name of the file', () => {
  for (const wrong of [
    '## No lead\n\nx',
    '# Title\n\n## No lead',
    '# Title',
    '# Title\n\nLead.\n\n# Title',
    'Lead.\n\n## S **bold**',
    'Lead **a [b](/c)**',
    '[**x**](/c)',
    'Lead.\n\nwithout a heading',
    'Lead.\n\n### Third',
    'Lead.\n\n## S\n\n![picture](/x.png)',
    'Lead.\n\n## S\n\n<b>markup</b>',
    'Lead <script>alert(1)</script>',
    'Lead.\n\n## S\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    '[x](javascript:alert(1))',
    '[x](//evil.test)',
    '[x](http://plain.test)',
  ]) {
    assert.throws(() => proseModule(wrong, 'some.md'), /^some\.md: |some\.md/, wrong);
  }
});

test.run();
