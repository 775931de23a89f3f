import { useTranslation } from 'react-i18next';
import { usePostFile } from '#web/features/posts/public-files.ts';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import styles from './event-editor.module.css';
import type { PanelProps } from './event-panel.tsx';
import { leadToEventField } from './lead-to-event-field.ts';

/** The cover beside the name, as readers find them; it leads to where it is changed. */
export function HeadCover({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const cover = useFormPart(session.form, ({ values }) => values.cover);
  const picture = usePostFile(session, cover?.mediaId)?.picture;
  if (!picture) return null;
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={t('cover.open')}
      data-tip={t('cover.open')}
      onClick={() => leadToEventField(session, 'cover')}
    >
      <ShownPicture picture={picture} width={240} ratio="16x9" fit="cover" alt="" />
    </button>
  );
}
