import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { submissionDetail } from '../submission-queries.ts';

export type DetailQuery = UseQueryResult<SubmissionDetail>;

export function useWorkDetail(id: string | undefined): DetailQuery {
  return useQuery({ ...submissionDetail(useProjectId(), id ?? ''), enabled: id !== undefined });
}
