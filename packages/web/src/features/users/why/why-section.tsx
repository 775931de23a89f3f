import { useQuery } from '@tanstack/react-query';
import { AREA_RULES, type AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { Foldable } from '../foldable.tsx';
import type { Person } from '../person.ts';
import { whyAnswer } from '../user-queries.ts';
import styles from './why-section.module.css';

const AREAS = Object.keys(AREA_RULES) as AreaKey[];

/** The one rule that grants or denies this user a project and an area. */
export function WhySection({ person }: { readonly person: Person }) {
  const { t, i18n } = useTranslation('users');
  const current = useProjectId();
  const own = useProjects(({ data }) => data);
  const [projectId, setProjectId] = useState(current);
  const [area, setArea] = useState<AreaKey | null>(null);
  return (
    <Foldable title={t('why.title')}>
      <p className={textStyles.hint}>{t('why.hint')}</p>
      <Select
        label={t('why.project')}
        options={own.map((project) => ({ value: project.projectId, label: project.name }))}
        value={projectId}
        onChange={(next) => setProjectId(next ?? current)}
      />
      <Select
        label={t('why.area')}
        placeholder={t('why.choose')}
        options={AREAS.map((one) => ({ value: one, label: t(`area.${one}`) }))}
        value={area}
        onChange={(next) => setArea(next as AreaKey | null)}
      />
      <div role="status">
        {area && <Answer language={i18n.language} question={{ area, projectId, userId: person.userId }} />}
      </div>
    </Foldable>
  );
}

interface AnswerProps {
  readonly language: string;
  readonly question: { readonly area: AreaKey; readonly projectId: string; readonly userId: string };
}

function Answer({ language, question }: AnswerProps) {
  const { data, error } = useQuery(whyAnswer(useProjectId(), language, question));
  if (error) return <p className={styles.answer}>{error.message}</p>;
  if (!data) return <Spinner />;
  const Sign = data.allowed ? CircleCheck : CircleX;
  return (
    <p className={styles.answer}>
      <Sign size={18} aria-hidden className={data.allowed ? styles.allowed : styles.refused} />
      {data.message}
    </p>
  );
}
