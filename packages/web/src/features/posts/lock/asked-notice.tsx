import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useSessionPart } from '../editing/open-sessions.ts';
import type { PostSession } from '../editing/post-session.ts';
import type { LockController } from './lock-controller.ts';
import { LockNotice } from './lock-notice.tsx';

interface AskedNoticeProps {
  readonly session: PostSession;
  readonly lock: LockController;
  /** Who asks for the lock of this page. */
  readonly name: string;
}

/** A colleague asks for the post: this person saves and gives it, or keeps it. */
export function AskedNotice({ session, lock, name }: AskedNoticeProps) {
  const { t } = useTranslation('lock');
  const dirty = useSessionPart(session, (state) => state.dirty);
  const [busy, setBusy] = useState(false);
  const close = () => lock.pass({ asker: undefined });

  async function give(): Promise<void> {
    setBusy(true);
    try {
      // A refused save shows its reason, and the post stays here.
      if (session.get().dirty && !(await session.save())) return;
      await lock.giveLock();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ tone: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <LockNotice
      tone="info"
      isUrgent
      name={name}
      what={t('asked.what', { name })}
      next={t(dirty ? 'asked.saves' : 'asked.gives', { name })}
      onClose={close}
      actions={
        <>
          <Button size="compact" variant="quiet" onClick={close}>
            {t('asked.later')}
          </Button>
          <Button size="compact" variant="main" busy={busy} onClick={() => void give()}>
            {t(dirty ? 'asked.saveAndGive' : 'asked.give')}
          </Button>
        </>
      }
    />
  );
}
