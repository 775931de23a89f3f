import type { Translation } from '@toasoan/contract/features/translations/translation.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

/** The numbers of the views, which the menu asks for too. */
export function answerCounts(network: Network): void {
  network.answer('/admin/translation/counts', {
    all: 1,
    working: 0,
    waiting: 0,
    stale: 1,
    ready: 0,
    failed: 0,
    approved: 0,
  });
}

/** The list of translations of project 1, which has Vietnamese, English and Arabic. */
export async function openTranslations(network: Network, rows: readonly Translation[]): Promise<void> {
  answerCounts(network);
  network.answer('/admin/translation/list', { items: rows, total: rows.length, page: 1, limit: 20 });
  await openAs(network, 'ADMIN', '/manager_translate/edit_translation', { languages: ['vi', 'en', 'ar'] });
  await expect.element(page.getByRole('table')).toBeVisible();
}
