import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { relatedEndpoints } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import { SAME } from '@toasoan/contract/vocabulary/similar-titles.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { PostValues } from '../editing/post-values.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './similar-titles.module.css';

/** Milliseconds after typing has paused before the server is asked. */
const PAUSE = 450;
/** Shorter headlines say too little for a comparison. */
const FEWEST_WORDS = 4;

interface SimilarTitlesProps {
  readonly form: FormStore<PostValues>;
  readonly ownId: string | undefined;
}

/** Warns while a headline is typed that a similar post exists. */
export function SimilarTitles({ form, ownId }: SimilarTitlesProps) {
  const { t } = useTranslation('similar');
  const projectId = useProjectId();
  const settled = useRestingTitle(form);
  const found = useQuery({
    queryKey: [projectId, 'posts', 'similar', settled, ownId],
    queryFn: ({ signal }) =>
      call(relatedEndpoints.similar, {
        query: { title: settled, exceptId: ownId },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    enabled: settled.split(/\s+/).length >= FEWEST_WORDS,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  }).data;
  if (!found || found.items.length === 0 || settled === '') return null;
  const isSame = found.items.some(({ score }) => score >= SAME);
  return (
    <Banner tone={isSame ? 'warning' : 'info'}>
      {t(isSame ? 'same' : 'alike')}
      <ul className={styles.posts}>
        {found.items.map((post) => (
          <li key={post.id}>
            <TabLink to={`/manager_post/view/${post.id}`}>{post.title}</TabLink>
            <PostStateTag state={post.state} />
            <span className={styles.score}>
              {t('score', { n: Math.round(post.score * 100), name: post.createdBy })}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The headline after a longer pause. */
function useRestingTitle(form: FormStore<PostValues>): string {
  const read = () => form.get().values.title.trim();
  const [resting, setResting] = useState(read);
  const rest = useEffectEvent(() => setResting(read()));
  useEffect(() => {
    let timer = 0;
    function wait() {
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, PAUSE);
    }
    const stop = form.whenSettled(wait);
    wait();
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [form]);
  return resting;
}
