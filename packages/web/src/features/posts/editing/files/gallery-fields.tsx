import { useTranslation } from 'react-i18next';
import { useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import type { TypeFieldsProps } from '../type-fields/field-section.tsx';
import { FieldSection } from '../type-fields/field-section.tsx';
import { AddToGallery, GalleryList } from './gallery-list.tsx';

/** The pictures of a photo story in viewing order, each with its texts. */
export function GalleryFields({ session }: TypeFieldsProps) {
  const { t } = useTranslation('files');
  const count = useFormPart(session.form, ({ values }) => values.gallery.length);
  return (
    <FieldSection
      session={session}
      name="gallery"
      title={t('gallery', { count })}
      actions={<AddToGallery session={session} />}
    >
      {count === 0 && <p className={textStyles.hint}>{t('gallery.none')}</p>}
      <GalleryList session={session} />
    </FieldSection>
  );
}
