import type { AccountState } from '@toasoan/contract/features/accounts/account.ts';
import { ACCOUNT_CHECK_TEXTS } from '@toasoan/contract/features/accounts/checks/account-check-texts.ts';
import { blockersOf } from '@toasoan/contract/features/accounts/checks/check-account.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type SavedAccount, useTransition } from '../account-queries.ts';
import { UnpublishDialog } from '../unpublish-dialog.tsx';
import { textOfCheck } from './text-of-check.ts';

interface PublishButtonProps {
  readonly account: SavedAccount;
  readonly state: AccountState;
  readonly dirty: boolean;
  readonly onSave: () => Promise<SavedAccount | undefined>;
}

/** Shows the page to readers, or takes it back with a reason. What is typed is saved first. */
export function PublishButton({ account, state, dirty, onSave }: PublishButtonProps) {
  const { t } = useTranslation('accounts');
  const [asking, setAsking] = useState(false);
  const transition = useTransition();
  const [blocker] = blockersOf(account.checks);

  async function publish() {
    const saved = dirty ? await onSave() : account;
    if (!saved) return;
    await transition.mutateAsync({ userId: saved.userId, version: saved.version, to: 'PUBLISHED' });
    showToast({ tone: 'success', text: t('published', { name: saved.displayName }) });
  }
  if (state !== 'PUBLISHED') {
    const text = blocker && ACCOUNT_CHECK_TEXTS[blocker.code].open[currentLanguage()];
    return (
      <Button
        busy={transition.isPending}
        disabledReason={!dirty && blocker && text !== undefined ? textOfCheck(blocker) : undefined}
        onClick={() => void publish().catch(() => undefined)}
      >
        {t('publish')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('unpublish')}</Button>
      {asking && <UnpublishDialog account={account} onClose={() => setAsking(false)} />}
    </>
  );
}
