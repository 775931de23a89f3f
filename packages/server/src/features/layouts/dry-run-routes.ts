import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { factsOf, getPost, postActor } from '#server/features/posts/public.ts';
import { momentOf } from './expected-moment.ts';
import type { LayoutDependencies } from './layout-dependencies.ts';
import { composePage, findLayoutOfPage } from './looked-at-page-view.ts';
import { findPostPages } from './post-pages-view.ts';
import { findPressure } from './pressure-view.ts';
import { slotChanges, weakSpots } from './slot-changes.ts';

/** What would happen: nothing is stored. */
export function dryRunRoutes({ now, reads }: LayoutDependencies): readonly Route[] {
  return [
    route(layoutEndpoints.dryRun, async (call) => {
      const { blocks, at, ...page } = call.body;
      const moment = momentOf(call.caller, now(), at);
      const until = moment.expected === undefined ? undefined : moment.time;
      const current = await findLayoutOfPage(call, page, until);
      const before = await composePage(call, page, { moment, blocks: current?.blocks ?? [], reads });
      const after = await composePage(call, page, { moment, blocks, reads });
      return {
        time: moment.time.toISOString(),
        ...slotChanges(before, after),
        ...weakSpots(after),
        blocks: after,
      };
    }),
    route(publishEndpoints.slots, async (call) => {
      const { db, projectId, caller, params } = call;
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      if (!mayReadDrafts(actor, factsOf(post))) throw new AppError('NOT_FOUND');
      const { lang, pages } = await findPostPages(db, projectId, params.id);
      const found = [];
      for (const { title, ...place } of pages) {
        const page = { ...place, device: 'DESKTOP', lang } as const;
        const layout = await findLayoutOfPage(call, page);
        if (layout === undefined) continue;
        const { blocks } = layout;
        const time = now();
        const before = await composePage(call, page, { moment: { time }, blocks, reads });
        const expected = { kind: 'post', postId: params.id } as const;
        const after = await composePage(call, page, { moment: { time, expected }, blocks, reads });
        const { enters, leaves } = slotChanges(before, after);
        found.push({
          kind: page.kind,
          categoryId: page.categoryId ?? '',
          title,
          takes: enters.filter(({ id, kind }) => kind === 'post' && id === params.id).map(({ to }) => to),
          pushesOut: leaves.filter(({ to }) => to === null),
          shifts: leaves.filter(({ to }) => to !== null).length,
        });
      }
      return { pages: found };
    }),
    route(layoutEndpoints.pressure, async (call) => findPressure(call, call.query, { now: now(), reads })),
  ];
}
