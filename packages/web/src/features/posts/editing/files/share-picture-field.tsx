import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { PanelProps } from '../inspector/post-panel.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCard } from './file-card.tsx';
import styles from './files.module.css';
import { usePostFile } from './use-post-files.ts';

/** What social networks show in place of the cover. */
export function SharePictureField({ session }: PanelProps) {
  const { t } = useTranslation('files');
  const id = useFormPart(session.form, ({ values }) => values.ogImageId);
  const file = usePostFile(session, id);
  return (
    <fieldset data-field="ogImageId" className={styles.fieldset}>
      <legend>{t('share')}</legend>
      {id === null ? <p className={styles.note}>{t('share.hint')}</p> : <FileCard file={file} />}
      <div className={styles.actions}>
        <ChooseFiles
          label={t(id === null ? 'share.choose' : 'share.change')}
          kinds={['IMAGE']}
          onPick={([picked]) => picked && session.form.set('ogImageId', picked.id)}
        />
        {id !== null && <Button onClick={() => session.form.set('ogImageId', null)}>{t('remove')}</Button>}
      </div>
    </fieldset>
  );
}
