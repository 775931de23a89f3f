import {
  type PostSkeleton,
  postSkeletonCreate,
} from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createSkeleton, skeletonDetail, updateSkeleton } from './post-skeleton-queries.ts';
import { useWeekdaySpans } from './weekday-names.ts';

/** What the form holds; its fields have the names of the call's. */
export interface PostSkeletonValues {
  readonly title: string;
  readonly headline: string;
  /** The post whose content is taken; none: the content stays as it is. */
  readonly postId: readonly Picked[];
  readonly note: string;
  readonly weekdays: readonly number[];
  readonly time: string;
  readonly assigneeId: readonly Picked[];
  readonly status: Status;
}

const BLANK: PostSkeletonValues = {
  title: '',
  headline: '',
  postId: [],
  note: '',
  weekdays: [],
  time: '06:00',
  assigneeId: [],
  status: 'ENABLE',
};

function toInput({ postId, assigneeId, weekdays, headline, ...values }: PostSkeletonValues) {
  return {
    ...values,
    headline: headline.trim() === '' ? undefined : headline,
    postId: postId[0]?.id,
    assigneeId: assigneeId[0]?.id ?? null,
    weekdays: [...weekdays],
  };
}

function toValues({
  title,
  headline,
  note,
  weekdays,
  time,
  assignee,
  status,
}: PostSkeleton): PostSkeletonValues {
  return {
    title,
    headline,
    postId: [],
    note,
    weekdays,
    time,
    assigneeId: assignee === null ? [] : [{ id: assignee.userId, label: assignee.displayName }],
    status,
  };
}

async function save(values: PostSkeletonValues, skeleton: PostSkeleton | undefined): Promise<PostSkeleton> {
  return skeleton ? await updateSkeleton(skeleton, toInput(values)) : await createSkeleton(toInput(values));
}

/** @param from the post that a new skeleton is made of */
export function usePostSkeletonRecord(
  from: Picked | undefined,
): RecordForm<PostSkeleton, PostSkeletonValues> {
  const { t } = useTranslation('post-skeletons');
  const status = useStatusName();
  const dayNames = useWeekdaySpans();
  const names = (picked: readonly Picked[]) => picked.map(({ label }) => label).join(', ');
  return {
    name: 'post-skeletons',
    detail: skeletonDetail,
    blank: () =>
      from === undefined ? BLANK : { ...BLANK, title: from.label, headline: from.label, postId: [from] },
    toValues,
    validate: (values) => schemaProblems(postSkeletonCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      headline: { label: t('field.headline') },
      postId: { label: t('field.post'), show: names },
      note: { label: t('field.note') },
      weekdays: { label: t('field.weekdays'), show: dayNames },
      time: { label: t('field.time') },
      assigneeId: { label: t('field.assignee'), show: names },
      status,
    },
  };
}
