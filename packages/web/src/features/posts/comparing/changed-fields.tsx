import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import { type ReactNode, useId } from 'react';
import type { ChangeControls } from '#web/patterns/article-compare/change-controls.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import styles from './comparing.module.css';
import { type ComparedCopies, FieldComparison } from './field-comparison.tsx';
import { useFieldNames } from './use-field-names.ts';

export interface FieldChoice {
  readonly isChosen: (name: PostFieldName) => boolean;
  readonly choose: (name: PostFieldName, isChosen: boolean) => void;
  /** The rule that prevents choosing it. */
  readonly disabledReason?: (name: PostFieldName) => string | undefined;
}

interface ChangedFieldsProps extends ComparedCopies {
  readonly names: readonly PostFieldName[];
  /** Lets the person choose fields. */
  readonly choice?: FieldChoice;
  /** Shown beside the difference of a field. */
  readonly note?: (name: PostFieldName) => ReactNode;
  /** What can be done with each change of the text. */
  readonly controls?: ChangeControls | undefined;
}

/** Every changed field with its difference; the body comes last because it is the longest. */
export function ChangedFields({ names, choice, note, ...copies }: ChangedFieldsProps) {
  const ordered = [
    ...names.filter((name) => name !== 'content'),
    ...names.filter((name) => name === 'content'),
  ];
  return (
    <div className={styles.fields}>
      {ordered.map((name) => (
        <ChangedField key={name} name={name} choice={choice} note={note?.(name)} {...copies} />
      ))}
    </div>
  );
}

interface ChangedFieldProps extends ComparedCopies {
  readonly controls?: ChangeControls | undefined;
  readonly name: PostFieldName;
  readonly choice: FieldChoice | undefined;
  readonly note: ReactNode;
}

function ChangedField({ name, choice, note, ...copies }: ChangedFieldProps) {
  const nameOf = useFieldNames();
  const id = useId();
  const reason = choice?.disabledReason?.(name);
  const isLeft = choice !== undefined && !choice.isChosen(name);
  return (
    <section className={styles.field} aria-labelledby={id} data-left={isLeft || undefined}>
      <h3 id={id} className={styles.name}>
        {choice ? (
          <Checkbox
            checked={choice.isChosen(name)}
            disabled={reason !== undefined}
            onChange={(event) => choice.choose(name, event.target.checked)}
          >
            {nameOf(name)}
          </Checkbox>
        ) : (
          nameOf(name)
        )}
      </h3>
      {note}
      <FieldComparison name={name} {...copies} />
    </section>
  );
}
