import { useMutation } from '@tanstack/react-query';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { type RoyaltyExportKind, SHEET_TITLES } from '@toasoan/contract/features/royalties/royalty-export.ts';
import { royaltySheetEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { download } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { UnpayableBanner } from './unpayable-banner.tsx';

const SHORTEST_REASON = 10;

interface ExportDialogProps {
  readonly kind: RoyaltyExportKind;
  readonly period: string;
  /** Of the file about one person. */
  readonly person?: string;
  readonly onClose: () => void;
}

/** Every file is on record with its reason; the list for the bank holds account numbers in full. */
export function ExportDialog({ kind, period, person = '', onClose }: ExportDialogProps) {
  const { t } = useTranslation('royalties');
  const title = SHEET_TITLES[kind][currentLanguage()];
  const save = useMutation({
    mutationFn: (reason: string) => {
      const asked = { period, reason };
      const body = kind === 'person' ? { kind, person, ...asked } : { kind, ...asked };
      return download(royaltySheetEndpoints.export, { body });
    },
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      showToast({ tone: 'success', text: t('export.done', { name }) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('export.title', { what: title, month: periodText(period) })}
      label={t('export.reason')}
      action={t('export.action')}
      least={{ characters: SHORTEST_REASON, text: t('reason.short', { min: SHORTEST_REASON }) }}
      busy={save.isPending}
      onSend={(reason) => save.mutate(reason)}
      onClose={onClose}
    >
      {kind === 'bank' ? (
        <Stack gap={3}>
          <UnpayableBanner period={period} />
          <Banner tone="warning">{t('export.bankWarning')}</Banner>
        </Stack>
      ) : (
        <p>{t('export.text')}</p>
      )}
    </ReasonDialog>
  );
}
