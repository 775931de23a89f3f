import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aTranslation } from '../translations/test-support/a-translation.ts';
import { answerCounts } from '../translations/test-support/open-translations.tsx';
import { answerList, SUGGESTION } from './test-support/open-suggestions.tsx';

const ACCEPT = '/admin/translation-suggestion/accept/5';
const DETAIL = '/admin/translation/detail/7';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('beside the editor a suggestion names its paragraph; once it is taken, the paragraph shows it', async () => {
  const detail = aTranslation();
  answerCounts(network);
  network.answer(DETAIL, detail);
  for (const { id } of detail.segments)
    network.answer(`/admin/translation/hints/7/${id}`, { memory: [], history: [] });
  answerList(network, [{ ...SUGGESTION, segmentId: '3' }]);
  await openAs(network, 'ADMIN', '/manager_translate/edit_translation/7');
  await page.getByRole('tab', { name: 'Góp ý 1' }).click();
  await page.getByRole('button', { name: 'Đoạn 2', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: /^Đoạn 2,/ })).toBeVisible();
  await expectAccessible();
  network.answer(ACCEPT, { ...SUGGESTION, segmentId: '3', state: 'ACCEPTED', version: 3 });
  network.answer(DETAIL, {
    ...detail,
    version: 5,
    segments: detail.segments.map((one) =>
      one.id === '3' ? { ...one, target: SUGGESTION.suggested, state: 'EDITED', version: 2 } : one,
    ),
  });
  answerList(network, []);
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Đoạn 2,/ })).toHaveValue(SUGGESTION.suggested);
  await expect.element(page.getByRole('tab', { name: 'Góp ý 0' })).toBeVisible();
});
