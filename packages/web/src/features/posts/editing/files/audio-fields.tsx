import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import type { TypeFieldsProps } from '../type-fields/field-section.tsx';
import { FieldSection } from '../type-fields/field-section.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCard } from './file-card.tsx';
import styles from './files.module.css';
import { usePostFile } from './use-post-files.ts';

/** The audio file of a podcast. */
export function AudioFields({ session }: TypeFieldsProps) {
  const { t } = useTranslation('files');
  const audio = useFormPart(session.form, ({ values }) => values.audio);
  const file = usePostFile(session, audio?.mediaId);
  return (
    <FieldSection session={session} name="audio" title={t('audio')}>
      {audio && (
        <FileCard file={file}>
          {file && file.url !== '' && (
            // biome-ignore lint/a11y/useMediaCaption: the text of the post holds the words
            <audio controls preload="none" src={file.url} className={styles.player} />
          )}
        </FileCard>
      )}
      <Row>
        <ChooseFiles
          label={t(audio ? 'audio.change' : 'audio.choose')}
          kinds={['AUDIO']}
          onPick={([picked]) => picked && session.form.set('audio', { mediaId: picked.id })}
        />
        {audio && <Button onClick={() => session.form.set('audio', null)}>{t('remove')}</Button>}
      </Row>
    </FieldSection>
  );
}
