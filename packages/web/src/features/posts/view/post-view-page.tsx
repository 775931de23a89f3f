import { useQuery } from '@tanstack/react-query';
import { readingMinutes } from '@toasoan/contract/article/article-text.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { postDetail } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import { PostArticle } from './post-article.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostMoves } from './post-moves.tsx';

export function PostViewPage() {
  const { t } = useTranslation('posts');
  const { id = '' } = useParams();
  const projectId = useProjectId();
  const { setLabel } = useTab();
  const detail = useQuery(postDetail(projectId, id));
  const title = detail.data?.title;
  useEffect(() => {
    if (title) setLabel(title);
  }, [setLabel, title]);
  if (detail.data) return <OpenPost post={detail.data} />;
  if (detail.error) {
    return (
      <ErrorState
        title={t('view.failed')}
        text={detail.error.message}
        requestId={detail.error instanceof ApiError ? detail.error.requestId : undefined}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
      />
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton height="480px" />
    </div>
  );
}

function OpenPost({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  const navigate = useNavigate();
  return (
    <FormPage
      bar={
        <ActionBar backTo="/manager_post" title={post.title} status={<PostStateTag state={post.state} />}>
          <PostMoves post={post} />
          {post.mayEdit && (
            <Button
              variant="main"
              icon={<Pencil size={16} />}
              onClick={() => navigate(`/manager_post/edit/${post.id}`)}
            >
              {t('action.edit')}
            </Button>
          )}
        </ActionBar>
      }
      asideLabel={t('view.facts')}
      aside={
        <InspectorPanel name="post.facts" title={t('view.facts')}>
          <PostFacts post={post} minutes={readingMinutes(post.wordCount)} />
        </InspectorPanel>
      }
    >
      <PostArticle post={post} />
    </FormPage>
  );
}
