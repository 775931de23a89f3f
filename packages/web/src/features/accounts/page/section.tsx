import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { isAbout } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { type FieldName, useAccountPage } from './account-context.ts';
import styles from './account-page.module.css';

interface SectionProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** For its count of problems. */
  readonly fields: readonly FieldName[];
  /** The title names its first field, too. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** A part of the page: its name at the left, its fields beside it. */
export function Section({ title, hint, fields, bare = false, children }: SectionProps) {
  const id = useId();
  const { form } = useAccountPage();
  const problems = useFormPart(
    form,
    (state) => state.problems.filter((one) => fields.some((name) => isAbout(one, name))).length,
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
          {problems > 0 && <CountBadge count={problems} tone="danger" />}
        </h2>
        {hint && <p className={styles.sectionHint}>{hint}</p>}
      </div>
      <div className={classNames(styles.fields, bare && styles.bare)}>{children}</div>
    </section>
  );
}

/** Fields beside each other where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
