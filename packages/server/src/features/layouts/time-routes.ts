import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { findComing } from './coming-changes-view.ts';
import { momentOf } from './expected-moment.ts';
import type { LayoutDependencies } from './layout-dependencies.ts';
import { composePage, findLayoutOfPage, recordedPageOf } from './looked-at-page-view.ts';
import { findShownAt, findShownChanges } from './shown-pages-view.ts';

/** A page at any time: as readers saw it, or as they will. */
export function timeRoutes({ now, reads }: LayoutDependencies): readonly Route[] {
  return [
    route(layoutEndpoints.pageAt, async (call) => {
      const { at, ...page } = call.query;
      const current = now();
      const moment = momentOf(call.caller, current, at);
      const time = moment.time.toISOString();
      if (moment.time < current) {
        const shown = await findShownAt(call.db, await recordedPageOf(call, page), moment.time);
        const layout = shown ? { id: shown.layout_id, title: shown.layout_title } : null;
        const since = shown?.time.toISOString() ?? null;
        return { time, basis: 'SHOWN' as const, since, layout, blocks: shown?.blocks ?? [] };
      }
      const isAhead = moment.expected !== undefined;
      const found = await findLayoutOfPage(call, page, isAhead ? moment.time : undefined);
      return {
        time,
        basis: isAhead ? ('EXPECTED' as const) : ('NOW' as const),
        since: null,
        layout: found ? { id: found.id, title: found.title } : null,
        blocks: await composePage(call, page, { moment, blocks: found?.blocks ?? [], reads }),
      };
    }),
    route(layoutEndpoints.timeline, async (call) => {
      const { from, to, ...page } = call.query;
      const times = { from: new Date(from), to: new Date(to) };
      const changes = await findShownChanges(call.db, await recordedPageOf(call, page), times);
      return {
        shown: changes.map(({ time, layout, leads: [lead] }) => ({
          time: time.toISOString(),
          layout,
          lead: lead ? { id: lead.postId, title: lead.title } : null,
        })),
        coming: await findComing(call, page, { now: now(), to: times.to, reads }),
      };
    }),
  ];
}
