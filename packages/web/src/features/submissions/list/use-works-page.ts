import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { submissionListQuery } from '@toasoan/contract/features/submissions/submission-list.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { filterKeys } from '#web/patterns/list-page/list-address-rules.ts';
import { type ListAddress, useListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { gridQuery } from '#web/patterns/picture-grid/grid-pages.ts';
import type { GridRows } from '#web/patterns/picture-grid/grid-rows.ts';
import { useGridRows } from '#web/patterns/picture-grid/use-grid-rows.ts';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import { SUBMISSIONS, submissionList } from '../submission-queries.ts';

const addressSchema = z.omit(submissionListQuery, { contestId: true });
type WorksQuery = z.output<typeof addressSchema>;
export type WorksAddress = ListAddress<WorksQuery>;

export const WORKS_WAYS = ['grid', 'table'] as const;
export type WorksWay = (typeof WORKS_WAYS)[number];

/** Which contest, which tab of its page and which state: places, not filters, so "clear filters" keeps them. */
const PLACES: readonly string[] = ['contest', 'tab', 'state', 'flagged'];

export interface WorksPage extends ListPageState<SubmissionRow, WorksQuery> {
  readonly contest: ContestSummary;
  readonly address: WorksAddress;
  readonly shown: WorksWay;
  readonly show: (way: WorksWay) => void;
}

/** The works of a contest as the address asks for them; the way of showing them is also remembered. */
export function useWorksPage(contest: ContestSummary): WorksPage {
  const projectId = useProjectId();
  const { shown, show } = useWay();
  const address = useWorksAddress();
  const query = { ...address.query, contestId: contest.id };
  const list = useQuery({
    ...submissionList(projectId, shown === 'table' ? query : gridQuery(query, 1)),
    placeholderData: keepPreviousData,
  });
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  return {
    name: SUBMISSIONS,
    contest,
    address,
    shown,
    show,
    rows: list.data?.items,
    total: list.data?.total,
    totalIsCapped: false,
    stale: list.isPlaceholderData,
    error: list.data === undefined ? list.error : null,
    reload: () => void list.refetch(),
    reloading: list.isFetching,
    selection,
    setSelection,
  };
}

export type Works = GridRows<SubmissionRow>;

/** Its works in order: all of them for the grid, those of the page for the table. */
export function useWorks(page: WorksPage): Works {
  const projectId = useProjectId();
  const { contest, shown, address, rows, total = 0, stale } = page;
  const grid = useGridRows({
    first: rows,
    count: total,
    stale: stale || shown === 'table',
    pageQuery: (number) =>
      submissionList(projectId, gridQuery({ ...address.query, contestId: contest.id }, number)),
  });
  if (shown !== 'table') return grid;
  const all = rows ?? [];
  return {
    count: all.length,
    at: (index) => all[index],
    look: () => undefined,
    loaded: () => all,
    placeOf: (id) => all.findIndex((work) => work.id === id),
    between: (from, to) => Promise.resolve(all.slice(from, to + 1)),
    near: all,
  };
}

function useWorksAddress(): WorksAddress {
  const [search] = useSearchParams();
  const address = useListAddress(addressSchema);
  const filters = filterKeys(search).filter((key) => !PLACES.includes(key));
  return {
    ...address,
    filtered: filters.length > 0,
    clearFilters: () => address.change(Object.fromEntries(filters.map((key) => [key, null]))),
  };
}

const KEPT_AS = `${SUBMISSIONS}.show`;

function useWay() {
  const [search, setSearch] = useSearchParams();
  const remembered = usePageConfig(({ lastTabs }) => lastTabs[KEPT_AS]);
  const asked = search.get('show') ?? remembered;
  return {
    shown: WORKS_WAYS.find((way) => way === asked) ?? 'grid',
    show: (way: WorksWay) => {
      usePageConfig.setState(({ lastTabs }) => ({ lastTabs: { ...lastTabs, [KEPT_AS]: way } }));
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          next.set('show', way);
          return next;
        },
        { replace: true },
      );
    },
  };
}
