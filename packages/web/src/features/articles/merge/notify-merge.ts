import { i18n, loadTexts } from '#web/core/i18n/i18n.ts';
import { goTo } from '#web/core/routing/here.ts';
import { canonicalJson } from '#web/patterns/article-merge/model/merge-item.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ArticleKind } from '../editing/article-kind.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import { lookThrough } from './merged-text.ts';

/** Notifies whose changes were merged into the open text, and lets the person look through them. */
export function notifyMerged<A extends ArticleTypes>(
  kind: ArticleKind<A>,
  { id, version, updatedBy: { name } }: A['record'],
  before: ArticleText<A>,
  after: ArticleText<A>,
): void {
  const isInText = canonicalJson(before.content) !== canonicalJson(after.content);
  const merged = { name, before: before.content, after: after.content };
  void withTexts(() =>
    showToast({
      tone: 'info',
      text: i18n.t('merge:merged', { name, ...kind.words() }),
      action: {
        label: i18n.t('merge:see'),
        run: () =>
          isInText ? lookThrough(kind.name, id, merged) : goTo(`${kind.at}/history/${id}?version=${version}`),
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

export function notifyTooLong<A extends ArticleTypes>(kind: ArticleKind<A>): void {
  void withTexts(() => showToast({ tone: 'error', text: i18n.t('merge:tooLong', { ...kind.words() }) }));
}

async function withTexts(notify: () => void): Promise<void> {
  await loadTexts(['merge']);
  notify();
}
