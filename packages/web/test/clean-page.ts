import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { i18n } from '#web/core/i18n/i18n.ts';
import { clearToasts } from '#web/ui/feedback/toasts.ts';

const WIDTH = 1280;
const HEIGHT = 800;

// Runs again for each file, as the library's own clean-up does not where files share one page.
beforeEach(async () => {
  await cleanup();
  clearToasts();
  // An aborted test must not affect the next one.
  delete document.documentElement.dataset.theme;
  if (window.innerWidth !== WIDTH || window.innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
  if (i18n.isInitialized && i18n.language !== 'vi') await i18n.changeLanguage('vi');
  // Tab past a native dialog's last control leaves the frame of the tests; its next keys would reach nothing.
  window.focus();
});
