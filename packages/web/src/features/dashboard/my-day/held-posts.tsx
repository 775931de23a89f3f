import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyDay } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { WorkLine } from './work-line.tsx';
import { WorkSection } from './work-section.tsx';

type HeldPost = MyDay['open'][number];

/** Posts this person holds for writing: here they go on, elsewhere they can let go of them. */
export function HeldPosts({ posts }: { readonly posts: MyDay['open'] }) {
  const { t } = useTranslation('dashboard');
  const tabs = useTabs((state) => state.list.tabs);
  const release = useRelease();
  if (posts.length === 0) return null;
  return (
    <WorkSection title={t('day.open')}>
      {posts.map((post) => {
        const isHere = tabs.some(({ id }) => id === post.editingSession);
        return (
          <WorkLine
            key={post.postId}
            to={`/manager_post/edit/${post.postId}`}
            title={post.title}
            facts={
              <>
                <span>{t(isHere ? 'day.openHere' : 'day.openElsewhere')}</span>
                <DateText time={post.since} />
              </>
            }
            action={
              !isHere && (
                <Button
                  size="compact"
                  busy={release.isPending && release.variables.postId === post.postId}
                  aria-label={t('day.releaseNamed', { title: post.title })}
                  onClick={() => release.mutate(post)}
                >
                  {t('day.release')}
                </Button>
              )
            }
          />
        );
      })}
    </WorkSection>
  );
}

function useRelease() {
  const { t } = useTranslation('dashboard');
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ postId, editingSession }: HeldPost) =>
      call(lockEndpoints.leave, { params: { id: postId }, body: { editingSession } }),
    onSuccess: (_, { title }) => showToast({ tone: 'success', text: t('day.released', { title }) }),
    onSettled: () => invalidate(client, { queryKey: [projectId, 'dashboard'] }),
  });
}
