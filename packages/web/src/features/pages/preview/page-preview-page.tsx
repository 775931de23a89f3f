import { useQuery } from '@tanstack/react-query';
import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { findSession } from '#web/features/articles/public.ts';
import { ArticlePreview, usePreviewLook, useTypedDraft } from '#web/features/articles/public-preview.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { openPages } from '../editing/open-pages.ts';
import { pageDetail } from '../editing/page-detail.ts';
import { PageStateTag } from '../page-state-tag.tsx';
import { pagePreview } from './preview-queries.ts';

/** A static page as its readers will get it, with what is typed in an open editor. */
export function PagePreviewPage() {
  const { t } = useTranslation('page-fields');
  const { id = '' } = useParams();
  const detail = useQuery(pageDetail(useProjectId(), id));
  if (detail.data) return <OpenPreview page={detail.data} />;
  if (!detail.error) return <Skeleton height="640px" />;
  return (
    <LoadFailure
      title={t('edit.failed')}
      error={detail.error}
      onRetry={() => void detail.refetch()}
      retrying={detail.isFetching}
      listAt="/setting_page/manager_page"
    />
  );
}

function OpenPreview({ page }: { readonly page: Page }) {
  const look = usePreviewLook();
  const isOlder = look.asked.versionNo !== undefined;
  const typed = useTypedDraft(page.mayEdit ? findSession(openPages, page.id) : undefined);
  const draft = isOlder ? undefined : typed;
  const found = useQuery(pagePreview(useProjectId(), page.id, { ...look.asked, ...(draft && { draft }) }));
  return (
    <ArticlePreview
      backTo={`/manager_page/edit/${page.id}`}
      title={draft?.title || page.title}
      status={<PageStateTag state={page.state} />}
      version={page.version}
      savedTime={page.updateTime}
      isTyped={draft !== undefined}
      found={found}
      look={look}
      presentAt={`/manager_page/preview/${page.id}`}
      editAt={page.mayEdit ? `/manager_page/edit/${page.id}` : undefined}
    />
  );
}
