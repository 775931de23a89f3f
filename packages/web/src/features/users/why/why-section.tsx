import { useQuery } from '@tanstack/react-query';
import { AREA_RULES, type AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { AREA_TEXTS } from '@toasoan/contract/access/area-texts.ts';
import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import { PERMISSIONS, type Permission } from '@toasoan/contract/access/permissions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { Foldable } from '../foldable.tsx';
import type { Person } from '../person.ts';
import { type WhyQuestion, whyAnswer } from '../user-queries.ts';
import { WhyAnswerLine } from './why-answer-line.tsx';

const AREAS = Object.keys(AREA_RULES) as AreaKey[];
const THINGS = ['area', 'action'] as const;
type Thing = (typeof THINGS)[number];

/** The one rule that grants or denies this user an area or an action in a project. */
export function WhySection({ person }: { readonly person: Person }) {
  const { t, i18n } = useTranslation('users');
  const current = useProjectId();
  const own = useProjects(({ data }) => data);
  const [projectId, setProjectId] = useState(current);
  const [thing, setThing] = useState<Thing>('area');
  const [area, setArea] = useState<AreaKey | null>(null);
  const [action, setAction] = useState<Permission | null>(null);
  const asked = { userId: person.userId, projectId };
  const question = thing === 'area' ? area && { ...asked, area } : action && { ...asked, action };
  return (
    <Foldable title={t('why.title')}>
      <p className={textStyles.hint}>{t('why.hint')}</p>
      <Select
        label={t('why.thing')}
        options={THINGS.map((one) => ({ value: one, label: t(`why.thing.${one}`) }))}
        value={thing}
        onChange={(next) => setThing((next ?? 'area') as Thing)}
      />
      <Select
        label={t('why.project')}
        options={own.map((project) => ({ value: project.projectId, label: project.name }))}
        value={projectId}
        onChange={(next) => setProjectId(next ?? current)}
      />
      {thing === 'area' && (
        <Select
          label={t('why.area')}
          placeholder={t('why.choose')}
          options={AREAS.map((one) => ({ value: one, label: AREA_TEXTS[one][currentLanguage()] }))}
          value={area}
          onChange={(next) => setArea(next as AreaKey | null)}
        />
      )}
      {thing === 'action' && (
        <Select
          label={t('why.action')}
          placeholder={t('why.chooseAction')}
          options={PERMISSIONS.map((one) => ({
            value: one,
            label: PERMISSION_TEXTS[one][currentLanguage()],
          }))}
          value={action}
          onChange={(next) => setAction(next as Permission | null)}
        />
      )}
      <div role="status">{question && <Answer language={i18n.language} question={question} />}</div>
    </Foldable>
  );
}

function Answer({ language, question }: { readonly language: string; readonly question: WhyQuestion }) {
  const { data, error } = useQuery(whyAnswer(useProjectId(), language, question));
  return <WhyAnswerLine answer={data} problem={error?.message} />;
}
