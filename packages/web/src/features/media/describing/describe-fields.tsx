import { LONGEST } from '@toasoan/contract/features/media/describing/description.ts';
import { PLACEHOLDER_NAMES, PLACEHOLDERS } from '@toasoan/contract/features/media/describing/placeholders.ts';
import { LICENCES, type Licence } from '@toasoan/contract/features/media/media-kinds.ts';
import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { DescribeValues } from './describe-values.ts';
import styles from './describing.module.css';

const TEXTS = ['title', 'alt', 'caption', 'credit', 'placeText'] as const;
type Text = (typeof TEXTS)[number];

/** What is said about many files; the words in braces are filled for each of them. */
export function DescribeFields({ form }: { readonly form: FormStore<DescribeValues> }) {
  const { t } = useTranslation(['describing', 'library', 'media']);
  const field = { form };
  const places = usePlaceholders(form);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where the caret was.
    <div className={styles.fields} onFocus={places.remember}>
      <Placeholders onInsert={places.insert} />
      <Field {...field} name="caption" label={t('library:field.caption')} counter={LONGEST.caption}>
        {(control) => <TextArea {...control} rows={3} data-first-focus />}
      </Field>
      <Field {...field} name="alt" label={t('library:field.alt')} counter={LONGEST.alt}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
      <Field {...field} name="title" label={t('library:field.title')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field {...field} name="placeText" label={t('library:field.placeText')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field {...field} name="takenTime" label={t('library:field.takenTime')}>
        {(control) => <DateTimeInput {...control} />}
      </Field>
      <Field
        {...field}
        name="persons"
        label={t('library:field.persons')}
        hint={t('library:field.personsHint')}
      >
        {(control) => <TagInput {...control} />}
      </Field>
      <Field {...field} name="credit" label={t('library:field.credit')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field {...field} name="licence" label={t('library:field.licence')}>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            label={t('library:field.licence')}
            placeholder={t('same')}
            clearable
            options={LICENCES.map((value) => ({ value, label: t(`media:licence.${value}`) }))}
            onChange={(value) => onChange(value as Licence | null)}
          />
        )}
      </Field>
    </div>
  );
}

function Placeholders({ onInsert }: { readonly onInsert: (word: string) => void }) {
  const { t, i18n } = useTranslation('describing');
  const language = i18n.language === 'en' ? 'en' : 'vi';
  return (
    <fieldset className={styles.placeholders}>
      <legend>{t('placeholders')}</legend>
      {PLACEHOLDER_NAMES.map((name) => {
        const word = `{${PLACEHOLDERS[name][language]}}`;
        return (
          <button key={name} type="button" className={styles.placeholder} onClick={() => onInsert(word)}>
            {word}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Puts a word where the caret was last: in the caption until a field has had the focus. */
function usePlaceholders(form: FormStore<DescribeValues>) {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(undefined);
  const nameOf = (element: Element | undefined): Text =>
    TEXTS.find((name) => name === element?.closest<HTMLElement>('[data-field]')?.dataset.field) ?? 'caption';
  return {
    remember({ target }: FocusEvent<HTMLElement>) {
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
      if (isText && TEXTS.some((name) => name === field)) last.current = target;
    },
    insert(word: string) {
      const element = last.current;
      const name = nameOf(element);
      const text = form.get().values[name];
      const from = element?.selectionStart ?? text.length;
      form.set(name, text.slice(0, from) + word + text.slice(element?.selectionEnd ?? from));
      element?.focus();
      requestAnimationFrame(() => element?.setSelectionRange(from + word.length, from + word.length));
    },
  };
}
