import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { SharePictureField } from '../files/share-picture-field.tsx';
import { SwitchField, TextField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

const SeoPreviews = lazyChunk(async () => {
  const [module] = await Promise.all([import('../../seo/seo-previews.tsx'), loadTexts(['seo'])]);
  return { default: module.SeoPreviews };
});
const StructuredData = lazyChunk(async () => {
  const [module] = await Promise.all([import('../../seo/structured-data.tsx'), loadTexts(['seo'])]);
  return { default: module.StructuredData };
});
const RedirectList = lazyChunk(async () => {
  const [module] = await Promise.all([import('../../redirects/redirect-list.tsx'), loadTexts(['redirects'])]);
  return { default: module.RedirectList };
});

const ADVISED_TITLE = 70;
const ADVISED_DESCRIPTION = 160;

/** The address and what search engines are told. Previews stand first in it, redirects last. */
export function SeoPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { form } = session;
  const title = useFormPart(form, ({ values }) => values.title);
  const source = useFormPart(form, ({ values }) => (values.origin === 'CRAWLED' ? values.sourceUrl : ''));
  return (
    <PostPanel session={session} name="seo">
      <Suspense>
        <SeoPreviews session={session} />
      </Suspense>
      <Field form={form} name="slug" label={t('posts:field.slug')} hint={t('posts:field.slugHint')}>
        {(control) => <TextInput {...control} before="/" placeholder={slugOf(title)} spellCheck={false} />}
      </Field>
      <Field form={form} name="seoTitle" label={t('posts:field.seoTitle')} counter={ADVISED_TITLE}>
        {(control) => <TextInput {...control} placeholder={title} />}
      </Field>
      <Field
        form={form}
        name="seoDescription"
        label={t('posts:field.seoDescription')}
        counter={ADVISED_DESCRIPTION}
      >
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <SharePictureField session={session} />
      <TextField
        session={session}
        name="canonicalUrl"
        type="url"
        placeholder={source === '' ? 'https://' : source}
        hint={t('hint.canonicalUrl')}
      />
      <SwitchField session={session} name="noindex" />
      <SwitchField session={session} name="inNewsSitemap" />
      <SwitchField session={session} name="inRss" />
      <Suspense>
        <StructuredData session={session} />
        <RedirectList session={session} />
      </Suspense>
    </PostPanel>
  );
}
