import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { LockController } from './lock-controller.ts';
import styles from './presence.module.css';
import { usePresence } from './use-presence.ts';

/** Beside a post that is read: who is writing in it now. */
export function HolderSign({ lock }: { readonly lock: LockController }) {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const { hold, holder } = usePresence(lock);
  if (hold !== 'held' || !holder) return null;
  return (
    <span className={styles.sign}>
      <Lock size={14} aria-hidden />
      {holder.userId === userId ? t('youWriteNow') : t('writesNow', { name: holder.name })}
    </span>
  );
}
