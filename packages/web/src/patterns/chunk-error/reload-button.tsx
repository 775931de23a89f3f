import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadPage } from '#web/core/updates/reload-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Reloads the console; unsaved articles are restored afterwards. */
export function ReloadButton() {
  const { t } = useTranslation('ui');
  const [isBusy, setBusy] = useState(false);
  async function reload() {
    setBusy(true);
    if (!(await reloadPage())) showToast({ tone: 'warning', text: t('missing.offline') });
    setBusy(false);
  }
  return (
    <Button size="compact" busy={isBusy} onClick={() => void reload()}>
      {t('missing.reload')}
    </Button>
  );
}
