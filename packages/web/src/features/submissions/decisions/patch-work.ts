import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  SubmissionCounts,
  SubmissionDetail,
  SubmissionRow,
} from '@toasoan/contract/features/submissions/submission.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { submissionCounts, submissionDetail, submissionKeys } from '../submission-queries.ts';

interface Held {
  readonly client: QueryClient;
  readonly projectId: string;
}

/** Changes a work in every page that shows it. The list keeps its order: nothing moves under a person's hands. */
export function patchWork({ client, projectId }: Held, id: string, change: Partial<SubmissionRow>): void {
  client.setQueriesData<Page<SubmissionRow>>({ queryKey: submissionKeys(projectId, 'list') }, (page) => {
    const at = page?.items.findIndex((work) => work.id === id) ?? -1;
    const before = page?.items[at];
    // Pages without it are left alone.
    if (!page || !before) return undefined;
    return { ...page, items: page.items.with(at, { ...before, ...change }) };
  });
  client.setQueryData(
    submissionDetail(projectId, id).queryKey,
    (detail) => detail && { ...detail, ...change },
  );
}

/** What the server has stored. */
export function storeWork(held: Held, detail: SubmissionDetail): void {
  patchWork(held, detail.id, detail);
  held.client.setQueryData(submissionDetail(held.projectId, detail.id).queryKey, detail);
}

/** The numbers follow at once; the server's own come behind. */
export function recount(
  { client, projectId }: Held,
  contestId: string,
  from: SubmissionState,
  to: SubmissionState,
): void {
  client.setQueryData(
    submissionCounts(projectId, contestId).queryKey,
    (counts) => counts && moved(counts, from, to),
  );
}

function moved(counts: SubmissionCounts, from: SubmissionState, to: SubmissionState): SubmissionCounts {
  if (from === to) return counts;
  const { states } = counts;
  return {
    ...counts,
    states: {
      ...states,
      [from]: Math.max(0, (states[from] ?? 0) - 1),
      [to]: (states[to] ?? 0) + 1,
    },
  };
}
