import { useQuery } from '@tanstack/react-query';
import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { royaltyCorrection } from '@toasoan/contract/features/royalties/royalty-correction.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { randomId } from '#web/core/random-id.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import {
  CorrectionLines,
  correctionForm,
  paidPost,
  refusedOf,
  WorthFields,
  worthOf,
} from '#web/features/posts/public-royalty.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { royaltyOfPost, useCreateCorrection } from '../royalty-queries.ts';

interface CorrectionDrawerProps {
  readonly postId: string;
  readonly onClose: () => void;
}

/** Corrects a post of a closed month. */
export function CorrectionDrawer({ postId, onClose }: CorrectionDrawerProps) {
  const { t } = useTranslation('royalties');
  const projectId = useProjectId();
  const state = useQuery(royaltyOfPost(projectId, postId)).data;
  const title = useQuery(paidPost(projectId, postId)).data?.title ?? '…';
  const heading = t('correction.of', { title });
  if (state?.royalty && state.month && isClosedMonth(state.month.state)) {
    return <CorrectionForm postId={postId} heading={heading} state={state} onClose={onClose} />;
  }
  return (
    <Drawer title={heading} onClose={onClose}>
      {state ? (
        <EmptyState title={t('correction.needless')} text={t('correction.needlessText')} />
      ) : (
        <Loading label={heading}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </Drawer>
  );
}

interface CorrectionFormProps extends CorrectionDrawerProps {
  readonly heading: string;
  readonly state: RoyaltyOfPost;
}

/** What the post should have paid; the server reckons the differences. */
function CorrectionForm({ postId, heading, state, onClose }: CorrectionFormProps) {
  const { t } = useTranslation(['royalties', 'ui']);
  const { royalty, rate, month } = state;
  const version = royalty?.version ?? 0;
  const [idempotencyKey] = useState(randomId);
  const [form] = useState(() =>
    correctionForm({ royalty, rate, group: 'NEWS', authors: [] }, (values) =>
      schemaProblems(royaltyCorrection, { postId, version, ...worthOf(values), reason: values.reason }),
    ),
  );
  const body = useRef<HTMLDivElement>(null);
  const create = useCreateCorrection();

  function send() {
    const { values } = form.get();
    const found = royaltyCorrection.safeParse({
      postId,
      version,
      ...worthOf(values),
      reason: values.reason,
    });
    if (!form.checkAll() || !found.success) {
      focusFirstProblem(body.current);
      return;
    }
    create.mutate(
      { body: found.data, idempotencyKey },
      {
        onSuccess: () => {
          showToast({
            tone: 'success',
            text: t('correction.done', { month: month ? periodText(month.nextOpen) : '' }),
          });
          onClose();
        },
        onError: (error) => {
          form.refuse(refusedOf(error));
          focusFirstProblem(body.current);
        },
      },
    );
  }
  return (
    <Drawer
      title={heading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={create.isPending} onClick={send}>
            {t('correction.open')}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack gap={4}>
          {month && (
            <p>
              {t('correction.text', { month: periodText(month.period), next: periodText(month.nextOpen) })}{' '}
              <TabLink to={`/manager_post/view/${postId}`}>{t('post.open')}</TabLink>
            </p>
          )}
          <WorthFields form={form} rate={rate} disabled={false} />
          <Field form={form} name="reason" label={t('correction.reason')} required>
            {(control) => <TextArea {...control} rows={2} maxLength={500} />}
          </Field>
          <CorrectionLines corrections={state.corrections} />
        </Stack>
      </div>
    </Drawer>
  );
}
