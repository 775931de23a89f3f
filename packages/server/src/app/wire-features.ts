import { eventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { mediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Route } from '#server/core/http/route.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { LiveHub } from '#server/core/live/live-hub.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { accountImageRefs } from '#server/features/accounts/account-image-refs-store.ts';
import { accountRoutes } from '#server/features/accounts/account-routes.ts';
import { profileKeeper } from '#server/features/accounts/profile-keeper.ts';
import { auditRoutes } from '#server/features/audit/audit-routes.ts';
import { categoryRoutes } from '#server/features/categories/category-routes.ts';
import { commentRoutes } from '#server/features/comments/comment-routes.ts';
import { followNote } from '#server/features/comments/moderation/mend-correction.ts';
import type { KeyOf } from '#server/features/comments/senders/sender-key.ts';
import { templateImageRefs } from '#server/features/content-templates/public.ts';
import { correctionRequestRoutes } from '#server/features/correction-requests/correction-request-routes.ts';
import { requestCounts } from '#server/features/correction-requests/correction-request-store.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { dashboardRoutes } from '#server/features/dashboard/dashboard-routes.ts';
import { deliverySettingsRoutes } from '#server/features/delivery/settings/settings-routes.ts';
import { eventRoutes } from '#server/features/events/event-routes.ts';
import { namedEvents } from '#server/features/events/list/named-events-view.ts';
import { eventMediaHolder } from '#server/features/events/media/event-media-holder.ts';
import { moveEventsOfCategory, moveEventsOfTag } from '#server/features/events/term-moves-store.ts';
import { footerImages } from '#server/features/footers/public.ts';
import { internalLinkRoutes } from '#server/features/internal-links/internal-link-routes.ts';
import { layoutWork } from '#server/features/layouts/public.ts';
import { liveRoutes } from '#server/features/live/live-routes.ts';
import { moveMediaOfTag } from '#server/features/media/library/editing/media-links-store.ts';
import { countMedia } from '#server/features/media/library/list/media-count-view.ts';
import { mediaRoutes } from '#server/features/media/media-routes.ts';
import type { RecallDependencies } from '#server/features/media/public.ts';
import { listEndingRights } from '#server/features/media/rights/ending-rights-view.ts';
import { recallRoutes } from '#server/features/media/rights/recall-routes.ts';
import { spaceOf } from '#server/features/media/space/space-view.ts';
import { uploadRoutes } from '#server/features/media/upload/upload-routes.ts';
import { menuImageRefs } from '#server/features/menus/public.ts';
import { findMailTrouble } from '#server/features/notifications/mailing/mail-trouble-view.ts';
import { notificationRoutes } from '#server/features/notifications/notification-routes.ts';
import { unreadMentions } from '#server/features/notifications/notification-view.ts';
import { notify } from '#server/features/notifications/public.ts';
import { pageMediaHolder } from '#server/features/pages/media/page-media-holder.ts';
import { pageRoutes } from '#server/features/pages/page-routes.ts';
import { parserSourceImageRefs } from '#server/features/parser-sources/public.ts';
import { partnerLogoImageRefs } from '#server/features/partner-logos/public.ts';
import { postSkeletonRoutes } from '#server/features/post-skeletons/post-skeleton-routes.ts';
import { assignmentRoutes } from '#server/features/posts/assignment/assignment-routes.ts';
import { autosaveRoutes } from '#server/features/posts/autosave/autosave-routes.ts';
import { whyRoutes } from '#server/features/posts/checklist/why-routes.ts';
import { correctionRoutes } from '#server/features/posts/correction/correction-routes.ts';
import { editingRoutes } from '#server/features/posts/editing/editing-routes.ts';
import { exportRoutes } from '#server/features/posts/export/export-routes.ts';
import { historyRoutes } from '#server/features/posts/history/history-routes.ts';
import { createListsAtOnce, listMoment } from '#server/features/posts/list/lists-at-once-view.ts';
import { stateSums } from '#server/features/posts/list/post-count-view.ts';
import { postListRoutes } from '#server/features/posts/list/post-list-routes.ts';
import { visibleTo } from '#server/features/posts/list/visible-posts-view.ts';
import { countWaitingIn } from '#server/features/posts/list/waiting-in-projects-view.ts';
import { heldBy } from '#server/features/posts/lock/held-by-view.ts';
import { lockRoutes } from '#server/features/posts/lock/lock-routes.ts';
import { namedRoutes } from '#server/features/posts/named/named-routes.ts';
import { noteRoutes } from '#server/features/posts/notes/note-routes.ts';
import { notedFor } from '#server/features/posts/notes/noted-posts-view.ts';
import { pendingRoutes } from '#server/features/posts/pending/pending-routes.ts';
import { placementRoutes } from '#server/features/posts/placement/placement-routes.ts';
import { planningRoutes } from '#server/features/posts/planning/planning-routes.ts';
import { scheduleProblems } from '#server/features/posts/planning/schedule-problems.ts';
import { previewRoutes } from '#server/features/posts/preview/preview-routes.ts';
import { shareRoutes } from '#server/features/posts/preview/share-routes.ts';
import { postMediaHolder, readsOfDays } from '#server/features/posts/public.ts';
import { publishRoutes } from '#server/features/posts/publishing/publish-routes.ts';
import { redirectRoutes } from '#server/features/posts/redirects/redirect-routes.ts';
import { relatedRoutes } from '#server/features/posts/related/related-routes.ts';
import { royaltyRoutes } from '#server/features/posts/royalty/royalty-routes.ts';
import { postSettingsRoutes } from '#server/features/posts/settings/settings-routes.ts';
import { takedownRoutes } from '#server/features/posts/takedown/takedown-routes.ts';
import { caseCounts } from '#server/features/posts/takedown/takedown-view.ts';
import { movePostsOfCategory, movePostsOfTag } from '#server/features/posts/term-moves-store.ts';
import { workflowRoutes } from '#server/features/posts/workflow/workflow-routes.ts';
import { preferencesRoutes } from '#server/features/profile/preferences-routes.ts';
import { profileRoutes } from '#server/features/profile/profile-routes.ts';
import { projectRoutes } from '#server/features/projects/project-routes.ts';
import { royaltyBook } from '#server/features/royalties/royalty-book.ts';
import { royaltySheetRoutes } from '#server/features/royalties/royalty-sheet-routes.ts';
import { savedViewRoutes } from '#server/features/saved-views/saved-view-routes.ts';
import type { CheckCaptcha } from '#server/features/session/captcha.ts';
import { signInRulesRoutes } from '#server/features/session/rules/sign-in-rules-routes.ts';
import { sessionRoutes } from '#server/features/session/session-routes.ts';
import { hasSidebar } from '#server/features/sidebars/public.ts';
import { moveLinksOfCategory, moveLinksOfTag } from '#server/features/source-links/term-moves-store.ts';
import type { RoomAddresses } from '#server/features/submissions/public.ts';
import { tagRoutes } from '#server/features/tags/tag-routes.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskRoutes } from '#server/features/tasks/task-routes.ts';
import { userRoutes } from '#server/features/users/admin/user-routes.ts';
import { userSignInRoutes } from '#server/features/users/admin/user-sign-in-routes.ts';
import type { UserChangeDependencies } from '#server/features/users/public.ts';
import { viewingRoutes } from '#server/features/users/viewing/viewing-routes.ts';
import { webhookRoutes } from '#server/features/webhooks/webhook-routes.ts';
import { ACCOUNT_REFERENCES } from './account-references.ts';
import { makeWorkbook } from './make-workbook.ts';
import { sitePreviews } from './site/site-previews.ts';
import { wireContests } from './wire-contests.ts';
import { type CrawlerProcess, wireCrawler } from './wire-crawler.ts';
import { wireDataRequests } from './wire-data-requests.ts';
import { usesOfPage, wirePageSettings } from './wire-page-settings.ts';
import { receiptSources } from './wire-receipt.ts';
import { wireTranslation } from './wire-translation.ts';

/** What a recall of the library changes beside the records of lower features. */
const MEDIA_HOLDERS: RecallDependencies = {
  holders: [
    accountImageRefs,
    partnerLogoImageRefs,
    parserSourceImageRefs,
    menuImageRefs,
    footerImages.refs,
    templateImageRefs,
  ],
  articles: [postMediaHolder, eventMediaHolder, pageMediaHolder],
};

/** Dependencies of everything that handles files; created once per process. */
export interface FileDependencies {
  /** Where the product's files are stored. */
  readonly storage: Storage;
  /** Working files. */
  readonly scratch: Scratch;
  /** Decodes pictures. */
  readonly images: ImageProcess;
}

interface FeatureDependencies extends FileDependencies {
  readonly secretBox: SecretBox;
  /** Of previews of works, for juries. */
  readonly rooms: RoomAddresses;
  readonly live: Pick<LiveHub, 'open'>;
  readonly safeFetch: SafeFetch;
  /** How the product names itself to other sites; absent: by its bare name. */
  readonly userAgent?: string;
  /** Reads pages of other sites. */
  readonly pages: PageReader;
  /** Reads them for the people who say how. */
  readonly extraction: CrawlerProcess;
  readonly now: () => Date;
  /** Absent: sign-in needs no captcha. */
  readonly checkCaptcha?: CheckCaptcha;
  /** The console's public address; absent: links are relative. */
  readonly publicUrl?: string;
  /** Where readers' calls go, `https://…/api/intake/v1`. */
  readonly intake?: string;
  /** Creates the links in mails; set when the product has a mail server. */
  readonly mailTokens?: LinkTokens;
  /** Keys by which senders of comments are known; absent: nobody is found by their e-mail. */
  readonly senderKeys?: KeyOf;
}

/** The only place where features meet: dependencies of one feature on another are passed in here. */
export function wireFeatures({
  secretBox,
  live,
  safeFetch,
  userAgent = 'ToaSoan/1',
  pages,
  extraction,
  now,
  storage,
  scratch,
  images,
  checkCaptcha,
  publicUrl = '',
  intake = '',
  mailTokens,
  senderKeys,
  rooms,
}: FeatureDependencies): readonly Route[] {
  const book = royaltyBook(now);
  const previews = sitePreviews({ publicUrl, intake });
  const userChanges: UserChangeDependencies = {
    now,
    publicUrl,
    mailTokens,
    notifyOfAccount: (db, projectId, notification) =>
      notify(db, projectId, { ...notification, kind: 'accountReset', postId: null }),
    profiles: profileKeeper(ACCOUNT_REFERENCES),
  };
  const routes: readonly Route[] = [
    ...sessionRoutes({ secretBox, now, checkCaptcha, isMailOn: mailTokens !== undefined }),
    ...viewingRoutes(now),
    ...signInRulesRoutes(now),
    ...profileRoutes({ secretBox, now, isMailOn: mailTokens !== undefined }),
    ...preferencesRoutes(now),
    ...userRoutes({ ...userChanges, routes: () => routes }),
    ...userSignInRoutes(userChanges),
    ...accountRoutes({ secretBox, now, references: ACCOUNT_REFERENCES, users: userChanges, makeWorkbook }),
    ...projectRoutes({ countWaitingIn }),
    ...categoryRoutes({
      movePostsOfCategory: async (db, projectId, move) => {
        await movePostsOfCategory(db, projectId, move);
        await moveEventsOfCategory(db, projectId, move);
        await moveLinksOfCategory(db, projectId, move);
      },
    }),
    ...postSkeletonRoutes(now),
    ...tagRoutes({
      movePostsOfTag: async (db, projectId, move) => {
        await movePostsOfTag(db, projectId, move);
        await moveMediaOfTag(db, projectId, move);
        await moveEventsOfTag(db, projectId, move);
        await moveLinksOfTag(db, projectId, move);
      },
    }),
    ...mediaRoutes({ now, storage }),
    ...recallRoutes(MEDIA_HOLDERS),
    ...uploadRoutes({ storage, scratch, images, now }),
    ...postListRoutes(),
    ...planningRoutes(),
    ...exportRoutes(),
    ...editingRoutes(),
    ...autosaveRoutes(),
    ...workflowRoutes(),
    ...assignmentRoutes(),
    ...historyRoutes(),
    ...pendingRoutes(),
    ...noteRoutes(followNote),
    ...lockRoutes(),
    ...shareRoutes({ now, publicUrl }),
    ...previewRoutes(previews),
    ...redirectRoutes(),
    ...postSettingsRoutes(),
    ...whyRoutes(),
    ...publishRoutes({ now, receiptSources: receiptSources() }),
    ...placementRoutes(),
    ...relatedRoutes(),
    ...namedRoutes(namedEvents),
    ...takedownRoutes({ storage, scratch, images, now }),
    ...correctionRoutes(),
    ...royaltyRoutes(book),
    ...royaltySheetRoutes({ now, secretBox, book }),
    ...eventRoutes({ coverageJoins: [], publicUrl, ...previews }),
    ...pageRoutes({ usesOfPage, hasSidebar, ...previews }),
    ...correctionRequestRoutes({ storage, scratch, images, now, isMailOn: mailTokens !== undefined }),
    ...wireDataRequests({
      storage,
      scratch,
      images,
      now,
      secretBox,
      keyOf: senderKeys,
      isMailOn: mailTokens !== undefined,
    }),
    ...commentRoutes({ now, secretBox, keyOf: senderKeys, isMailOn: mailTokens !== undefined }),
    ...internalLinkRoutes(now),
    ...webhookRoutes({ safeFetch, secretBox, now }),
    ...deliverySettingsRoutes({ safeFetch, secretBox }),
    ...wirePageSettings(now),
    ...wireCrawler({ now, safeFetch, userAgent, pages, extraction, storage, scratch, images }),
    ...wireTranslation({ safeFetch, secretBox, now }),
    ...wireContests({
      ...{ now, secretBox, rooms, storage },
      library: MEDIA_HOLDERS,
      isMailOn: mailTokens !== undefined,
    }),
    ...savedViewRoutes({ posts: postListQuery, media: mediaListQuery, events: eventListQuery }),
    ...notificationRoutes({ visibleTo, isMailOn: mailTokens !== undefined }),
    ...taskRoutes({ files: new TaskFiles(storage, scratch), now }),
    ...liveRoutes({ live }),
    ...auditRoutes(now),
    ...dashboardRoutes({
      listPostsAtOnce: createListsAtOnce(),
      listMoment,
      stateSums,
      caseCounts,
      requestCounts: (projectId) => requestCounts(projectId, now()),
      layoutWork: (projectId) => layoutWork(projectId, now()),
      readsOfDays,
      spaceOf,
      scheduleProblems,
      heldBy,
      notedFor,
      unreadMentions,
      ...(mailTokens && { findMailTrouble }),
      countEndingRights: async (db, projectId, userId) =>
        (await countMedia(db, projectId, userId, now())).expiring,
      listEndingRights: (db, projectId) => listEndingRights(db, projectId, now()),
    }),
  ];
  return routes;
}
