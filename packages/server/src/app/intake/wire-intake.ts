import type { ReaderRoute } from '#server/core/http/reader-route.ts';
import { type IntakeSettings, intakeRoutes } from '#server/features/intake/intake-routes.ts';
import { clickRoutes } from '#server/features/internal-links/clicks/click-routes.ts';

interface IntakeFeatures extends IntakeSettings {
  readonly now: () => Date;
}

/** Every call of readers; features meet here and in `wireFeatures` only. */
export function wireIntake({ now, ...settings }: IntakeFeatures): readonly ReaderRoute[] {
  return [...intakeRoutes(settings), ...clickRoutes(now)];
}
