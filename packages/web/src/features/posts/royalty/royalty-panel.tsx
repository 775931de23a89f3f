import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import { periodAfter, periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { CorrectionLines } from './correction-lines.tsx';
import { PayStateFields, WorthFields } from './royalty-fields.tsx';
import { draftOf, type RoyaltyValues, refusedOf, royaltyForm } from './royalty-values.ts';

const SHEETS = '/manager_user/manager_account_author/royalties';
/** Months after the first open one that a royalty may be put into. */
const MONTHS_AHEAD = 3;

type PaidPost = Pick<Post, 'id' | 'authors' | 'details'>;

/** The royalty of a post, for people who set it. */
export function RoyaltyPanel({ post }: { readonly post: PaidPost }) {
  const { t } = useTranslation('royalty');
  const { data } = useQuery(royaltyOf(useProjectId(), post.id));
  return (
    <InspectorPanel name="post.royalty" title={t('title')} closedAtFirst>
      {data ? (
        <RoyaltyForm key={`${data.royalty?.version ?? 0}-${data.month?.state}`} post={post} state={data} />
      ) : (
        <Skeleton height="160px" />
      )}
    </InspectorPanel>
  );
}

interface RoyaltyFormProps {
  readonly post: PaidPost;
  readonly state: RoyaltyOfPost;
}

/** What the post pays; read-only from the closing of its month on. */
function RoyaltyForm({ post, state }: RoyaltyFormProps) {
  const { t } = useTranslation('royalty');
  const { royalty, rate, month } = state;
  const [form] = useState(() =>
    royaltyForm({ royalty, rate, group: state.proposedGroup, authors: post.authors }),
  );
  const save = useSaveRoyalty(post.id);
  const isClosed = royalty !== null && month !== null && isClosedMonth(month.state);

  function send() {
    const draft = form.checkAll() ? draftOf(form.get().values) : undefined;
    if (!draft) return;
    save.mutate(
      { postId: post.id, version: royalty?.version ?? 0, ...draft },
      {
        onSuccess: () => showToast({ tone: 'success', text: t('done') }),
        onError: (error) => form.refuse(refusedOf(error)),
      },
    );
  }
  return (
    <Stack gap={3}>
      {isClosed && <ClosedMonth postId={post.id} month={month} />}
      <WorthFields form={form} rate={rate} disabled={isClosed} />
      <PayStateFields form={form} disabled={isClosed} />
      <PeriodField form={form} month={month} disabled={isClosed} />
      <CorrectionLines corrections={state.corrections} />
      {!isClosed && (
        <Button variant="main" busy={save.isPending} onClick={send}>
          {t('save')}
        </Button>
      )}
    </Stack>
  );
}

type MonthOfPost = NonNullable<RoyaltyOfPost['month']>;

interface ClosedMonthProps {
  readonly postId: string;
  readonly month: MonthOfPost;
}

/** Says that only a correction changes it now, and leads there. */
function ClosedMonth({ postId, month }: ClosedMonthProps) {
  const { t } = useTranslation('royalty');
  const seesSheets = canEnter(AREA_RULES['royalty-sheets'], useVisitor());
  return (
    <Banner
      tone="info"
      actions={
        seesSheets && (
          <TabLink to={`${SHEETS}?period=${month.period}&open=correct-${postId}`}>
            {t('closed.correct')}
          </TabLink>
        )
      }
    >
      {t('closed.text', { month: periodText(month.period), next: periodText(month.nextOpen) })}
    </Banner>
  );
}

interface PeriodFieldProps {
  readonly form: FormStore<RoyaltyValues>;
  readonly month: MonthOfPost | null;
  readonly disabled: boolean;
}

/** The month that pays it: that of publication, or a later one. */
function PeriodField({ form, month, disabled }: PeriodFieldProps) {
  const { t } = useTranslation('royalty');
  const { period } = form.get().saved;
  const ahead = month
    ? Array.from({ length: MONTHS_AHEAD }, (_, months) => periodAfter(month.nextOpen, months))
    : [];
  const known = [...new Set([...(period === '' ? [] : [period]), ...ahead])].sort();
  return (
    <Field form={form} name="period" label={t('field.period')} disabled={disabled}>
      {(control) => (
        <Select
          {...control}
          label={t('field.period')}
          options={[
            { value: '', label: t('period.ofPublication') },
            ...known.map((one) => ({ value: one, label: periodText(one) })),
          ]}
          onChange={(one) => control.onChange(one ?? '')}
        />
      )}
    </Field>
  );
}

/** Beside the posts, because no change of a post changes its royalty. */
function royaltyOf(projectId: string, postId: string) {
  return queryOptions({
    queryKey: [projectId, 'royalties', 'post', postId],
    queryFn: ({ signal }) => call(royaltyEndpoints.detail, { params: { id: postId }, signal }),
  });
}

function useSaveRoyalty(postId: string) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof royaltyEndpoints.save>) => call(royaltyEndpoints.save, { body }),
    onSuccess: (saved) => client.setQueryData(royaltyOf(projectId, postId).queryKey, saved),
    onError: () => invalidate(client, { queryKey: royaltyOf(projectId, postId).queryKey }),
    onSettled: () => invalidate(client, { queryKey: [projectId, 'royalties'] }),
  });
}
