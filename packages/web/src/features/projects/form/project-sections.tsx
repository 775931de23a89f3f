import { PROJECT_RULE_TEXTS } from '@toasoan/contract/features/projects/project-rule-texts.ts';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { mayChangeLegal, PROJECT_GROUPS, type ProjectGroup, type ProjectValues } from '../project-values.ts';
import { GeneralFields, type GroupFieldsProps } from './general-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { LegalFields } from './legal-fields.tsx';
import { ProjectFacts } from './project-facts.tsx';
import styles from './project-form.module.css';
import { WorkflowFields } from './workflow-fields.tsx';

const FIELDS: Readonly<Record<ProjectGroup, ComponentType<GroupFieldsProps>>> = {
  general: GeneralFields,
  languages: LanguageFields,
  workflow: WorkflowFields,
  legal: LegalFields,
};

interface ProjectSectionProps {
  readonly group: ProjectGroup;
  readonly form: FormStore<ProjectValues>;
  readonly isNew?: boolean;
  /** The person reads only. */
  readonly readOnly?: boolean;
  /** Of its heading: one below what stands around. */
  readonly level: 2 | 3;
}

/** One part of a project: fields for who may change it, facts for the others. */
export function ProjectSection({ group, form, isNew = false, readOnly = false, level }: ProjectSectionProps) {
  const { t } = useTranslation('projects');
  const id = useId();
  const role = useAuth((auth) => auth.role);
  const isLegalForOthers = group === 'legal' && !mayChangeLegal(role);
  const Heading = `h${level}` as const;
  const Fields = FIELDS[group];
  return (
    <section className={styles.section} aria-labelledby={id} data-group={group}>
      <Heading id={id} className={styles.heading}>
        {t(`group.${group}`)}
      </Heading>
      {isLegalForOthers && !readOnly && (
        <p className={styles.note}>{PROJECT_RULE_TEXTS.LEGAL_PART[currentLanguage()]}</p>
      )}
      {readOnly || isLegalForOthers ? (
        <ProjectFacts form={form} names={PROJECT_GROUPS[group]} />
      ) : (
        <Fields form={form} isNew={isNew} />
      )}
    </section>
  );
}
