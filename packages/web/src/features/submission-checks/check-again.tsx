import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submissionCheckEndpoints } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { submissionDetail } from '#web/features/submissions/public-page.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Has one work checked again. */
export function CheckAgain({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('submission-checks');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayCheck = useMay('contest.check');
  const check = useMutation({
    mutationFn: () => call(submissionCheckEndpoints.check, { params: { id: workId }, body: {} }),
    onSuccess: () => {
      showToast({ tone: 'info', text: t('again.started') });
      void invalidate(client, { queryKey: submissionDetail(projectId, workId).queryKey });
    },
  });
  if (!mayCheck) return null;
  return (
    <IconButton
      size="compact"
      icon={<RotateCw size={15} />}
      label={t('again')}
      busy={check.isPending}
      onClick={() => check.mutate()}
    />
  );
}
