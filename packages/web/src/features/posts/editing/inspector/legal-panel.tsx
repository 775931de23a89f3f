import { AI_USES, SENSITIVE_FLAGS } from '@toasoan/contract/features/posts/post-kinds.ts';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import type { PostValues } from '../post-values.ts';
import { ChoiceField, DetailField, SwitchField, TextField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

export function LegalPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { t: tFields } = useTranslation('post-fields');
  const isSponsored = useFormPart(session.form, ({ values }) => values.isSponsored);
  const flags = SENSITIVE_FLAGS.map((flag) => ({
    value: flag,
    label: tFields(`value.sensitiveFlags.${flag}`),
  }));
  return (
    <PostPanel session={session} name="legal">
      <ChoiceField session={session} name="aiUsage" values={AI_USES} />
      <DetailField session={session} name="sensitiveFlags">
        {({ onChange, ...control }, label) => (
          <MultiSelect
            {...control}
            label={label}
            addLabel={t('add.flag')}
            options={flags}
            max={SENSITIVE_FLAGS.length}
            onChange={(chosen) => onChange([...chosen] as PostValues['sensitiveFlags'])}
          />
        )}
      </DetailField>
      <SwitchField session={session} name="isSponsored" hint={t('hint.isSponsored')} />
      {isSponsored && <TextField session={session} name="sponsorName" required />}
      <DetailField session={session} name="bannedWordsReason" hint={t('hint.bannedWordsReason')}>
        {(control) => <TextArea {...control} rows={2} />}
      </DetailField>
    </PostPanel>
  );
}
