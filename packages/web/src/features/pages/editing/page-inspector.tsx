import type { PageTemplate } from '@toasoan/contract/features/pages/page-kinds.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionPart } from '#web/features/articles/public.ts';
import { ChooseFiles, CoverFields, FileCard, usePostFile } from '#web/features/posts/public-cover.ts';
import { languageName } from '#web/features/projects/public.ts';
import { useSidebarChoice } from '#web/patterns/sidebar-choice/sidebar-choice-slot.ts';
import { TranslationsPanel } from '#web/patterns/translation-slots/translations-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ChoiceField, LongTextField, PageField, SwitchField, TextField } from './page-field.tsx';
import { PagePanel, type PanelProps } from './page-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { TemplateChoice } from './template-choice.tsx';

const ADVISED_TITLE = 70;
const ADVISED_DESCRIPTION = 160;

/** The panels about the page, in the order in which a newsroom needs them. */
export function PageInspector({ session }: PanelProps) {
  const page = useSessionPart(session, (state) => state.record);
  return (
    <>
      <ChecklistPanel session={session} />
      <ReviewPanel session={session} page={page} />
      <TemplatePanel session={session} />
      <PlacePanel session={session} />
      <PicturePanel session={session} />
      <SeoPanel session={session} />
      {page && <TranslationsPanel kind="PAGE" id={page.id} title={page.title} />}
    </>
  );
}

function TemplatePanel({ session }: PanelProps) {
  const { t } = useTranslation(['page-fields', 'pages']);
  const SidebarChoice = useSidebarChoice();
  const template: PageTemplate = useFormPart(session.form, ({ values }) => values.template);
  return (
    <PagePanel session={session} name="template" openAtFirst summary={t(`pages:template.${template}`)}>
      <PageField session={session} name="template">
        {(control) => <TemplateChoice {...control} />}
      </PageField>
      <ChoiceField
        session={session}
        name="lang"
        options={RECORD_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      <PageField session={session} name="sidebarId" hint={t('sidebar.hint')}>
        {(control, label) => (
          <Suspense>
            <SidebarChoice {...control} label={label} />
          </Suspense>
        )}
      </PageField>
    </PagePanel>
  );
}

function PicturePanel({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const hasCover = useFormPart(session.form, ({ values }) => values.cover !== null);
  return (
    <PagePanel session={session} name="picture" summary={t(hasCover ? 'picture.one' : 'picture.none')}>
      <CoverFields session={session} />
    </PagePanel>
  );
}

function SeoPanel({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const title = useSettledPart(session.form, ({ values }) => values.title);
  const isHidden = useFormPart(session.form, ({ values }) => values.noindex);
  return (
    <PagePanel session={session} name="seo" summary={isHidden ? t('name.noindex') : ''}>
      <PageField session={session} name="keywords">
        {(control) => <TagInput {...control} />}
      </PageField>
      <TextField session={session} name="seoTitle" counter={ADVISED_TITLE} placeholder={title} />
      <LongTextField session={session} name="seoDescription" counter={ADVISED_DESCRIPTION} />
      <SharePicture session={session} />
      <TextField session={session} name="canonicalUrl" type="url" />
      <SwitchField session={session} name="noindex" />
    </PagePanel>
  );
}

/** The picture that social networks show instead of the cover. */
function SharePicture({ session }: PanelProps) {
  const { t } = useTranslation('files');
  const id = useFormPart(session.form, ({ values }) => values.ogImageId);
  const file = usePostFile(session, id);
  return (
    <PageField session={session} name="ogImageId" label={t('share')}>
      {() => (
        <>
          {id !== null && <FileCard file={file} />}
          <Row>
            <ChooseFiles
              label={t(id === null ? 'share.choose' : 'share.change')}
              kinds={['IMAGE']}
              onPick={([picked]) => picked && session.form.set('ogImageId', picked.id)}
            />
            {id !== null && (
              <Button onClick={() => session.form.set('ogImageId', null)}>{t('remove')}</Button>
            )}
          </Row>
        </>
      )}
    </PageField>
  );
}
