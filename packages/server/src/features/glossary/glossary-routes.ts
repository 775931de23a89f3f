import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { changeEntry, changeOne, createEntry, deleteEntry, transitionEntry } from './change-entry.ts';
import type { CorrectedTexts } from './corrections/find-suggestions.ts';
import { suggestionRoutes } from './corrections/suggestion-routes.ts';
import { getEntry } from './entry-store.ts';
import { fileRoutes } from './files/file-routes.ts';
import { listChanges } from './history/change-view.ts';
import { restoreEntry } from './history/restore-entry-store.ts';
import { countEntries, listEntries } from './list/entry-list-view.ts';
import { glossaryFacets } from './list/facets-view.ts';
import { entryDetail } from './list/related-entries-view.ts';

export interface GlossaryDependencies {
  /** What editors made of machine translations. */
  readonly correctedTexts: CorrectedTexts;
  readonly now: () => Date;
}

/** The calls of the glossary: entries, their history, files and suggestions. */
export function glossaryRoutes(deps: GlossaryDependencies): readonly Route[] {
  return [
    route(glossaryEndpoints.list, ({ db, projectId, query }) => listEntries(db, projectId, query)),
    route(glossaryEndpoints.counts, ({ db, projectId }) => countEntries(db, projectId)),
    route(glossaryEndpoints.facets, ({ db, projectId }) => glossaryFacets(db, projectId)),
    route(glossaryEndpoints.detail, async ({ db, projectId, params }) =>
      entryDetail(db, await getEntry(db, projectId, params.id)),
    ),
    transactionRoute(glossaryEndpoints.create, async (call) =>
      entryDetail(call.db, await createEntry(call, call.body)),
    ),
    transactionRoute(glossaryEndpoints.update, async (call) =>
      entryDetail(call.db, await changeEntry(call, call.body)),
    ),
    transactionRoute(glossaryEndpoints.move, async (call) =>
      entryDetail(call.db, await transitionEntry(call, call.body)),
    ),
    transactionRoute(glossaryEndpoints.remove, async (call) => {
      await deleteEntry(call, call.params.id, call.ifMatch);
      return { id: call.params.id };
    }),
    transactionRoute(glossaryEndpoints.bulk, (call) =>
      runBulk(call, call.body.ids, (itemCall, id) => changeOne(itemCall, id, call.body.action)),
    ),
    route(glossaryEndpoints.history, ({ db, projectId, query }) => listChanges(db, projectId, query)),
    transactionRoute(glossaryEndpoints.restore, async (call) =>
      entryDetail(call.db, await restoreEntry(call, call.body)),
    ),
    ...suggestionRoutes(deps),
    ...fileRoutes(),
  ];
}
