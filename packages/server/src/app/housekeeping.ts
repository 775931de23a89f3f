import { RUNS_KEPT_DAYS } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import { forgetOldAnswers } from '#server/core/http/idempotency-store.ts';
import { findJobHolds } from '#server/core/jobs/job-hold-store.ts';
import { forgetOldNotices } from '#server/core/live/notice-store.ts';
import { forgetOldOutbox } from '#server/core/outbox/outbox-store.ts';
import {
  forgetOldCalls,
  forgetOldKeyAnswers,
  releaseLostCalls,
  remindOfEnds,
} from '#server/features/api-keys/public.ts';
import { tidyAttachments } from '#server/features/attachments/attachment-jobs.ts';
import { purgeEvidence } from '#server/features/attachments/purge-evidence.ts';
import { foldCategoryUse } from '#server/features/categories/public.ts';
import { foldCommentCounts, foldTargetCounts, tidyReaderComments } from '#server/features/comments/public.ts';
import { tidyEntries } from '#server/features/contest-entries/tidy-entries-store.ts';
import { forgetJurySessions } from '#server/features/contest-jury/public.ts';
import { endRecalls, erasePeopleInTime } from '#server/features/contest-results/public.ts';
import { forgetVoterSessions, planMonths } from '#server/features/contest-votes/public.ts';
import { expireItems, followAgreementDates } from '#server/features/crawler-review/public.ts';
import { forgetOldPages } from '#server/features/crawls/public.ts';
import { forgetDataRequests } from '#server/features/data-requests/forget-data-requests-store.ts';
import { planLeadSweep } from '#server/features/layouts/public.ts';
import { settleLeftReservations } from '#server/features/machine-translation/public.ts';
import { purgeOldTrash } from '#server/features/media/library/lifecycle/purge-media.ts';
import { expireLicences } from '#server/features/media/rights/expire-licences.ts';
import { planSweep } from '#server/features/media/sweep/sweep-jobs.ts';
import { planMenuSweep } from '#server/features/menus/public.ts';
import { forgetOldNotifications } from '#server/features/notifications/forget-old-notifications.ts';
import { forgetOldRuns } from '#server/features/parser-sources/public.ts';
import { foldPostCounts, forgetReadMarks } from '#server/features/posts/public.ts';
import { foldTagUse } from '#server/features/tags/public.ts';
import { forgetOldTasks } from '#server/features/tasks/forget-old-tasks.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { shortenHistory } from '#server/features/translation-history/public.ts';
import { forgetOldSuggesters } from '#server/features/translation-suggestions/public.ts';
import { forgetOldAccountMails } from '#server/features/users/links/mailing/account-mail-store.ts';
import { forgetDeliveries } from '#server/features/webhooks/send-jobs.ts';
import { CASE_TITLES } from './case-titles.ts';
import { forgetReaderCounts } from './intake/reader-count-store.ts';
import type { FileDependencies } from './wire-features.ts';

const HOUR_MS = 3_600_000;
/** Notices are frequent, and hardly any console needs them after a minute. */
const NOTICES_EVERY_MS = 300_000;
/** Every reader of a list sums the counts of its tabs. */
const COUNTS_EVERY_MS = 1_000;
const USES_EVERY_MS = 60_000;
/** Longer than any pause between two of its writes. */
const LEFT_OVER_MS = 6 * HOUR_MS;

interface HousekeepingDependencies {
  readonly db: Db;
  readonly files: FileDependencies;
  readonly log: FastifyBaseLogger;
}

/** Deletes expired rows and files and folds counts, now and periodically; returns a function that stops it. */
export function startHousekeeping({ db, files, log }: HousekeepingDependencies): () => void {
  const { storage, scratch } = files;
  const taskFiles = new TaskFiles(storage, scratch);
  const watch = (work: readonly Promise<unknown>[]) => {
    for (const one of work) one.catch((err: unknown) => log.warn({ err }, 'housekeeping failed'));
  };
  const tidyUp = async () => {
    const holds = await findJobHolds(db);
    // What a restore brought back is not removed for its age before somebody has looked at it.
    if (holds.restoredFrom !== undefined) return;
    const now = new Date();
    const leftOver = new Date(now.getTime() - LEFT_OVER_MS);
    watch([
      forgetOldAnswers(db),
      ...(holds.keepsFiles ? [] : [forgetOldTasks(db, taskFiles, now)]),
      forgetOldNotifications(db, now),
      forgetOldAccountMails(db, now),
      forgetReaderCounts(db, now),
      forgetReadMarks(db, now),
      tidyReaderComments(db, now),
      forgetOldSuggesters(db, now),
      forgetDataRequests(db, now),
      forgetDeliveries(db, now),
      forgetOldOutbox(db, now),
      purgeOldTrash(db, now),
      expireLicences(db, now),
      storage.removeLeftOvers(leftOver),
      scratch.removeBefore(leftOver),
      tidyAttachments(db, now),
      tidyEntries(db, now),
      forgetJurySessions(db, now),
      forgetVoterSessions(db, now),
      planMonths(db, now),
      purgeEvidence(db, CASE_TITLES),
      forgetOldRuns(db, new Date(now.getTime() - RUNS_KEPT_DAYS * 86_400_000)),
      forgetOldPages(db, now),
      settleLeftReservations(db, now),
      shortenHistory(db, now),
      expireItems(db, now),
      followAgreementDates(db, now),
      forgetOldCalls(db, now),
      forgetOldKeyAnswers(db, now),
      remindOfEnds(db, now),
      erasePeopleInTime(db, now),
      ...(holds.keepsFiles ? [] : [endRecalls(db, now)]),
      planSweep(db, now),
      planMenuSweep(db, now),
      planLeadSweep(db, now),
    ]);
  };
  const tidy = () => watch([tidyUp()]);
  const forgetNotices = () => watch([forgetOldNotices(db)]);
  const release = () => watch([releaseLostCalls(db, new Date())]);
  const foldCounts = () => watch([foldPostCounts(db), foldCommentCounts(db)]);
  const foldUses = () => watch([foldCategoryUse(db), foldTagUse(db), foldTargetCounts(db)]);
  tidy();
  forgetNotices();
  const timers = [
    setInterval(tidy, HOUR_MS),
    setInterval(forgetNotices, NOTICES_EVERY_MS),
    setInterval(release, NOTICES_EVERY_MS),
    setInterval(foldCounts, COUNTS_EVERY_MS),
    setInterval(foldUses, USES_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
