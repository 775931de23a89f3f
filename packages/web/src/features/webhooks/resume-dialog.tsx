import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useResumeWebhook, webhookDetail } from './webhook-queries.ts';

interface ResumeDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Turns a webhook on; asks what becomes of the messages that have waited. */
export function ResumeDialog({ id, onClose }: ResumeDialogProps) {
  const { t } = useTranslation(['webhooks', 'ui']);
  const { data: webhook } = useQuery(webhookDetail(useProjectId(), id));
  const resume = useResumeWebhook();
  const send = (version: number, dropsWaiting: boolean) =>
    resume.mutate(
      { id, body: { version, dropsWaiting } },
      {
        onSuccess: ({ title }) => {
          showToast({ tone: 'success', text: t('resumed', { title }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t('resume.title', { title: webhook?.title ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          {webhook && webhook.waiting > 0 && (
            <Button busy={resume.isPending} onClick={() => send(webhook.version, true)}>
              {t('resume.drop')}
            </Button>
          )}
          {webhook && (
            <Button variant="main" busy={resume.isPending} onClick={() => send(webhook.version, false)}>
              {t(webhook.waiting > 0 ? 'resume.send' : 'resume')}
            </Button>
          )}
        </>
      }
    >
      {webhook === undefined ? (
        <Skeleton height="60px" />
      ) : (
        <p>
          {webhook.waiting > 0
            ? t('resume.waiting', { count: webhook.waiting })
            : t('resume.text', { address: webhook.address })}
        </p>
      )}
    </Dialog>
  );
}
