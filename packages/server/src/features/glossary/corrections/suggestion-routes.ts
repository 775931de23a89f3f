import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { createEntry } from '../change-entry.ts';
import { entryDetail } from '../list/related-entries-view.ts';
import type { CorrectedTexts } from './find-suggestions.ts';
import { dismissSuggestion, openSuggestions } from './suggestion-store.ts';

interface Dependencies {
  readonly correctedTexts: CorrectedTexts;
  readonly now: () => Date;
}

/** Terms that the corrections of editors suggest. */
export function suggestionRoutes({ correctedTexts, now }: Dependencies): readonly Route[] {
  return [
    route(glossaryEndpoints.suggestions, async ({ db, projectId, query }) => ({
      items: await openSuggestions(db, projectId, query, { correctedTexts, now: now() }),
    })),
    transactionRoute(glossaryEndpoints.acceptSuggestion, async (call) => {
      const { sourceLang, targetLang, source, machine, edited } = call.body;
      const after = await createEntry(
        call,
        {
          sourceLang,
          targetLang,
          format: 'KEYWORD',
          sourceContent: source,
          targetContent: edited,
          oldContent: machine,
          forbidden: [machine],
        },
        'SUGGESTION',
      );
      return await entryDetail(call.db, after);
    }),
    transactionRoute(glossaryEndpoints.dismissSuggestion, async ({ db, projectId, body }) => {
      await dismissSuggestion(db, projectId, body);
      return { isDismissed: true };
    }),
  ];
}
