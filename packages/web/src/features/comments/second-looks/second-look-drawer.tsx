import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import type { SecondLook } from '@toasoan/contract/features/comments/moderation/second-look-endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { commentKeys, secondLooks } from '../comment-queries.ts';
import { rejectName } from '../comment-words.ts';
import { WordsField } from '../questions/words-field.tsx';
import { FindingChips } from '../queue/finding-chips.tsx';
import { MarkedText } from '../queue/marked-text.tsx';
import styles from './second-looks.module.css';

const MAX_WORDS = 500;

/** Rejections drawn for a second person: does somebody else decide the same? */
export function SecondLookDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('comments');
  const looks = useQuery(secondLooks(useProjectId()));
  return (
    <Drawer title={t('secondLooks.title')} onClose={onClose}>
      <p className={styles.text}>{t('secondLooks.text')}</p>
      {looks.error && !looks.data && (
        <LoadFailure
          title={t('secondLooks.failed')}
          error={looks.error}
          onRetry={() => void looks.refetch()}
          retrying={looks.isFetching}
        />
      )}
      {looks.isPending && (
        <Loading label={t('loading')}>
          <Skeleton height="160px" />
        </Loading>
      )}
      {looks.data?.items.length === 0 && <EmptyState title={t('secondLooks.none')} />}
      {looks.data?.items.map((look) => (
        <LookCard key={look.id} look={look} />
      ))}
    </Drawer>
  );
}

function LookCard({ look }: { readonly look: SecondLook }) {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const { comment, firstBy, firstTime } = look;
  const give = useMutation({
    mutationFn: (agrees: boolean) =>
      call(commentEndpoints.giveSecondLook, {
        params: { id: look.id },
        body: { agrees, text: words.trim() },
      }),
    onSuccess: (_row, agrees) =>
      showToast({ tone: 'success', text: t(agrees ? 'secondLooks.agreed' : 'secondLooks.reopened') }),
    onSettled: () => invalidate(client, { queryKey: commentKeys(projectId) }),
  });
  return (
    <article className={styles.card} aria-label={t('secondLooks.of', { name: comment.senderName })}>
      <p className={styles.head}>
        <strong>{comment.senderName}</strong> · {comment.targetTitle}
      </p>
      <p className={styles.words}>
        <MarkedText text={comment.content} findings={comment.isEdited ? [] : comment.findings} />
      </p>
      <div className={styles.chips}>
        <FindingChips comment={comment} />
      </div>
      <p className={styles.head}>
        {t('secondLooks.first', { name: firstBy })}
        {comment.rejectCode !== null && `: ${rejectName(comment.rejectCode)}`}
        {comment.rejectText !== '' && ` (${comment.rejectText})`} · <DateText time={firstTime} isShort />
      </p>
      <WordsField label={t('secondLooks.words')} rows={1} max={MAX_WORDS} value={words} onChange={setWords} />
      <div className={styles.buttons}>
        <Button variant="main" busy={give.isPending} onClick={() => give.mutate(true)}>
          {t('secondLooks.agree')}
        </Button>
        <Button busy={give.isPending} onClick={() => give.mutate(false)}>
          {t('secondLooks.disagree')}
        </Button>
      </div>
    </article>
  );
}
