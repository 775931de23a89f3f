import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FOOTERS, footerDetail } from '../footer-queries.ts';
import { FooterEditor } from './footer-editor.tsx';

export function FooterEditorPage() {
  const { t } = useTranslation('footers');
  const { id = '' } = useParams();
  const detail = useQuery(footerDetail(useProjectId(), id));
  if (detail.data) return <FooterEditor key={id} loaded={detail.data} />;
  if (detail.error)
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={FOOTERS}
      />
    );
  return <Skeleton height="640px" />;
}
