import { useMutation } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { download } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

const SHORTEST_REASON = 10;

interface ExportDialogProps {
  readonly asked: Omit<BodyInput<typeof accountEndpoints.export>, 'reason'>;
  readonly onClose: () => void;
}

/** The list as it is filtered, or its ticked rows, as a workbook; every file is on record with its reason. */
export function ExportDialog({ asked, onClose }: ExportDialogProps) {
  const { t } = useTranslation('accounts');
  const save = useMutation({
    mutationFn: (reason: string) => download(accountEndpoints.export, { body: { ...asked, reason } }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      showToast({ tone: 'success', text: t('export.done', { name }) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={asked.ids ? t('export.many', { count: asked.ids.length }) : t('export.title')}
      label={t('export.reason')}
      action={t('export.action')}
      least={{ characters: SHORTEST_REASON, text: t('reason.short', { min: SHORTEST_REASON }) }}
      busy={save.isPending}
      onSend={(reason) => save.mutate(reason)}
      onClose={onClose}
    >
      <p>{t('export.text')}</p>
    </ReasonDialog>
  );
}
