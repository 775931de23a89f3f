export { tagsOfDrafts } from './autosave/draft-tags-view.ts';
export { createPost, importPost } from './editing/add-post.ts';
export { checkNewTerms, tagsAfter, withMainCategory } from './editing/bulk-terms.ts';
export { draftToBeginWith } from './editing/copy-post.ts';
export { type NewPost, newPostBodyRow, newPostRow, newPostSearchRow } from './editing/new-post-row.ts';
export { facet } from './editing/post-facets.ts';
export { foldedWords } from './editing/post-search-words.ts';
export { findOwnersOfSlugs, holdSlugs, slugOfTitle } from './editing/post-slug-store.ts';
export { holdTerms, lockPost, lockPosts } from './editing/post-store.ts';
export { takeBackPost } from './editing/take-back-post.ts';
export { updatePost } from './editing/update-post.ts';
export { headingsOf, inOrder, wallClock } from './export/export-rows.ts';
export { getExporter } from './export/exporter-view.ts';
export { startExport } from './export/start-export.ts';
export { writeList } from './export/write-list.ts';
export { MEDIA_TYPES } from './export/write-table.ts';
export { type Table, writeWorkbook } from './export/write-workbook.ts';
export { followTargets, type TargetAddress } from './links/link-targets-view.ts';
export type { ListMoment, ListPostsAtOnce } from './list/lists-at-once-view.ts';
export { foldPostCounts } from './list/post-count-store.ts';
export { countsOf, type StateSums } from './list/post-count-view.ts';
export { listPosts } from './list/post-list-view.ts';
export {
  postPageStatement,
  postsByIdStatement,
} from './list/post-page-view.ts';
export { narrowed, newestMatchesStatement } from './list/ranked-matches-view.ts';
export { resolveStatement } from './list/resolved-query-view.ts';
export { searchOf } from './list/text-search-view.ts';
export { findReferredFiles, type ReferredFile } from './media/media-reference-view.ts';
export { postMediaHolder } from './media/post-media-holder.ts';
export { findPostMedia } from './media/post-media-view.ts';
export { putPicturesIntoPost } from './media/put-pictures.ts';
export { settleMedia, usableMedia } from './media/settle-media.ts';
export { swappedDraft } from './media/swap-media.ts';
export { findNamedAccounts } from './named/named-records-view.ts';
export type { NamedEvents } from './named/named-routes.ts';
export { findPostsAbout } from './named/posts-about-view.ts';
export { createNote } from './notes/add-note.ts';
export type { NoteEnd } from './notes/note-end.ts';
export { findPeopleWho } from './notify/recipients-view.ts';
export { workingCopyOf } from './pending/working-copy.ts';
export { POST_SCHEDULE } from './planning/post-schedule.ts';
export { type PostWork, postActor } from './post-actor.ts';
export { auditPost, followingSource } from './post-audit.ts';
export { findPost, getPost, postStatement } from './post-detail-view.ts';
export { factsOf, type PostRecord, snapshotOf, termsOf } from './post-record.ts';
export type { DeliverArticle, DeliveredPost } from './preview/deliver-article.ts';
export type { DrawPost, PreviewedPost } from './preview/draw-post.ts';
export { IS_ARCHIVED, isPublicPost, isReadablePost } from './public-post-view.ts';
export { type FindReceiptSteps, type ReceiptAsked, receiptStep } from './publishing/publish-receipt.ts';
export { forgetReadMarks } from './reads/post-reads-store.ts';
export { readsSince } from './reads/post-reads-view.ts';
export { ReadCounter } from './reads/read-counter.ts';
export { readRoutes } from './reads/read-routes.ts';
export { readsOfDays } from './reads/reads-of-days-view.ts';
export {
  findPostsOnSubject,
  type PostOnSubject,
  type Subject,
} from './related/same-subject-view.ts';
export { findSimilarPosts } from './related/similar-posts-view.ts';
export { groupsProposed } from './royalty/propose-group.ts';
export type { RoyaltyBook } from './royalty/royalty-book.ts';
export { royaltyOf } from './royalty/royalty-routes.ts';
export { holdRoyalty, partsOf } from './royalty/royalty-store.ts';
export {
  checkWorth,
  monthThatPays,
  type PaidPost,
  payeesOf,
  royaltyConflict,
  saveRoyalty,
  settlePayees,
} from './royalty/save-royalty.ts';
export { findPostsWithWords } from './search/posts-with-words-view.ts';
export { checkSettingsOf } from './settings/post-settings-store.ts';
export {
  type LanguageWork,
  publishPostInLanguage,
  withdrawPostInLanguage,
} from './translations/post-in-language.ts';
export { dropDraft } from './workflow/drop-draft.ts';
export { transitionPost } from './workflow/transition-post.ts';
