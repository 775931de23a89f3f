import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';

/** The same words in the languages of the console; those of other languages stay as they are. */
export function WordingInput({ id, value, onChange, ...control }: Control<BlockConfig['heading']>) {
  const { t } = useTranslation('content-templates');
  return (
    <Stack gap={1}>
      {LANGUAGES.map((language, index) => (
        <TextInput
          {...control}
          key={language}
          {...(index === 0 ? { id } : { 'aria-label': t(`language.${language}`) })}
          lang={language}
          placeholder={t(`language.${language}`)}
          value={value[language] ?? ''}
          onChange={(text) => {
            const { [language]: _, ...others } = value;
            onChange(text === '' ? others : { ...others, [language]: text });
          }}
        />
      ))}
    </Stack>
  );
}
