import { type ReactNode, useId } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';

interface InputNames {
  readonly id: string;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

interface LabelledProps<Values> {
  readonly form: FormStore<Values>;
  /** Of one value inside a list: `rounds.0.criteria`. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Says what is wrong with what is inside, too. */
  readonly whole?: boolean;
  readonly children: (names: InputNames) => ReactNode;
}

/** Label, input and what is wrong, for values that are inside a list of the form. */
export function Labelled<Values>(props: LabelledProps<Values>) {
  const { form, path, label, hint, whole = false, children } = props;
  const id = useId();
  const problem = useFormPart(form, ({ problems }) =>
    problems.find(({ field }) => field === path || (whole && field.startsWith(`${path}.`))),
  );
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <Stack gap={1} data-field={path} data-problem={problem ? true : undefined}>
      <label htmlFor={id} className={textStyles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className={textStyles.problem}>
          {problemText(problem, currentLanguage())}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={textStyles.hint}>
          {hint}
        </p>
      )}
    </Stack>
  );
}
