import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { DetailField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

export function NotePanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const note = useFormPart(session.form, ({ values }) => values.internalNote);
  return (
    <PostPanel session={session} name="note" summary={note}>
      <DetailField session={session} name="internalNote" hint={t('hint.internalNote')}>
        {(control) => <TextArea {...control} rows={4} />}
      </DetailField>
    </PostPanel>
  );
}
