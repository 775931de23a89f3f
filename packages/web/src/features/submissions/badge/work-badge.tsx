import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { quietContestList } from '../contest-queries.ts';
import { contestsOf } from '../contests-of.ts';

/** The works of a group's contests that wait for a first look, for those who check works. */
export function WorkBadge({ path }: { readonly path: string }) {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const mayCheck = useMay('contest.check');
  const { data } = useQuery({ ...quietContestList(projectId), enabled: mayCheck && projectId !== '' });
  const [, group = ''] = path.split('/');
  const waiting = contestsOf(data?.items ?? [], group).reduce((sum, contest) => sum + contest.waiting, 0);
  if (!mayCheck || waiting === 0) return null;
  return (
    <span data-tip={`${waiting} ${t('menu.worksWait')}`}>
      <CountBadge count={waiting} tone="attention" />
      <span className="visually-hidden"> {t('menu.worksWait')}</span>
    </span>
  );
}
