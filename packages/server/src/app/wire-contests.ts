import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Route } from '#server/core/http/route.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { addFixMail, addWithdrawal, authorMailRoutes } from '#server/features/contest-entries/public.ts';
import { juryRoutes } from '#server/features/contest-jury/jury-routes.ts';
import { blindContests, isBlindFor, ofJuror } from '#server/features/contest-jury/public.ts';
import { needNoProposals } from '#server/features/contest-results/awards/announce-needs.ts';
import { awardRoutes } from '#server/features/contest-results/awards/award-routes.ts';
import { minutesTask } from '#server/features/contest-results/minutes/minutes-task.ts';
import {
  followMoves,
  originalsJobs,
  prizesOfWorks,
  recallJobs,
} from '#server/features/contest-results/public.ts';
import { recallRoutes } from '#server/features/contest-results/recall/recall-routes.ts';
import { contestVoteRoutes, ofVoteMonth, voteAnalysisTask } from '#server/features/contest-votes/public.ts';
import { contestRoutes } from '#server/features/contests/contest-routes.ts';
import { contestSettingsRoutes } from '#server/features/contests/settings/contest-settings-routes.ts';
import { contestTimeJobs } from '#server/features/contests/settings/contest-time-jobs.ts';
import type { RecallDependencies } from '#server/features/media/public.ts';
import { submissionCheckJobs } from '#server/features/submission-checks/check-jobs.ts';
import { submissionCheckRoutes } from '#server/features/submission-checks/check-routes.ts';
import { submissionCheckTask } from '#server/features/submission-checks/check-task.ts';
import {
  fixDeadlineJobs,
  type OnMoved,
  type RoomAddresses,
  submissionExportTask,
  type WorkConditions,
} from '#server/features/submissions/public.ts';
import { submissionRoutes } from '#server/features/submissions/submission-routes.ts';
import type { TaskHandler } from '#server/features/tasks/public.ts';

/** An author who is asked to mend a work learns of it, the ledger of what is taken back, and awards follow their works. */
const onMoved: OnMoved = async (tx, move) => {
  if (move.after.state === 'NEEDS_FIX') await addFixMail(tx, move.after);
  if (move.after.state === 'WITHDRAWN')
    await addWithdrawal(tx, move.after, { time: move.after.update_time, address: '' });
  await followMoves(tx, move);
};

/** What filters of works ask of the areas above them. */
const conditions: WorkConditions = { ofJuror, ofVoteMonth };

interface FileDependencies {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

interface ContestDependencies {
  /** How the library takes files out of everything that holds them. */
  readonly library: RecallDependencies;
  /** The product has a mail server: entrants get receipts and links. */
  readonly isMailOn: boolean;
  readonly now: () => Date;
  readonly secretBox: SecretBox;
  readonly rooms: RoomAddresses;
  readonly storage: Pick<Storage, 'open'>;
}

/** Contests, from the call to the award. */
export function wireContests({
  isMailOn,
  now,
  secretBox,
  rooms,
  storage,
  library,
}: ContestDependencies): readonly Route[] {
  return [
    ...contestRoutes(blindContests),
    ...contestSettingsRoutes({ isMailOn, now, beforeAnnounce: needNoProposals }),
    ...contestVoteRoutes({ now, mails: isMailOn }),
    ...submissionRoutes({ now, isBlindFor, blindContests, rooms, onMoved, conditions, storage }),
    ...authorMailRoutes({ now, isMailOn, isBlindFor }),
    ...submissionCheckRoutes({ now, isBlindFor }),
    ...juryRoutes({ now, onMoved, rooms, mails: isMailOn }),
    ...awardRoutes({ now, onMoved, secretBox }),
    ...recallRoutes({ now, library }),
  ];
}

/** What contests do in the background. */
export function contestJobs(
  files: FileDependencies,
  { isMailOn }: Pick<ContestDependencies, 'isMailOn'>,
): readonly JobHandler[] {
  return [
    ...contestTimeJobs({ isMailOn }),
    ...fixDeadlineJobs(onMoved),
    ...submissionCheckJobs(files),
    ...recallJobs(files),
    ...originalsJobs(files),
  ];
}

/** Work that people start and wait for. */
export function contestTasks(files: FileDependencies): readonly TaskHandler[] {
  return [
    submissionExportTask({ ...files, isBlindFor, conditions, prizesOf: prizesOfWorks }),
    submissionCheckTask(files),
    voteAnalysisTask(),
    minutesTask(),
  ];
}
