import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import styles from './post-editor.module.css';
import type { PostSession } from './post-session.ts';
import { useSessionState } from './use-post-session.ts';

interface HeadFieldProps {
  readonly session: PostSession;
  readonly name: 'kicker' | 'title' | 'shortTitle' | 'excerpt';
  readonly label: string;
  readonly placeholder: string;
  readonly className: string | undefined;
  readonly onEnter?: () => void;
}

/** Looks like the printed line and grows with it; Enter in the headline goes on to the body. */
export function HeadField({ session, name, label, placeholder, className, onEnter }: HeadFieldProps) {
  const { form } = session;
  const id = useId();
  const { readOnly } = useSessionState(session);
  const value = useFormPart(form, (state) => state.values[name]);
  const problem = useFormPart(form, (state) => firstProblem(state.problems, name));
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || name === 'excerpt' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onEnter?.();
  }
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
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => form.set(name, event.target.value)}
        onBlur={() => form.check(name)}
        onKeyDown={pressed}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText(problem, currentLanguage())}
        </p>
      )}
    </>
  );
}
