import { useQuery } from '@tanstack/react-query';
import { useProjectId } from '#web/core/project/current-project.ts';
import { submissionDetail } from '#web/features/submissions/public-page.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { RecallButton } from './recall-button.tsx';
import { recallsOf } from './recall-queries.ts';
import { RecallState, UndoRecall } from './recall-state.tsx';

/** Beside the facts of a work: takes it down everywhere, or says that it was. */
export function WorkRecall({ workId }: { readonly workId: string }) {
  const projectId = useProjectId();
  const { data: work } = useQuery(submissionDetail(projectId, workId));
  const contestId = work?.contestId;
  const recalls = useQuery({ ...recallsOf(projectId, contestId ?? ''), enabled: contestId !== undefined });
  if (work === undefined || recalls.data === undefined) return null;
  const recall = recalls.data.find(
    ({ submissionId, state }) => submissionId === workId && state !== 'RETURNED',
  );
  return (
    <Stack align="start" gap={2}>
      {recall ? (
        <>
          <RecallState recall={recall} />
          <UndoRecall recall={recall} />
        </>
      ) : (
        <RecallButton workId={workId} number={work.number} />
      )}
    </Stack>
  );
}
