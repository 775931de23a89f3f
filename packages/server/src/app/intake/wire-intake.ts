import type { ReaderRoute } from '#server/core/http/reader-route.ts';
import { type ReaderCommentDependencies, readerCommentRoutes } from '#server/features/comments/public.ts';
import { readerCorrectionRoutes } from '#server/features/correction-requests/correction-request-routes.ts';
import { type IntakeSettings, intakeRoutes } from '#server/features/intake/intake-routes.ts';

/** Every call of readers; features meet here and in `wireFeatures` only. */
export function wireIntake(parts: IntakeSettings & ReaderCommentDependencies): readonly ReaderRoute[] {
  const { now, findProject } = parts;
  const isProject = async (projectId: string) => (await findProject(projectId)) !== undefined;
  return [
    ...intakeRoutes(parts),
    ...readerCommentRoutes(parts),
    ...readerCorrectionRoutes({ now }, isProject),
  ];
}
