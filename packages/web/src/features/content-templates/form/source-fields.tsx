import {
  factsOfType,
  type TemplateType,
} from '@toasoan/contract/features/content-templates/template-kinds.ts';
import { RELATED_MODES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { TemplateValues } from '../template-values.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { Flag } from './flags-input.tsx';
import { PinsInput } from './pins-input.tsx';
import { QueryInput } from './query-input.tsx';

interface SourceFieldsProps {
  readonly form: FormStore<TemplateValues>;
  readonly type: TemplateType;
  readonly disabled: boolean;
}

const WITH_RULE: readonly string[] = ['posts', 'events', 'places', 'figures', 'tags'];

/** Where the items of a block come from: its rule, its related posts and its pins. */
export function SourceFields({ form, type, disabled }: SourceFieldsProps) {
  const { t } = useTranslation('content-templates');
  const projectId = useProjectId();
  const search = useMemo(() => categorySearch(projectId), [projectId]);
  const mode = useFormPart(form, (state) => state.values.sourceMode);
  const limit = useFormPart(form, (state) => state.values.limit);
  const isRelated = useFormPart(form, (state) => state.values.isRelated);
  const relatedMode = useFormPart(form, (state) => state.values.relatedMode);
  const { content, sort, postTypes } = factsOfType(type);
  const isOfPosts = content === 'posts';
  const common = { form, disabled };
  return (
    <>
      {WITH_RULE.includes(content) && !(isOfPosts && mode === 'MANUAL') && (
        <Field {...common} name="query" label={t('field.query')}>
          {(control) => (
            <QueryInput
              {...control}
              hasSort={isOfPosts && sort === undefined}
              hasPostTypes={isOfPosts && postTypes === undefined}
            />
          )}
        </Field>
      )}
      {isOfPosts && mode !== 'MANUAL' && <Flag {...common} name="isRelated" label={t('field.isRelated')} />}
      {isOfPosts && isRelated && (
        <Field {...common} name="relatedMode" label={t('field.relatedMode')}>
          {(control) => (
            <ChoiceTiles
              {...control}
              label={t('field.relatedMode')}
              options={RELATED_MODES.map((one) => ({ value: one, label: t(`related.${one}`) }))}
            />
          )}
        </Field>
      )}
      {isOfPosts && isRelated && relatedMode === 'collection' && (
        <Field {...common} name="relatedCategoryIds" label={t('field.relatedCategories')}>
          {(control) => (
            <Picker
              {...control}
              label={t('field.relatedCategories')}
              addLabel={t('rule.add')}
              search={search}
              max={20}
            />
          )}
        </Field>
      )}
      {isOfPosts && mode !== 'AUTO' && (
        <Field {...common} name="pinned" label={t('field.pinned')} hint={t('field.pinnedHint')}>
          {(control) => <PinsInput {...control} label={t('field.pinned')} limit={limit ?? 1} />}
        </Field>
      )}
    </>
  );
}
