import '../../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { protectionSession } from '../../support/protection.ts';
import { errorOf, PASSWORD, textOf, toggle } from '../../support/security-page.tsx';
import { reply } from '../../support/session.ts';
import { openSite } from '../../support/site-page.tsx';
import { choose } from '../../support/typing.ts';

const test = suite('the security page: question');

test('a question is chosen or made up; an answer that stands in it is none', async () => {
  const session = protectionSession({
    answers: { securityQuestionSave: () => reply({ success: true }) },
  });
  const page = await openSite(session);
  await toggle(page, 'question');
  await page.doing(() => choose(page.get('main select[name=question]'), 'own'));
  page.fill('main input[name=question]', 'What did Rosebud mean?');
  page.fill('main [name=answer]', ' rosebud ');
  page.fill('main [name=password]', PASSWORD);
  await page.submit('main form');
  assert.is(errorOf(page, 'answer'), 'The answer must not stand in the question.');
  page.fill('main [name=answer]', 'The sledge');
  session.answers.securityQuestion = () => reply({ question: 'What did Rosebud mean?' });
  await page.submit('main form');
  await page.advance(1000);
  assert.match(textOf(page, '[data-method=security-question]'), 'Your security question is set.');
  assert.match(textOf(page, '[data-method=security-question]'), 'What did Rosebud mean?');
  assert.not.match(JSON.stringify(session.runtime.state), 'sledge');
  await page.close();
});

test.run();
