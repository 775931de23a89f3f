import { i18n } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';

/** Times of the notices that this page has told already; `me` repeats them as long as the session lasts. */
const shown = new Set<string>();

/** Tells the person what was done to their account while they were away. */
export function showNotices(): () => void {
  const showNew = () => {
    for (const { by, time } of useOwnAccount.getState().notices) {
      if (shown.has(time)) continue;
      shown.add(time);
      showToast({
        tone: 'error',
        text: i18n.t('notice.factor-reset', { ns: 'panel', by, time: formatDateTime(new Date(time)) }),
        action: { label: i18n.t('notice.turn-on', { ns: 'panel' }), run: openSecondFactor },
      });
    }
  };
  showNew();
  return useOwnAccount.subscribe(showNew);
}

function openSecondFactor(): void {
  useLayout.getState().setPage2FA(true);
  openTab({ url: '/profile' });
}
