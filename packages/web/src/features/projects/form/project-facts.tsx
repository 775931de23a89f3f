import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { projectFieldNames } from '../project-field-names.ts';
import type { ProjectValues } from '../project-values.ts';
import styles from './project-form.module.css';

interface ProjectFactsProps {
  readonly form: FormStore<ProjectValues>;
  readonly names: readonly (keyof ProjectValues)[];
}

/** Fields for who reads them only. */
export function ProjectFacts({ form, names }: ProjectFactsProps) {
  const { t } = useTranslation(['projects', 'panel']);
  const values = useFormPart(form, (state) => state.values);
  const fields = projectFieldNames(t);
  function shown<Name extends keyof ProjectValues>(name: Name): ReactNode {
    const value = values[name];
    return fields[name].show?.(value) ?? (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
  }
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fields[name].label}</dt>
          <dd>{shown(name) || <span className={styles.none}>{t('nothing')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
