// What pages that show a record need of its editing. The editor itself is in `public-editor.ts` and `public-parts.ts`,
// so that those pages fetch nothing of it.
export type { LocalDraft, LocalDrafts } from './autosave/local-drafts.ts';
export type { ArticleKind, ArticleWords, LockKind, MergeRules } from './editing/article-kind.ts';
export type { ArticleSession } from './editing/article-session.ts';
export type { ArticleText, ArticleTypes } from './editing/article-types.ts';
export { FieldGroup } from './editing/field-group.tsx';
export { headlineOf, useHeadline } from './editing/headline.ts';
export { editingSessionOf, findSession, type OpenSessions } from './editing/open-sessions.ts';
export { useSessionPart } from './editing/session-part.ts';
export { type ArticleLock, createArticleLock, type LockOptions } from './lock/article-lock.ts';
export { useReaderLock } from './lock/use-presence.ts';
export { withoutFacts } from './merge/without-facts.ts';
