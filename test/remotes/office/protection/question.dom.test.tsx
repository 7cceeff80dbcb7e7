import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { errorOf, PASSWORD, textOf, toggle } from '../../../support/page/security-page.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import { choose } from '../../../support/page/typing.ts';
import { protectedBy, protectionSession } from '../../../support/session/protection.ts';
import { reply } from '../../../support/session/session.ts';

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

test('while the second step is on, a code of it is asked for', async () => {
  const session = protectionSession({
    config: { protection_methods: protectedBy({ enable_two_factor_auth: true }) },
    answers: { securityQuestionSave: () => reply({ success: true }) },
  });
  const page = await openSite(session);
  await toggle(page, 'question');
  page.fill('main [name=answer]', 'The sledge');
  page.fill('main [name=password]', PASSWORD);
  await page.submit('main form');
  assert.is(errorOf(page, 'code'), 'Enter the code.');
  assert.is(session.requestsOf('securityQuestionSave').length, 0);
  page.fill('main [name=code]', 'AAAA-BBBB');
  await page.submit('main form');
  await page.advance(1000);
  const body = session.requestsOf('securityQuestionSave')[0]?.input.body as { code?: string };
  assert.is(body.code, 'AAAA-BBBB');
  await page.close();
});

test.run();
