import type { ReaderRoute } from '#server/core/http/reader-route.ts';
import { readerCorrectionRoutes } from '#server/features/correction-requests/correction-request-routes.ts';
import { type IntakeSettings, intakeRoutes } from '#server/features/intake/intake-routes.ts';

interface IntakeWiring extends IntakeSettings {
  readonly now: () => Date;
}

/** Every call of readers; features meet here and in `wireFeatures` only. */
export function wireIntake({ now, ...settings }: IntakeWiring): readonly ReaderRoute[] {
  const isProject = async (projectId: string) => (await settings.findProject(projectId)) !== undefined;
  return [...intakeRoutes(settings), ...readerCorrectionRoutes({ now }, isProject)];
}
