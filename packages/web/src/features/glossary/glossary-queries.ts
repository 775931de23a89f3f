import { queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import type { GlossaryDetail, GlossaryMove } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

const entries = crudCalls('glossary', glossaryEndpoints);
export const { keys: glossaryKeys } = entries;

export const {
  list: glossaryList,
  detail: glossaryDetail,
  create: createEntry,
  update: updateEntry,
  useRemove: useRemoveEntry,
} = entries;

export function glossaryCounts(projectId: string) {
  return queryOptions({
    queryKey: glossaryKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(glossaryEndpoints.counts, { signal }),
  });
}

/** Pairs, domains and owners that lists offer. */
export function glossaryFacets(projectId: string) {
  return queryOptions({
    queryKey: glossaryKeys(projectId, 'facets'),
    queryFn: ({ signal }) => call(glossaryEndpoints.facets, { signal }),
  });
}

export function glossaryHistory(projectId: string, query: QueryInput<typeof glossaryEndpoints.history>) {
  return queryOptions({
    queryKey: glossaryKeys(projectId, 'history', query),
    queryFn: ({ signal }) => call(glossaryEndpoints.history, { query, signal }),
  });
}

export function termSuggestions(projectId: string, query: QueryInput<typeof glossaryEndpoints.suggestions>) {
  return queryOptions({
    queryKey: glossaryKeys(projectId, 'suggestions', query),
    queryFn: ({ signal }) => call(glossaryEndpoints.suggestions, { query, signal }),
  });
}

/** Approves an entry or switches it off. */
export function useMoveEntry() {
  return useResourceMutation(
    glossaryKeys,
    ({
      entry: { id, version },
      to,
    }: {
      entry: Pick<GlossaryDetail, 'id' | 'version'>;
      to: GlossaryMove['to'];
    }) => call(glossaryEndpoints.move, { body: { id, version, to } }),
  );
}

export function useRestoreEntry() {
  return useResourceMutation(glossaryKeys, (body: BodyInput<typeof glossaryEndpoints.restore>) =>
    call(glossaryEndpoints.restore, { body }),
  );
}

type Answered = BodyInput<typeof glossaryEndpoints.acceptSuggestion>;

/** Accepts a suggested term, or says that it is not wanted. */
export function useAnswerSuggestion() {
  return useResourceMutation(
    glossaryKeys,
    async ({ isWanted, body }: { isWanted: boolean; body: Answered }): Promise<void> => {
      await (isWanted
        ? call(glossaryEndpoints.acceptSuggestion, { body })
        : call(glossaryEndpoints.dismissSuggestion, { body }));
    },
  );
}

const SHOWN = 20;

/** Entries of all pairs by the words of both contents. */
export function glossarySearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: glossaryKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(glossaryEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((entry) => ({
          value: entry.id,
          label: entry.sourceContent,
          detail: `${entry.targetLang}: ${entry.targetContent}`,
        }));
      },
    });
}
