import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Choice } from '../choice.tsx';
import { Labelled } from './labelled.tsx';

export interface Guest {
  readonly name: string;
  readonly email: string;
  /** Of the mails. */
  readonly language: Language;
}

interface GuestFieldsProps {
  readonly guest: Guest;
  readonly onChange: (guest: Guest) => void;
}

/** A juror without an account: where the link goes, and in which language. */
export function GuestFields({ guest, onChange }: GuestFieldsProps) {
  const { t } = useTranslation('contest-jury');
  const { name, email, language } = guest;
  return (
    <Stack gap={4}>
      <Labelled label={t('juror.name')}>
        {(id) => (
          <TextInput
            id={id}
            maxLength={120}
            value={name}
            onChange={(next) => onChange({ ...guest, name: next })}
          />
        )}
      </Labelled>
      <Labelled label={t('juror.email')}>
        {(id) => (
          <TextInput
            id={id}
            type="email"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={(next) => onChange({ ...guest, email: next })}
          />
        )}
      </Labelled>
      <Choice
        label={t('juror.language')}
        choices={LANGUAGES.map((value) => ({ value, label: t(`juror.language.${value}`) }))}
        chosen={language}
        onChoose={(next) => onChange({ ...guest, language: next })}
      />
      <p className={textStyles.hint}>{t('juror.emailHint')}</p>
    </Stack>
  );
}
