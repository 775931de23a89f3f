export { type ArticleCaller, articleActor } from './article-actor.ts';
export type { ArticleBrief, ArticleKind } from './article-kind.ts';
export type { ArticleTables } from './article-tables.ts';
export { dropAutosave, dropSavedText, keepAutosave, listAutosaves } from './autosave/autosave-store.ts';
export { type DrawnSitePage, olderOf } from './history/older-version.ts';
export { hasVersions, type NewVersion, writeFoundVersion, writeVersion } from './history/version-store.ts';
export { listVersions, readVersion } from './history/version-view.ts';
export { getFree } from './lock/get-free.ts';
export { lockHolds } from './lock/living-view.ts';
export { lockRoutesOf } from './lock/lock-routes.ts';
export { freeLock, keepLockFor } from './lock/lock-store.ts';
export { findHolder } from './lock/lock-view.ts';
export { giveText } from './lock/pass-text.ts';
export { takeOver } from './lock/take-over.ts';
export { lockUnlessHeld } from './planning/lock-unless-held-store.ts';
export { findOverdue, type OverdueArticle } from './planning/overdue-view.ts';
export { type NewPlan, type PublicationSchedule, settleOverdue } from './planning/settle-overdue.ts';
export { startTimeSweep } from './planning/time-sweep.ts';
export {
  dropPublication,
  keepPublication,
  type Publication,
  publicationToUndo,
  stateToReturnTo,
} from './publishing/publication-store.ts';
