import type { ReaderRoute } from '#server/core/http/reader-route.ts';
import { type IntakeSettings, intakeRoutes } from '#server/features/intake/intake-routes.ts';

/** Every call of readers; features meet here and in `wireFeatures` only. */
export function wireIntake(settings: IntakeSettings): readonly ReaderRoute[] {
  return [...intakeRoutes(settings)];
}
