import { useQuery } from '@tanstack/react-query';
import type { SubmissionCounts } from '@toasoan/contract/features/submissions/submission.ts';
import {
  SUBMISSION_STATES,
  type SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import { submissionCounts } from '../submission-queries.ts';
import { stateName } from '../submission-words.ts';
import type { WorksPage } from './use-works-page.ts';

const ALL = 'all';
const FLAGGED = 'flagged';
/** Stand there always; the others once a work is in them. */
const USUAL: readonly SubmissionState[] = [
  'SUBMITTED',
  'CHECKING',
  'NEEDS_FIX',
  'VALID',
  'IN_PRELIM',
  'INVALID',
  'DISQUALIFIED',
];
const WAITING: readonly SubmissionState[] = ['SUBMITTED', 'CHECKING'];

/** The states of the works with their numbers, and those with a flag. */
export function WorksTabs({ page }: { readonly page: WorksPage }) {
  const { t } = useTranslation('submissions');
  const { address, contest, total, stale } = page;
  const counts = useQuery(submissionCounts(useProjectId(), contest.id)).data;
  const { state, flagged } = address.query;
  const current = currentTab(state, flagged);
  /** While the list is filtered, the open tab counts what was found; the others say that they do not. */
  function countOf(key: string, count: number | undefined) {
    if (!address.filtered) return { count };
    if (key === current) return stale ? {} : { count: total };
    return { count, countTip: t('unfilteredCount') };
  }
  const tab = (key: string, label: string, count: number | undefined, waits = false) => ({
    key,
    label,
    waits,
    ...countOf(key, count),
    href: address.href(changesOf(key)),
  });
  return (
    <StateTabs
      label={t('states')}
      tabs={[
        tab(ALL, t('all'), counts?.total),
        ...shownStates(counts, current).map((one) =>
          tab(one, stateName(one), counts && (counts.states[one] ?? 0), WAITING.includes(one)),
        ),
        tab(FLAGGED, t('flagged'), counts?.flagged, true),
      ]}
      current={current}
      onChange={(key) => address.change(changesOf(key))}
    />
  );
}

function shownStates(counts: SubmissionCounts | undefined, current: string): readonly SubmissionState[] {
  return SUBMISSION_STATES.filter(
    (state) => USUAL.includes(state) || state === current || (counts?.states[state] ?? 0) > 0,
  );
}

function currentTab(states: readonly SubmissionState[] | undefined, flagged: boolean | undefined): string {
  if (flagged && !states) return FLAGGED;
  if (!states) return ALL;
  const [only] = states;
  return states.length === 1 && only ? only : '';
}

function changesOf(key: string) {
  return {
    state: key === ALL || key === FLAGGED ? null : key,
    flagged: key === FLAGGED || null,
    open: null,
  };
}
