import type { AccountState } from '@toasoan/contract/features/accounts/account.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/display/status-tag.tsx';

interface StateTagProps {
  readonly account: { readonly state: AccountState | null; readonly status: Status };
}

const TONES = { DRAFT: 'draft', PUBLISHED: 'published', UNPUBLISHED: 'unpublished' } as const;

/** Whether readers see it; for kinds without a page for readers, whether it is in use. */
export function StateTag({ account: { state, status } }: StateTagProps) {
  const { t } = useTranslation('accounts');
  if (status === 'DISABLED') return <StatusTag tone="taken-down">{t('status.DISABLED')}</StatusTag>;
  if (state === null) return <StatusTag tone="published">{t('status.ENABLE')}</StatusTag>;
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
