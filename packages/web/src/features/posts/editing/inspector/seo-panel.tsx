import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { ChooseFiles } from '../files/choose-files.tsx';
import { FileCard } from '../files/file-card.tsx';
import styles from '../files/files.module.css';
import { usePostFile } from '../files/use-post-files.ts';
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

/** The address and search engine settings. Previews come first, redirects last. */
export function SeoPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { form } = session;
  const title = useSettledPart(form, ({ values }) => values.title);
  const address = useSettledPart(form, ({ values }) => values.slug || slugOf(values.title));
  const isHidden = useFormPart(form, ({ values }) => values.noindex);
  const source = useFormPart(form, ({ values }) => (values.origin === 'CRAWLED' ? values.sourceUrl : ''));
  return (
    <PostPanel session={session} name="seo" summary={isHidden ? t('summary.noindex') : `/${address}`}>
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

/** The picture that social networks show instead of the cover. */
function SharePictureField({ session }: PanelProps) {
  const { t } = useTranslation('files');
  const id = useFormPart(session.form, ({ values }) => values.ogImageId);
  const file = usePostFile(session, id);
  return (
    <fieldset data-field="ogImageId" className={styles.fieldset}>
      <legend>{t('share')}</legend>
      {id === null ? <p className={textStyles.hint}>{t('share.hint')}</p> : <FileCard file={file} />}
      <Row>
        <ChooseFiles
          label={t(id === null ? 'share.choose' : 'share.change')}
          kinds={['IMAGE']}
          onPick={([picked]) => picked && session.form.set('ogImageId', picked.id)}
        />
        {id !== null && <Button onClick={() => session.form.set('ogImageId', null)}>{t('remove')}</Button>}
      </Row>
    </fieldset>
  );
}
