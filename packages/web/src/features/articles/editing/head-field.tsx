import { type ChangeEvent, useId } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import styles from './head-field.module.css';
import { type BelowHead, walk } from './head-walk.ts';
import { type ReadOnlyPart, useSessionPart } from './session-part.ts';

interface HeadFieldProps<Values extends object, Name extends keyof Values & string> {
  readonly session: BelowHead & ReadOnlyPart & { readonly form: FormStore<Values> };
  readonly name: Values[Name] extends string ? Name : never;
  readonly label: string;
  readonly placeholder: string;
  readonly className: string | undefined;
}

/** Looks like the printed line and grows with the text. Enter moves on to the next field, and at last to the text. */
export function HeadField<Values extends object, Name extends keyof Values & string>(
  props: HeadFieldProps<Values, Name>,
) {
  const { session, name, label, placeholder, className } = props;
  const { form } = session;
  const id = useId();
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const value = useFormPart(form, (state) => state.values[name]);
  const problem = useFormPart(form, (state) => firstProblem(state.problems, name));
  return (
    <>
      <textarea
        rows={1}
        data-field={name}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        placeholder={placeholder}
        readOnly={readOnly}
        className={className}
        value={String(value)}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) =>
          form.set(name, event.target.value as Values[Name & keyof Values])
        }
        onBlur={() => form.check(name)}
        onKeyDown={(event) => walk(session, event)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText(problem, currentLanguage())}
        </p>
      )}
    </>
  );
}
