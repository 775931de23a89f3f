import { i18n } from '#web/core/i18n/i18n.ts';
import { currentVisitor } from '#web/core/project/visitor.ts';
import { landingOf } from '#web/core/routing/menu-model.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { connectTabs, type UnsavedTabs } from '#web/core/tabs/tab-actions.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { comesBack } from '#web/core/updates/reload-page.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';

const ERROR_TEXTS = { 'only-tab': 'tabs.only', 'no-url': 'tabs.no-url' } as const;

/** Gives the tabs their questions, messages and landing page. */
export function connectFrame(rows: readonly PlacedRow[]): () => void {
  connectTabs({
    mayLose,
    landing: () => landingOf(rows, currentVisitor()),
    showError: (error) => showToast({ tone: 'error', text: i18n.t(ERROR_TEXTS[error], { ns: 'panel' }) }),
  });
  window.addEventListener('beforeunload', warnOfChanges);
  return () => window.removeEventListener('beforeunload', warnOfChanges);
}

/** Says what is lost and what is not: only where something is lost does the person give it up. */
function mayLose({ lost, kept }: UnsavedTabs): Promise<boolean> {
  const say = (key: 'leave.text' | 'leave.kept', labels: readonly string[]) =>
    labels.length > 0
      ? [i18n.t(key, { ns: 'panel', tabs: labels.map((label) => `“${label}”`).join(', ') })]
      : [];
  return confirm({
    title: i18n.t('leave.title', { ns: 'panel' }),
    text: [...say('leave.text', lost), ...say('leave.kept', kept)].join(' '),
    action: i18n.t(lost.length > 0 ? 'leave.action' : 'leave.goOn', { ns: 'panel' }),
    cancel: i18n.t('leave.stay', { ns: 'panel' }),
    ...(lost.length > 0 && { tone: 'danger' }),
  });
}

function warnOfChanges(event: BeforeUnloadEvent): void {
  const { dirty } = useTabs.getState();
  if (dirty.length > 0 && !comesBack(dirty)) event.preventDefault();
}
