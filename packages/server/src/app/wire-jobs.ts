import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import { outboxJobs } from '#server/core/outbox/outbox-jobs.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { attachmentJobs } from '#server/features/attachments/attachment-jobs.ts';
import { commentBulkTask } from '#server/features/comments/moderation/bulk-task.ts';
import { type LinkMailDependencies, linkMailJobs } from '#server/features/comments/public.ts';
import { entryJobs } from '#server/features/contest-entries/entry-jobs.ts';
import { authorMailJobs, entryMailJobs } from '#server/features/contest-entries/public.ts';
import { juryMailJobs } from '#server/features/contest-jury/public.ts';
import { monthJobs } from '#server/features/contest-votes/public.ts';
import { answerMailJobs } from '#server/features/correction-requests/answer-mail-jobs.ts';
import { correctionRequestNotices } from '#server/features/correction-requests/correction-request-notices.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { dataRequestMailJobs } from '#server/features/data-requests/data-request-mail-jobs.ts';
import { dataRequestNotices } from '#server/features/data-requests/data-request-notices.ts';
import { purgeJobs } from '#server/features/delivery/settings/purge-jobs.ts';
import { eventJobs } from '#server/features/events/event-jobs.ts';
import { eventExportTask } from '#server/features/events/export/event-export-task.ts';
import { sweepFooters } from '#server/features/footers/public.ts';
import { surveyJobs } from '#server/features/internal-links/survey/survey-jobs.ts';
import { layoutJobs } from '#server/features/layouts/layout-jobs.ts';
import { leadSweepJobs } from '#server/features/layouts/public.ts';
import { libraryJobs } from '#server/features/media/library/lifecycle/library-jobs.ts';
import { mediaZipTask } from '#server/features/media/library/zip/media-zip-task.ts';
import { sweepJobs } from '#server/features/media/sweep/sweep-jobs.ts';
import { uploadJobs } from '#server/features/media/upload/upload-jobs.ts';
import { menuSweepJobs } from '#server/features/menus/public.ts';
import { mailJobs } from '#server/features/notifications/mailing/mail-jobs.ts';
import { pageJobs } from '#server/features/pages/review/review-jobs.ts';
import { postSkeletonJobs } from '#server/features/post-skeletons/post-skeleton-jobs.ts';
import { dueJobs } from '#server/features/posts/assignment/due-jobs.ts';
import { correctionExportTask } from '#server/features/posts/correction/correction-export-task.ts';
import { postExportTask } from '#server/features/posts/export/post-export-task.ts';
import { visibleTo } from '#server/features/posts/list/visible-posts-view.ts';
import { placementJobs } from '#server/features/posts/placement/end-places.ts';
import { postJobs } from '#server/features/posts/planning/post-jobs.ts';
import { bodySearchJobs } from '#server/features/posts/search/body-search-jobs.ts';
import { takedownExportTask } from '#server/features/posts/takedown/takedown-export-task.ts';
import type { TaskHandler } from '#server/features/tasks/public.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { forgottenPasswordJobs } from '#server/features/users/links/forgotten/forgotten-password-jobs.ts';
import {
  type AccountMailDependencies,
  accountMailJobs,
} from '#server/features/users/links/mailing/account-mail-jobs.ts';
import { queueForWebhooks, webhookJobs } from '#server/features/webhooks/send-jobs.ts';
import { contestJobs, contestTasks } from './wire-contests.ts';
import { crawlerJobs, crawlerTasks } from './wire-crawler.ts';
import type { FileDependencies } from './wire-features.ts';
import { findPages } from './wire-page-settings.ts';
import { translationJobs, translationTasks } from './wire-translation.ts';

/** Dependencies of what runs in the background. */
interface JobDependencies extends FileDependencies {
  readonly safeFetch: SafeFetch;
  readonly secretBox: SecretBox;
  /** Reads pages of other sites. */
  readonly pages: PageReader;
  /** How the product names itself to other sites. */
  readonly userAgent: string;
}

/** The handlers of all `*-jobs.ts`. */
export function wireJobs(
  files: JobDependencies,
  mail?: AccountMailDependencies,
  /** Mails to readers; given with `mail`. */
  readerMail?: LinkMailDependencies,
): readonly JobHandler[] {
  const { storage, scratch } = files;
  return [
    ...(mail === undefined
      ? []
      : [
          ...mailJobs({ ...mail, visibleTo }),
          ...accountMailJobs(mail),
          ...forgottenPasswordJobs(mail),
          ...answerMailJobs(mail),
        ]),
    ...(readerMail === undefined
      ? []
      : [
          ...linkMailJobs(readerMail),
          ...dataRequestMailJobs(readerMail),
          ...entryMailJobs(readerMail),
          ...juryMailJobs(readerMail),
          ...authorMailJobs(readerMail.mailer),
        ]),
    ...taskJobs({ files: new TaskFiles(storage, scratch), handlers: wireTasks(files) }),
    ...crawlerJobs(files),
    ...postJobs(),
    ...postSkeletonJobs(),
    ...dueJobs(),
    ...correctionRequestNotices.jobs,
    ...dataRequestNotices.jobs,
    ...bodySearchJobs,
    ...placementJobs,
    ...eventJobs(),
    ...pageJobs(),
    ...attachmentJobs({ storage }),
    ...libraryJobs({ storage }),
    ...sweepJobs({ storage }),
    ...uploadJobs({ ...files, now: () => new Date() }),
    ...entryJobs(files),
    ...monthJobs(),
    ...surveyJobs,
    ...outboxJobs([queueForWebhooks]),
    ...webhookJobs(files),
    ...purgeJobs(files),
    ...menuSweepJobs(findPages, [sweepFooters]),
    ...layoutJobs(),
    ...leadSweepJobs(),
    ...translationJobs(files),
    ...contestJobs(files, { isMailOn: mail !== undefined }),
  ];
}

/** Background work that people start and wait for. */
function wireTasks(files: JobDependencies): readonly TaskHandler[] {
  const { storage, pages } = files;
  return [
    postExportTask(),
    eventExportTask(),
    takedownExportTask(),
    correctionExportTask(),
    mediaZipTask({ storage }),
    commentBulkTask(),
    ...crawlerTasks(pages),
    ...translationTasks(),
    ...contestTasks(files),
  ];
}
