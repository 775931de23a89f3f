import { useTranslation } from 'react-i18next';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import type { TypeFieldsProps } from '../type-fields/field-section.tsx';
import { FieldSection, Labelled } from '../type-fields/field-section.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCard } from './file-card.tsx';
import styles from './files.module.css';
import { usePostFile } from './use-post-files.ts';

/** One wide picture, and its content as text. */
export function InfographicFields({ session }: TypeFieldsProps) {
  const { t } = useTranslation('files');
  const infographic = useFormPart(session.form, ({ values }) => values.infographic);
  const file = usePostFile(session, infographic?.mediaId);
  return (
    <FieldSection session={session} name="infographic" title={t('infographic')}>
      {file?.picture && (
        <span className={styles.wide}>
          <ShownPicture picture={file.picture} width={640} alt="" />
        </span>
      )}
      {infographic && <FileCard file={file} />}
      <Row>
        <ChooseFiles
          label={t(infographic ? 'infographic.change' : 'infographic.choose')}
          kinds={['IMAGE']}
          onPick={([picked]) =>
            picked && session.form.set('infographic', { mediaId: picked.id, text: infographic?.text ?? '' })
          }
        />
        {infographic && <Button onClick={() => session.form.set('infographic', null)}>{t('remove')}</Button>}
      </Row>
      {infographic && (
        <Labelled label={t('infographic.text')}>
          {(id) => (
            <TextArea
              id={id}
              rows={6}
              value={infographic.text}
              placeholder={t('infographic.textHint')}
              onChange={(text) => session.form.set('infographic', { ...infographic, text })}
            />
          )}
        </Labelled>
      )}
    </FieldSection>
  );
}
