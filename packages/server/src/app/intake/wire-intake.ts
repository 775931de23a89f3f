import type { ReaderRoute } from '#server/core/http/reader-route.ts';
import type { AttachmentDependencies } from '#server/features/attachments/public.ts';
import { readerAttachmentRoutes } from '#server/features/attachments/reader-attachment-routes.ts';
import { type ReaderCommentDependencies, readerCommentRoutes } from '#server/features/comments/public.ts';
import type { EntryDependencies } from '#server/features/contest-entries/entry-dependencies.ts';
import { entryRoutes } from '#server/features/contest-entries/entry-routes.ts';
import { type ReaderRoomDependencies, readerJuryRoutes } from '#server/features/contest-jury/public.ts';
import { readerVoteRoutes } from '#server/features/contest-votes/public.ts';
import type { VoteDependencies } from '#server/features/contest-votes/vote-dependencies.ts';
import { readerCorrectionRoutes } from '#server/features/correction-requests/correction-request-routes.ts';
import { readerDataRequestRoutes } from '#server/features/data-requests/reader-data-request-routes.ts';
import { type IntakeSettings, intakeRoutes } from '#server/features/intake/intake-routes.ts';
import { clickRoutes } from '#server/features/internal-links/clicks/click-routes.ts';
import { logoClickRoutes } from '#server/features/partner-logos/public.ts';
import { type ReadCounter, readRoutes } from '#server/features/posts/public.ts';
import { readerSuggestionRoutes } from '#server/features/translation-suggestions/suggestion-routes.ts';

/** Every call of readers; features meet here and in `wireFeatures` only. */
export function wireIntake(
  parts: IntakeSettings &
    ReaderCommentDependencies &
    EntryDependencies &
    VoteDependencies &
    ReaderRoomDependencies &
    AttachmentDependencies & { readonly reads: ReadCounter },
): readonly ReaderRoute[] {
  const isProject = async (projectId: string) => (await parts.findProject(projectId)) !== undefined;
  return [
    ...intakeRoutes(parts),
    ...readerCommentRoutes(parts),
    ...readerAttachmentRoutes(parts),
    ...readerCorrectionRoutes(parts, isProject),
    ...readerDataRequestRoutes(parts, isProject),
    ...readerSuggestionRoutes(isProject),
    ...entryRoutes(parts),
    ...readerJuryRoutes(parts),
    ...readerVoteRoutes(parts),
    ...clickRoutes(parts.now),
    ...logoClickRoutes(parts.now),
    ...readRoutes(parts.reads),
  ];
}
