import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RulesForm } from './rules-form.tsx';
import { settingsRecord } from './use-settings-record.ts';

/** The rules that posts of the project meet before publication. */
export function PostRulesPage() {
  const { t } = useTranslation('settings');
  const projectId = useProjectId();
  const detail = useQuery(settingsRecord(projectId));
  if (detail.data) return <RulesForm key={projectId} loaded={detail.data} />;
  if (!detail.error) {
    return (
      <div aria-busy="true">
        <Skeleton height="480px" />
      </div>
    );
  }
  return (
    <LoadFailure
      title={t('failed')}
      error={detail.error}
      onRetry={() => void detail.refetch()}
      retrying={detail.isFetching}
    />
  );
}
