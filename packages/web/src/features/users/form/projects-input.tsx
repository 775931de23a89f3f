import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import type { KnownProject } from './use-rights-rules.ts';
import styles from './user-form.module.css';

interface ProjectsInputProps extends Control<readonly string[]> {
  readonly label: string;
  readonly projects: readonly KnownProject[];
  /** The rule that stops a choice. */
  readonly disabledReason: (ids: readonly string[]) => string | undefined;
}

/** One's own projects and those of the person; what is not one's own stays as it is. */
export function ProjectsInput({ label, projects, disabledReason, ...control }: ProjectsInputProps) {
  const { t } = useTranslation('users');
  const { value, onChange, disabled, id } = control;
  const chosen = new Set(value);
  /** In the order of the list, so that giving and taking back leaves nothing changed. */
  function toggled(projectId: string): readonly string[] {
    return projects
      .map((project) => project.projectId)
      .filter((one) => chosen.has(one) !== (one === projectId));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's own label names it.
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className={styles.checklist}
    >
      {projects.map(({ projectId, name, status, color }) => {
        const reason = disabled ? undefined : disabledReason(toggled(projectId));
        return (
          <span key={projectId} data-tip={reason} className={styles.choice}>
            <Checkbox
              checked={chosen.has(projectId)}
              disabled={disabled || reason !== undefined}
              onChange={() => onChange(toggled(projectId))}
            >
              <span className={styles.project}>
                <span className={styles.dot} style={{ background: `var(--project-${color})` }} aria-hidden />
                {name}
                {status !== 'ENABLE' && <Chip>{t('projects.archived')}</Chip>}
              </span>
              {reason && <span className={styles.hint}>{reason}</span>}
            </Checkbox>
          </span>
        );
      })}
    </div>
  );
}
