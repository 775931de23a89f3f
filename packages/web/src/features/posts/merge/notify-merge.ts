import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { i18n, loadTexts } from '#web/core/i18n/i18n.ts';
import { goTo } from '#web/core/routing/here.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Notifies whose changes were merged into the open text. */
export function notifyMerged({ id, version, updatedBy }: Post): void {
  void withTexts(() =>
    showToast({
      tone: 'info',
      text: i18n.t('merge:merged', { name: updatedBy.name }),
      action: {
        label: i18n.t('merge:see'),
        run: () => goTo(`/manager_post/history/${id}?version=${version}`),
      },
    }),
  );
}

let isNotified = false;

/** Warns once that the browser keeps no local copy. */
export function notifyNoCopy(): void {
  if (isNotified) return;
  isNotified = true;
  void withTexts(() => showToast({ tone: 'warning', text: i18n.t('merge:noCopy') }));
}

export function notifyTooLong(): void {
  void withTexts(() => showToast({ tone: 'error', text: i18n.t('merge:tooLong') }));
}

async function withTexts(notify: () => void): Promise<void> {
  await loadTexts(['merge']);
  notify();
}
