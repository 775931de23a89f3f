import { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ReaderRoute, readerRoute } from '#server/core/http/reader-route.ts';

const KEPT_MS = 60_000;

export interface IntakeSettings {
  readonly captchaSiteKey: string;
  readonly mails: boolean;
  readonly findProject: (projectId: string) => Promise<{ readonly name: string } | undefined>;
}

export function intakeRoutes({ captchaSiteKey, mails, findProject }: IntakeSettings): readonly ReaderRoute[] {
  return [
    readerRoute(
      intakeEndpoints.settings,
      async ({ projectId }) => {
        const project = await findProject(projectId);
        if (project === undefined) throw new AppError('NOT_FOUND');
        return { name: project.name, captchaSiteKey, mails };
      },
      { keptMs: KEPT_MS },
    ),
  ];
}
