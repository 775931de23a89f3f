import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { useListedPost } from '../opening/listed-post.ts';
import { OpeningEditor } from '../opening/opening-editor.tsx';
import { PostLoading } from '../post-loading.tsx';
import { postDetail } from '../post-queries.ts';
import { PostEditor } from './post-editor.tsx';

export { preloadEditor } from './editor-parts.ts';

import { useOpenSession } from './open-sessions.ts';

/** Writes a new post or edits one on the same mounted page, so that a first save keeps cursor and undo. */
export function PostEditPage() {
  const { t } = useTranslation('posts');
  const { id } = useParams();
  useWorkScreen();
  const projectId = useProjectId();
  const open = useOpenSession();
  const detail = useQuery({ ...postDetail(projectId, id ?? ''), enabled: id !== undefined && !open });
  if (open || id === undefined || detail.data) return <PostEditor loaded={open ? undefined : detail.data} />;
  if (detail.error) {
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt="/manager_post"
      />
    );
  }
  return <Waiting id={id} />;
}

function Waiting({ id }: { readonly id: string }) {
  const listed = useListedPost(id);
  return listed ? <OpeningEditor post={listed} /> : <PostLoading />;
}
