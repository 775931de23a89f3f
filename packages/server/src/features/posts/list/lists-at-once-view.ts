import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { createKnownParts } from '#server/core/db/known-parts.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { pageOf } from '#server/core/db/page.ts';
import { totalOf } from './post-count-view.ts';
import { isWholeView } from './post-filter-view.ts';
import { postRowOf } from './post-list-row.ts';
import { changeCounterOf, idsOfPage, postsByIdStatement, totalOfList } from './post-page-view.ts';
import { atMoment, type DayMoment, dayMomentOf, type ResolvedQuery } from './resolved-query-view.ts';

/** The moment for which lists are found, and the state of the posts at it. */
export interface ListMoment extends DayMoment {
  readonly posts_revision: string;
}

/** Its columns, beside a row of `projects` whose current day is `today`. */
export function listMoment(projectId: string): RawBuilder<ListMoment> {
  return sql`${dayMomentOf(sql`today`)}, ${changeCounterOf(projectId)}::text AS posts_revision`;
}

interface FoundList {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Some hundred people's short lists of ids. */
const MOST = 300;

export type ListPostsAtOnce = (
  db: Db,
  projectId: string,
  actor: PostActor,
  moment: ListMoment,
  asked: readonly PostListQuery[],
) => Promise<Page<PostRowInWork>[]>;

/**
 * The first rows and the total of several lists of today, as `listPosts` returns them. Which posts they hold is found
 * once for each person and minute while no post changes; the rows are read each time.
 */
export function createListsAtOnce(): ListPostsAtOnce {
  const knownLists = createKnownParts<readonly FoundList[]>(MOST);
  return async (db, projectId, actor, moment, asked) => {
    const queries = asked.map((query) => atMoment(query, moment));
    const revision = `${moment.posts_revision} ${moment.minute.getTime()}`;
    const lists = await knownLists([projectId, actor, asked], revision, () =>
      findLists(db, projectId, actor, queries),
    );
    const ids = [...new Set(lists.flatMap((list) => list.ids))];
    const { rows } =
      ids.length === 0 ? { rows: [] } : await postsByIdStatement(projectId, ids, actor).execute(db);
    const byId = new Map(rows.map((row) => [row.id, postRowOf(row)]));
    return queries.map((query, at) => {
      const { ids: ofList, total } = lists[at] ?? { ids: [], total: 0 };
      const items = ofList.flatMap((id) => byId.get(id) ?? []);
      const { page, limit } = query;
      return isWholeView(query) ? { items, total, page, limit } : pageOf(query, items, total);
    });
  };
}

/** Ids and totals of all lists in one row: it reads no column that needs a join, so its plan is cheap. */
async function findLists(
  db: Db,
  projectId: string,
  actor: PostActor,
  queries: readonly ResolvedQuery[],
): Promise<FoundList[]> {
  const lists = queries.map((query) => {
    const total = isWholeView(query)
      ? totalOf(projectId, actor, query.view)
      : totalOfList(projectId, actor, query);
    return sql`json_build_object('ids', ${idsOfPage(projectId, actor, query)}, 'total', ${total})`;
  });
  const { rows } = await sql<{ lists: FoundList[] }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT json_build_array(${sql.join(lists)}) AS lists`.execute(db);
  return rows[0]?.lists ?? [];
}
