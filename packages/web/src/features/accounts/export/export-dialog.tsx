import { useMutation } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { download } from '#web/core/api/api.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

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
      keepFile(name, content);
      showToast({ tone: 'success', text: t('export.done', { name }) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={asked.ids ? t('export.many', { count: asked.ids.length }) : t('export.title')}
      text={t('export.text')}
      label={t('export.reason')}
      action={t('export.action')}
      shortest={SHORTEST_REASON}
      busy={save.isPending}
      onSend={(reason) => save.mutate(reason)}
      onClose={onClose}
    />
  );
}

function keepFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
