import type { PostSkeleton } from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { writerSearch } from './post-skeleton-queries.ts';
import type { PostSkeletonValues } from './post-skeleton-record.ts';
import { WeekdaysInput } from './weekdays-input.tsx';

interface PostSkeletonFormProps {
  readonly form: FormStore<PostSkeletonValues>;
  readonly skeleton: PostSkeleton | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function PostSkeletonForm({ form, skeleton, disabled }: PostSkeletonFormProps) {
  const { t } = useTranslation('post-skeletons');
  const projectId = useProjectId();
  const content =
    skeleton === undefined ? t('field.postHint') : t('field.postHintNow', { count: skeleton.wordCount });
  return (
    <>
      <Field form={form} name="title" label={t('field.title')} required disabled={disabled}>
        {(control) => <TextInput {...control} autoFocus={skeleton === undefined} />}
      </Field>
      <Field
        form={form}
        name="headline"
        label={t('field.headline')}
        hint={t('field.headlineHint')}
        disabled={disabled}
      >
        {(control) => <TextInput {...control} placeholder={t('field.headlineExample')} />}
      </Field>
      <Field form={form} name="postId" label={t('field.post')} hint={content} disabled={disabled}>
        {(control) => (
          <Picker
            {...control}
            label={t('field.post')}
            addLabel={t('field.postChoose')}
            search={postSearch(projectId)}
            max={1}
          />
        )}
      </Field>
      <Field form={form} name="note" label={t('field.note')} disabled={disabled}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field
        form={form}
        name="weekdays"
        label={t('field.weekdays')}
        hint={t('field.weekdaysHint')}
        disabled={disabled}
      >
        {(control) => <WeekdaysInput {...control} />}
      </Field>
      <Field form={form} name="time" label={t('field.time')} disabled={disabled}>
        {(control) => <TextInput {...control} type="time" required />}
      </Field>
      <Field
        form={form}
        name="assigneeId"
        label={t('field.assignee')}
        hint={t('field.assigneeHint')}
        disabled={disabled}
      >
        {(control) => (
          <Picker
            {...control}
            label={t('field.assignee')}
            addLabel={t('field.assigneeChoose')}
            search={writerSearch(projectId)}
            max={1}
          />
        )}
      </Field>
      <StatusField form={form} disabled={disabled} />
    </>
  );
}
