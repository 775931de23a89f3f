import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { currentLanguage, switchLanguage } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { clearSessionStorage } from '#web/core/session/viewing.ts';
import { resetMenuKeys } from './menu-keys.ts';
import { dropAllTabs, mayLoseAll } from './tab-actions.ts';

/** Spec: clears all session storage, then switches. The list of tabs restarts with the current page. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === currentLanguage() || !(await mayLoseAll())) return;
  dropAllTabs();
  resetMenuKeys();
  clearSessionStorage();
  await switchLanguage(language);
  useLayout.getState().update({ locale: language });
}
