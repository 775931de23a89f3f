import { type ReactNode, useId } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import type { PostSession } from '../post-session.ts';
import type { PostValues } from '../post-values.ts';
import styles from './type-fields.module.css';

interface PartSectionProps extends PartProps {
  readonly name: keyof PostValues & string;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a post beside its text, with its problems. */
export function PartSection({ session, name, title, actions, children }: PartSectionProps) {
  const id = useId();
  const problem = useFormPart(session.form, (state) => firstProblem(state.problems, name));
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-field={name}
      data-problem={problem ? true : undefined}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemText(problem, currentLanguage())}
        </p>
      )}
      {children}
    </section>
  );
}

export interface PartProps {
  readonly session: PostSession;
}

interface LabelledProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A label over an input within a list. */
export function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className ?? styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
