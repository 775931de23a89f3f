import { opmlEndpoints } from '@toasoan/contract/features/parser-sources/opml/opml-endpoints.ts';
import { preparedRoute, type Route, route } from '#server/core/http/route.ts';
import type { parserSourceStore } from '../source-store.ts';
import { sourcesOfFilter } from '../source-view.ts';
import { type FindSectionFeeds, opmlOf } from './export-opml.ts';
import { importOpml, outlineOf, previewOpml } from './import-opml.ts';
import type { ReadOutline } from './sources-of-outline.ts';

export interface OpmlDependencies {
  readonly now: () => Date;
  /** Files are read where nothing hostile can do harm, before any transaction. */
  readonly readOutline: ReadOutline;
  readonly findSectionFeeds: FindSectionFeeds;
}

export function opmlRoutes(
  store: ReturnType<typeof parserSourceStore>,
  { now, readOutline, findSectionFeeds }: OpmlDependencies,
): readonly Route[] {
  return [
    route(opmlEndpoints.preview, async ({ db, projectId, body }) =>
      previewOpml(db, projectId, await outlineOf(body.text, readOutline)),
    ),
    preparedRoute(
      opmlEndpoints.import,
      ({ body }) => outlineOf(body.text, readOutline),
      (call, outline) => importOpml(call, outline, { hosts: call.body.hosts, store }),
    ),
    route(opmlEndpoints.export, async ({ db, projectId, query }) => {
      const sources = await sourcesOfFilter(db, projectId, query, now());
      const ids = sources.map(({ id }) => id);
      return opmlOf(sources, await findSectionFeeds(db, projectId, ids), now());
    }),
  ];
}
