import { useLayout } from '#web/core/preferences/layout-store.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';

/** The profile with the panel of the second factor open. */
export function openSecondFactor(): void {
  useLayout.getState().setPage2FA(true);
  openTab({ url: '/profile' });
}
