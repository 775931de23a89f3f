import { MAX_CATEGORIES, MAX_TAGS } from '@toasoan/contract/features/posts/post.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TagPicker } from '#web/features/tags/public.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useProblemCount } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { BylineInput } from './byline-input.tsx';
import { CategoriesInput } from './categories-input.tsx';
import styles from './post-editor.module.css';
import type { PostSession } from './post-session.ts';
import { PublishChecklist } from './publish-checklist.tsx';

const TERMS = ['mainCategoryId', 'otherCategoryIds', 'tags', 'keywords'] as const;
const SEO = ['slug', 'seoTitle', 'seoDescription'] as const;
const ADVISED_SEO_TITLE = 70;
const ADVISED_SEO_DESCRIPTION = 160;

interface PanelProps {
  readonly session: PostSession;
}

export function PostInspector({ session }: PanelProps) {
  return (
    <>
      <PublishChecklist session={session} />
      <TermsPanel session={session} />
      <AuthorsPanel session={session} />
      <SeoPanel session={session} />
    </>
  );
}

function TermsPanel({ session: { form } }: PanelProps) {
  const { t } = useTranslation('posts');
  const categories = useCategoryOptions();
  const mainId = useFormPart(form, (state) => state.values.mainCategoryId);
  return (
    <InspectorPanel name="post.terms" title={t('panel.terms')} problems={useProblemCount(form, TERMS)}>
      <div className={styles.fields}>
        <div data-field="mainCategoryId">
          <Field form={form} name="mainCategoryId" label={t('field.mainCategoryId')}>
            {(control) => (
              <Select {...control} label={t('field.mainCategoryId')} clearable options={categories} />
            )}
          </Field>
        </div>
        <Field form={form} name="otherCategoryIds" label={t('field.otherCategoryIds')}>
          {(control) => (
            <CategoriesInput
              {...control}
              options={categories.filter((option) => option.value !== mainId)}
              max={MAX_CATEGORIES - 1}
            />
          )}
        </Field>
        <Field form={form} name="tags" label={t('field.tags')}>
          {(control) => <TagPicker {...control} max={MAX_TAGS} />}
        </Field>
        <Field form={form} name="keywords" label={t('field.keywords')}>
          {(control) => <TagInput {...control} />}
        </Field>
      </div>
    </InspectorPanel>
  );
}

function AuthorsPanel({ session: { form } }: PanelProps) {
  const { t } = useTranslation('posts');
  return (
    <InspectorPanel
      name="post.authors"
      title={t('panel.authors')}
      problems={useProblemCount(form, ['authors'])}
    >
      <div data-field="authors">
        <Field form={form} name="authors" label={t('field.authors')}>
          {(control) => <BylineInput {...control} />}
        </Field>
      </div>
    </InspectorPanel>
  );
}

function SeoPanel({ session: { form } }: PanelProps) {
  const { t } = useTranslation('posts');
  const title = useFormPart(form, (state) => state.values.title);
  return (
    <InspectorPanel
      name="post.seo"
      title={t('panel.seo')}
      problems={useProblemCount(form, SEO)}
      closedAtFirst
    >
      <div className={styles.fields}>
        <Field form={form} name="slug" label={t('field.slug')} hint={t('field.slugHint')}>
          {(control) => <TextInput {...control} before="/" placeholder={slugOf(title)} spellCheck={false} />}
        </Field>
        <Field form={form} name="seoTitle" label={t('field.seoTitle')} counter={ADVISED_SEO_TITLE}>
          {(control) => <TextInput {...control} placeholder={title} />}
        </Field>
        <Field
          form={form}
          name="seoDescription"
          label={t('field.seoDescription')}
          counter={ADVISED_SEO_DESCRIPTION}
        >
          {(control) => <TextArea {...control} rows={3} />}
        </Field>
      </div>
    </InspectorPanel>
  );
}
