import '../../../support/page/dom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SecurityPage } from '../../../../src/remotes/office/protection-page.tsx';
import { noDevice } from '../../../../src/site/device.ts';
import { type Host, HostProvider } from '../../../../src/site/host.tsx';
import { nothingShown } from '../../../../src/site/shown-once.ts';
import { textOf, withCodes, withKey } from '../../../support/page/security-page.tsx';
import { CODES, protectionSession } from '../../../support/session/protection.ts';

const test = suite('the security page: recovery codes');

test('recovery codes are shown once: copied, saved as a file, and gone when they are saved', async () => {
  const session = protectionSession();
  const page = await withCodes(session);
  assert.is(document.activeElement?.textContent, 'Save your recovery codes');
  assert.equal(
    page.all('ol[aria-label="Recovery codes"] li').map(({ textContent }) => textContent),
    CODES,
  );
  await page.pressNamed('Copy');
  assert.equal(page.copied, [CODES.join('\n')]);
  await page.pressNamed('Save as a file');
  const [file] = page.saved;
  assert.is(file?.name, 'replaybook-recovery-codes.txt');
  const written = (await file?.text()) ?? '';
  for (const code of CODES) assert.match(written, code);
  assert.match(written, 'player@example.test');
  page.get('[data-method=security-two-step] button[data-look=main]').focus();
  await page.pressNamed('I have saved them');
  for (const code of CODES) assert.not.match(document.body.innerHTML, code);
  assert.is(page.host.secrets.read('twoStepEnable'), null);
  assert.is(page.host.secrets.read('twoStepStart'), null);
  assert.match(document.activeElement?.textContent ?? '', 'Two-step sign-in is on.');
  assert.is(page.get('[data-method=security-two-step]').dataset['on'], 'true');
  assert.match(textOf(page, '[data-method=security-two-step]'), 'no recovery codes any more?');
  await page.close();
});

test('whoever leaves unsaved codes is asked; back to the codes, or away without them', async () => {
  const session = protectionSession();
  const page = await withCodes(session);
  await page.press('main a[href="/en/office/history"]');
  assert.match(textOf(page, 'dialog[data-modal=unsaved-codes]'), 'are not saved');
  await page.pressNamed('Back to the codes');
  assert.is(page.all('dialog').length, 0);
  assert.is(page.all('ol[aria-label="Recovery codes"] li').length, CODES.length);
  await page.press('main a[href="/en/office/history"]');
  await page.pressNamed('Leave without them');
  await page.advance(1000);
  assert.is(session.runtime.state.route.route, 'officeHistory');
  assert.is(page.host.secrets.read('twoStepEnable'), null);
  await page.close();
});

/** The page as a replay shows it: the same state, and none of what is shown once. */
async function replayed(host: Host, show: (text: () => string) => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const recording: Host = { ...host, live: false, secrets: nothingShown, device: noDevice };
  await act(async () =>
    root.render(
      <HostProvider host={recording}>
        <SecurityPage />
      </HostProvider>,
    ),
  );
  show(() => place.textContent ?? '');
  await act(async () => root.unmount());
}

test('in a replay the places of key and codes say that they are hidden', async () => {
  const session = protectionSession();
  const page = await withKey(session);
  await replayed(page.host, (text) => {
    assert.match(text(), 'Hidden in the recording');
    assert.not.match(text(), 'Copy');
  });
  page.fill('main [name=code]', '123456');
  await page.submit('main form');
  await page.advance(1000);
  await replayed(page.host, (text) => {
    assert.match(text(), 'Save your recovery codes');
    assert.match(text(), 'Hidden in the recording');
  });
  await page.close();
});

test.run();
