import { type ReactNode, useId } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { PostSession } from '../post-article.ts';
import type { PostValues } from '../post-values.ts';
import styles from './type-fields.module.css';

interface PartSectionProps extends TypeFieldsProps {
  readonly name: keyof PostValues & string;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a post beside its text, with its problems. */
export function FieldSection({ session, name, title, actions, children }: PartSectionProps) {
  const id = useId();
  const problem = useFormPart(session.form, (state) => firstProblem(state.problems, name));
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-field={name}
      data-problem={problem ? true : undefined}
    >
      <Row as="header" align="center" justify="between">
        <h2 id={id} className={textStyles.strong}>
          {title}
        </h2>
        {actions}
      </Row>
      {problem && (
        <p role="alert" className={textStyles.problem}>
          {problemText(problem, currentLanguage())}
        </p>
      )}
      {children}
    </section>
  );
}

export interface TypeFieldsProps {
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
