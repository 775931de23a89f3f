import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { useSessionPart } from '../editing/session-part.ts';
import type { ArticleLock } from './article-lock.ts';
import { LockNotice } from './lock-notice.tsx';

interface AskedNoticeProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly lock: ArticleLock<A>;
  /** Who asks for the lock of this page. */
  readonly name: string;
}

/** A colleague asks for the record: this person saves and gives it, or keeps it. */
export function AskedNotice<A extends ArticleTypes>({ session, lock, name }: AskedNoticeProps<A>) {
  const { t } = useTranslation('lock');
  const dirty = useSessionPart(session, (state) => state.dirty);
  const [busy, setBusy] = useState(false);
  const close = () => lock.pass({ asker: undefined });

  async function give(): Promise<void> {
    setBusy(true);
    try {
      // A refused save shows its reason, and the record stays here.
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
      what={t('asked.what', { name, ...session.kind.words() })}
      next={t(dirty ? 'asked.saves' : 'asked.gives', { name, ...session.kind.words() })}
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
