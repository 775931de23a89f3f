import {
  CALENDAR_MOST,
  type PostCalendarQuery,
  postListQuery,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { postRowOf } from '../list/post-list-row.ts';
import { postPageStatement } from '../list/post-page-view.ts';
import { narrowed } from '../list/ranked-matches-view.ts';
import { resolveQuery } from '../list/resolved-query-view.ts';
import { searchOf } from '../list/text-search-view.ts';

const KINDS = [
  { state: 'SCHEDULED', dateKind: 'scheduleTime', sort: 'scheduleTime' },
  { state: 'PUBLISHED', dateKind: 'publishedTime', sort: '-publishedTime' },
] as const;

interface Calendar {
  readonly items: PostRow[];
  readonly isCapped: boolean;
}

/** Planned and past publications of a span of days; if there are too many, the planned ones stay. */
export async function listCalendar(
  db: Db,
  projectId: string,
  actor: PostActor,
  { state: asked, ...query }: PostCalendarQuery,
): Promise<Calendar> {
  const found = searchOf(query);
  const search = found && (await narrowed(db, projectId, found));
  if (query.text !== undefined && search === undefined) return { items: [], isCapped: false };
  const items: PostRow[] = [];
  for (const { state, dateKind, sort } of KINDS) {
    if (asked !== undefined && !asked.includes(state)) continue;
    const plain = postListQuery.parse({ ...query, state, dateKind, sort });
    const resolved = { ...(await resolveQuery(db, projectId, plain)), limit: CALENDAR_MOST + 1 };
    const { rows } = await postPageStatement(projectId, actor, resolved, search).execute(db);
    items.push(...rows.map(postRowOf));
  }
  return { items: items.slice(0, CALENDAR_MOST), isCapped: items.length > CALENDAR_MOST };
}
