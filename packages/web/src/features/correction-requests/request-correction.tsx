import { useQuery } from '@tanstack/react-query';
import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { CORRECTABLE_STATES } from '@toasoan/contract/features/posts/correction/correction-rules.ts';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import {
  CorrectionDialog,
  correctionsOf,
  PostStateTag,
  postDetail,
} from '#web/features/posts/public-correction-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';

export interface RequestCorrectionProps {
  readonly item: CorrectionRequest;
  readonly postId: string;
}

/** Other corrections of its post since an accepted request came, and the way to write one for it. */
export function RequestCorrection({ item, postId }: RequestCorrectionProps) {
  const { t } = useTranslation('correction-requests');
  const projectId = useProjectId();
  const [isWriting, setWriting] = useState(false);
  const post = useQuery(postDetail(projectId, postId)).data;
  const corrections = useQuery(correctionsOf(projectId, postId)).data?.items.filter(
    (one) => one.postId === postId && Date.parse(one.createTime) >= Date.parse(item.receivedTime),
  );
  const isPublished = corrections?.some((one) => one.correctionState === 'PUBLISHED') ?? false;
  const others = corrections?.filter((one) => one.request?.id !== item.id);
  const stopped = post && !CORRECTABLE_STATES.includes(post.state) ? t('correction.notPublic') : undefined;
  if (item.state !== 'ACCEPTED' && !others?.length) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('correction.title')}>
      <h3 className={textStyles.strong}>{t('correction.title')}</h3>
      {others?.map((one) => (
        <Row key={one.id} align="center">
          <PostStateTag state={one.correctionState} />
          <AppLink href={`/manager_post/view/${one.correctionPostId}`}>{one.correctText}</AppLink>
          <DateText time={one.correctionPublishedTime ?? one.createTime} />
        </Row>
      ))}
      {item.state === 'ACCEPTED' && (
        <>
          <p className={textStyles.hint}>
            {t(isPublished ? 'correction.answerNext' : 'correction.publishNext')}
          </p>
          <Row>
            <Button
              icon={<MessageSquareWarning size={16} />}
              busy={post === undefined}
              disabledReason={stopped}
              onClick={() => setWriting(true)}
            >
              {t('correction.write')}
            </Button>
          </Row>
        </>
      )}
      {isWriting && post && (
        <CorrectionDialog
          postId={postId}
          publishedRef={{
            title: post.title,
            section: post.mainCategory?.title ?? '',
            date: post.publishedTime,
          }}
          requestId={item.id}
          draft={{
            wrongText: item.claim,
            correctText: item.proposal,
            basis: item.relation === 'AUTHORITY' ? 'AUTHORITY' : 'COMPLAINT',
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </Stack>
  );
}
