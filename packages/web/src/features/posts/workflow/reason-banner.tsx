import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { postTransitionLog } from '../post-queries.ts';
import styles from './reason-banner.module.css';

/** The reason of the post's state: what was asked, by whom and when. */
export function ReasonBanner({ post }: { readonly post: Post }) {
  const { t } = useTranslation(['workflow', 'posts']);
  const projectId = useProjectId();
  const log = useInfiniteQuery({
    ...postTransitionLog(projectId, post.id),
    enabled: post.stateReason !== '',
  });
  if (post.stateReason === '') return null;
  const transition = log.data?.pages[0]?.items.find(({ from, to }) => from !== to && to === post.state);
  return (
    <Banner tone={post.state === 'REJECTED' || post.state === 'TAKEN_DOWN' ? 'danger' : 'warning'}>
      <p className={styles.what}>
        <strong>{t(`posts:state.${post.state}`)}</strong>
        {' · '}
        {transition && `${transition.userId === null ? t('log.system') : transition.userName}, `}
        <time dateTime={post.stateTime}>{formatDateTime(new Date(post.stateTime))}</time>
      </p>
      <p className={styles.reason}>{post.stateReason}</p>
    </Banner>
  );
}
