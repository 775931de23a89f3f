import { queryOptions, useQuery } from '@tanstack/react-query';
import { contestVoteEndpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { monthText } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import type { FilterPart } from '#web/features/submissions/public-page.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { jurorsOf } from './jurors-query.ts';
import { monthsBetween } from './months-between.ts';

const keys = resourceKeys('contest-votes');

/** The months in which readers of a contest could vote so far. */
function voteMonths(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: keys(projectId, 'spans', contestId),
    queryFn: async ({ signal }) => {
      const overview = await call(contestVoteEndpoints.overview, { query: { contestId }, signal });
      if (overview.openTime === null || overview.state === 'DISABLED') return [];
      const close = overview.closeTime === null ? Number.POSITIVE_INFINITY : Date.parse(overview.closeTime);
      return monthsBetween(new Date(overview.openTime), new Date(Math.min(close, Date.now())));
    },
  });
}

/** By juror, for those who run the rounds, and by the month of votes. */
export function LaterFilters({ contestId, jurorId, voteMonth, isUnfolded, onChange }: FilterPart) {
  const { t } = useTranslation('contest-results');
  const projectId = useProjectId();
  const mayRun = useMay('contest.round');
  const showsJurors = mayRun && (isUnfolded || jurorId !== undefined);
  const showsMonths = isUnfolded || voteMonth !== undefined;
  const jurors = useQuery({ ...jurorsOf(projectId, contestId), enabled: showsJurors });
  const months = useQuery({ ...voteMonths(projectId, contestId), enabled: showsMonths });
  return (
    <>
      {showsJurors && jurors.data !== undefined && jurors.data.length > 0 && (
        <FilterSelect
          label={t('filter.juror')}
          options={jurors.data.map(({ id, name }) => ({ value: id, label: name }))}
          values={jurorId === undefined ? [] : [jurorId]}
          onChange={([chosen]) => onChange({ jurorId: chosen ?? null })}
        />
      )}
      {showsMonths && months.data !== undefined && months.data.length > 0 && (
        <FilterSelect
          label={t('filter.voteMonth')}
          options={months.data.map((month) => ({ value: month, label: monthText(month) }))}
          values={voteMonth === undefined ? [] : [voteMonth]}
          onChange={([chosen]) => onChange({ voteMonth: chosen ?? null })}
        />
      )}
    </>
  );
}
