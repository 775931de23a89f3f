import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Route } from '#server/core/http/route.ts';
import type { JobHandler } from '#server/core/jobs/job.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { apiKeyRoutes } from '#server/features/api-keys/api-key-routes.ts';
import { glossaryTasks } from '#server/features/glossary/files/file-tasks.ts';
import { glossaryRoutes } from '#server/features/glossary/glossary-routes.ts';
import { machineTranslationRoutes } from '#server/features/machine-translation/engine-routes.ts';
import { type EngineTools, translateTexts } from '#server/features/machine-translation/public.ts';
import type { TaskHandler } from '#server/features/tasks/public.ts';
import type { KeyRoute } from '#server/features/translate-api/key-route.ts';
import { listPastTranslations } from '#server/features/translate-api/past-translations-view.ts';
import { listTerms, saveTerms } from '#server/features/translate-api/shared-terms.ts';
import { EngineFailed } from '#server/features/translate-api/translate-api-ports.ts';
import { translateApiRoutes } from '#server/features/translate-api/translate-api-routes.ts';
import { historyRoutes } from '#server/features/translation-history/history-routes.ts';
import { replacementRoutes } from '#server/features/translation-replacements/replacement-routes.ts';
import { replacementTask } from '#server/features/translation-replacements/run-replacement.ts';
import { suggestionRoutes } from '#server/features/translation-suggestions/suggestion-routes.ts';
import { correctedTexts, followJobs, runJobs } from '#server/features/translations/public.ts';
import { translationRoutes } from '#server/features/translations/translation-routes.ts';

interface TranslationDependencies {
  readonly safeFetch: SafeFetch;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

/** Records in other languages: the areas of /manager_translate and the tab of a project. */
export function wireTranslation(deps: TranslationDependencies): readonly Route[] {
  const { now } = deps;
  return [
    ...apiKeyRoutes(now),
    ...machineTranslationRoutes(deps),
    ...historyRoutes(),
    ...glossaryRoutes({ correctedTexts, now }),
    ...translationRoutes(),
    ...replacementRoutes(),
    ...suggestionRoutes(now),
  ];
}

/** What other systems call with an API key. Without engines, memory and terms fill what they can. */
export function wireTranslateApi(engines?: EngineTools): readonly KeyRoute[] {
  return translateApiRoutes({
    async translate(db, { projectId, pair, by, apiKeyId, signal }, texts) {
      const results = await translateTexts(
        { db, projectId, pair, owner: by, apiKeyId, engines, signal },
        texts.map((text) => ({ field: '', text })),
      );
      if (results.length > 0 && results.every(({ reason }) => reason === 'FAILED')) throw new EngineFailed();
      return results;
    },
    listTerms,
    saveTerms,
    listHistory: listPastTranslations,
  });
}

/** Translating in the background. */
export function translationJobs(tools: Omit<TranslationDependencies, 'now'>): readonly JobHandler[] {
  const engines = { ...tools, now: () => new Date() };
  return [...runJobs((work, texts) => translateTexts({ ...work, engines }, texts)), ...followJobs];
}

/** Work that people start and wait for. */
export function translationTasks(): readonly TaskHandler[] {
  return [...glossaryTasks, replacementTask];
}
