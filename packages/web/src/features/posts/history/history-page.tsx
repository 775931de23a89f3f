import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Eye, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PostLoading } from '../post-loading.tsx';
import { postDetail } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './history.module.css';
import { useHistoryAddress } from './history-address.ts';
import { useHistory } from './use-history.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

/** What became of a post save by save: the list on the left, any two of them beside each other on the right. */
export function HistoryPage() {
  const { t } = useTranslation('history');
  const { id = '' } = useParams();
  const { setLabel } = useTab();
  const detail = useQuery(postDetail(useProjectId(), id));
  const title = detail.data?.title;
  useEffect(() => {
    if (title) setLabel(t('tab', { title }));
  }, [setLabel, t, title]);
  if (detail.data) return <OpenHistory post={detail.data} />;
  if (detail.error) return <Failed error={detail.error} onRetry={() => void detail.refetch()} />;
  return <PostLoading />;
}

function OpenHistory({ post }: { readonly post: Post }) {
  const { t } = useTranslation(['history', 'posts']);
  const navigate = useNavigate();
  const address = useHistoryAddress();
  const history = useHistory(post.id, address.chosen);
  const chosen = address.chosen ?? history.versions[0]?.no;
  const version = history.versions.find(({ no }) => no === chosen);
  return (
    <div className={styles.page}>
      <ActionBar backTo="/manager_post" title={post.title} status={<PostStateTag state={post.state} />}>
        <Button icon={<Eye size={16} />} onClick={() => navigate(`/manager_post/view/${post.id}`)}>
          {t('posts:action.view')}
        </Button>
        {post.mayEdit && (
          <Button icon={<Pencil size={16} />} onClick={() => navigate(`/manager_post/edit/${post.id}`)}>
            {t('posts:action.edit')}
          </Button>
        )}
      </ActionBar>
      {history.error && <Failed error={history.error} onRetry={history.retry} />}
      {!history.error && !history.isLoaded && <Skeleton height="480px" />}
      {history.isLoaded && (
        <div className={styles.columns}>
          <div className={styles.aside}>
            <VersionList days={history.days} chosen={chosen} onChoose={address.choose} />
            {history.hasOlder && (
              <Button busy={history.isLoadingOlder} onClick={history.loadOlder}>
                {t('older')}
              </Button>
            )}
          </div>
          <section className={styles.work} aria-label={t('compared')}>
            {version && (
              <VersionComparison
                key={version.no}
                post={post}
                versions={history.versions}
                version={version}
                address={address}
              />
            )}
            {!version && history.isWhole && <NoVersion isGone={history.versions.length > 0} />}
          </section>
        </div>
      )}
    </div>
  );
}

/** Nothing was kept yet, or what the address names is kept no longer. */
function NoVersion({ isGone }: { readonly isGone: boolean }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      title={t(isGone ? 'gone.title' : 'empty.title')}
      text={t(isGone ? 'gone.text' : 'empty.text')}
    />
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('history');
  return (
    <ErrorState
      title={t('failed')}
      text={error.message}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
    />
  );
}
