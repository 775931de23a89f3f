import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/record-languages.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { languageName } from '../language-name.ts';
import styles from './project-form.module.css';

interface LanguagesInputProps extends Control<readonly string[]> {
  readonly label: string;
}

/** The languages the console knows, and what else the project has. */
export function LanguagesInput({ label, id, value, onChange, ...control }: LanguagesInputProps) {
  const offered = [...new Set<string>([...RECORD_LANGUAGES, ...value])];
  /** In the order of the list, so that choosing and taking back leaves nothing changed. */
  function toggled(tag: string): readonly string[] {
    return offered.filter((one) => value.includes(one) !== (one === tag));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's own label names it.
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className={styles.languages}
    >
      {offered.map((tag) => (
        <Checkbox
          key={tag}
          checked={value.includes(tag)}
          disabled={control.disabled}
          onChange={() => onChange(toggled(tag))}
        >
          {languageName(tag)}
        </Checkbox>
      ))}
    </div>
  );
}
