import { ICS_MOST } from '@toasoan/contract/features/events/ics/ics.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { getEvent } from '../event-detail-view.ts';
import { listFeeds } from './feed-store.ts';
import { readSource, readSources } from './ics-source-view.ts';
import { importIcs, previewIcs } from './import-ics.ts';
import { createFeed, endFeed, giveNewAddress, mayKeepEveryFeed } from './keep-feed.ts';
import { type IcsSource, icsFileName, writeIcs } from './write-ics.ts';

interface Dependencies {
  readonly publicUrl: string;
}

export function icsRoutes({ publicUrl }: Dependencies): readonly Route[] {
  return [
    route(icsEndpoints.one, async ({ db, projectId, caller, params }) => {
      const event = await getEvent(db, projectId, articleActor(caller), params.id);
      return fileOf(event.slug, event.title, await readSource(db, projectId, event.id));
    }),
    route(icsEndpoints.list, async ({ db, projectId, caller, query }) => {
      const { view, ...filter } = query;
      const now = new Date();
      return fileOf(
        'su-kien',
        'Sự kiện',
        await readSources(db, projectId, articleActor(caller), { view, filter, now }),
      );
    }),
    route(icsEndpoints.preview, ({ db, projectId, body, language }) =>
      previewIcs(db, projectId, body.text, language),
    ),
    transactionRoute(icsEndpoints.import, (call) => importIcs(call, call.body)),
    route(icsEndpoints.feeds, async (call) => ({
      items: await listFeeds(
        call.db,
        call.projectId,
        mayKeepEveryFeed(call) ? undefined : call.caller.userId,
      ),
    })),
    transactionRoute(icsEndpoints.createFeed, (call) => createFeed(call, call.body, publicUrl)),
    transactionRoute(icsEndpoints.renewFeed, (call) => giveNewAddress(call, call.params.id, publicUrl)),
    transactionRoute(icsEndpoints.removeFeed, async (call) => {
      await endFeed(call, call.params.id);
      return { id: call.params.id };
    }),
  ];
}

function fileOf(slug: string, title: string, sources: readonly IcsSource[]) {
  const events = sources.slice(0, ICS_MOST);
  return {
    name: icsFileName(slug, new Date()),
    text: writeIcs(title, events),
    events: events.length,
    isCapped: sources.length > ICS_MOST,
  };
}
