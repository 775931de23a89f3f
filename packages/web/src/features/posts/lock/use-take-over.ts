import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatClock } from '#web/ui/text/format-date.ts';
import type { LockController } from './lock-controller.ts';

/** Takes the post from who holds it, after naming what that does to them; between one's own tabs at once. */
export function useTakeOver(lock: LockController, title: string) {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const [busy, setBusy] = useState(false);

  async function isSure(): Promise<boolean> {
    const { holder } = lock.get();
    if (!holder || holder.userId === userId) return true;
    const { name } = holder;
    return await confirm({
      title: t('confirm.title', { title }),
      text: t('confirm.text', { name, time: formatClock(new Date(holder.since)) }),
      action: t('takeOver'),
    });
  }
  async function takeOver(): Promise<void> {
    if (!(await isSure())) return;
    setBusy(true);
    try {
      await lock.takeOver();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { by = '' } = error.details;
      const text = error.code === 'LOCKED_BY_OTHER' ? t('faster', { name: by }) : error.message;
      showToast({ tone: 'error', text });
      await lock.look();
    } finally {
      setBusy(false);
    }
  }
  return { takeOver, busy };
}
