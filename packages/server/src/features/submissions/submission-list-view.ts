import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  SubmissionRow as SubmissionAnswer,
  SubmissionCounts,
} from '@toasoan/contract/features/submissions/submission.ts';
import type {
  SubmissionFilter,
  SubmissionListQuery,
  SubmissionSort,
} from '@toasoan/contract/features/submissions/submission-list.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { addDays, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { namesHidden } from './names-of-works-view.ts';
import { type ListedRow, type Shown, submissionOf } from './submission-row.ts';
import type { WorkConditions } from './work-conditions.ts';

/** More than any contest has: its works are counted to the last. */
const MOST_WORKS = 1_000_000;

export interface WantedWorks extends SubmissionFilter {
  readonly isBlind?: boolean;
}

/** The works of a contest that a filter keeps, without their authors. */
export function matchingWorks(db: Db, projectId: string, wanted: WantedWorks, conditions: WorkConditions) {
  const { category, state, round, province, tech, flag, averageFrom, averageTo, from, to, exhibited } =
    wanted;
  let rows = db
    .selectFrom('submissions')
    .where('project_id', '=', projectId)
    .where('contest_id', '=', wanted.contestId);
  if (category) rows = rows.where('category', 'in', category);
  if (state) rows = rows.where('state', 'in', state);
  if (round) rows = rows.where('round_key', 'in', round);
  if (province) rows = rows.where('province_code', 'in', province);
  if (tech) rows = rows.where('tech', 'in', tech);
  if (flag) rows = rows.where(sql<boolean>`flags && ${flag}::text[]`);
  if (averageFrom !== undefined) rows = rows.where('average', '>=', String(averageFrom));
  if (averageTo !== undefined) rows = rows.where('average', '<=', String(averageTo));
  if (from) rows = rows.where('submit_time', '>=', new Date(hanoiDayStart(from)));
  if (to) rows = rows.where('submit_time', '<', new Date(hanoiDayStart(addDays(to, 1))));
  if (exhibited !== undefined) rows = rows.where('is_exhibited', '=', exhibited);
  return withWords(withPeople(withLater(rows, wanted, conditions), wanted), wanted);
}

type Works = ReturnType<typeof ofContest>;
function ofContest(db: Db) {
  return db.selectFrom('submissions');
}

function withLater(rows: Works, { jurorId, voteMonth }: SubmissionFilter, later: WorkConditions): Works {
  let kept = rows;
  if (jurorId) kept = kept.where(later.ofJuror(jurorId));
  if (voteMonth) kept = kept.where(later.ofVoteMonth(voteMonth));
  return kept;
}

function withPeople(rows: Works, { residence, assigneeId, flagged }: SubmissionFilter): Works {
  let kept = rows;
  if (assigneeId) kept = kept.where('assignee_id', '=', assigneeId);
  if (flagged !== undefined) kept = kept.where(sql<boolean>`(flags <> '{}') = ${flagged}`);
  if (residence)
    kept = kept.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entrants')
          .select('entrants.id')
          .whereRef('entrants.project_id', '=', 'submissions.project_id')
          .whereRef('entrants.id', '=', 'submissions.entrant_id')
          .where('entrants.residence', 'in', residence),
      ),
    );
  return kept;
}

/**
 * Number, title and place, without regard to case and marks; former provinces too. Never the author's name. Authors sign
 * titles, so for a person who is blind only the number is searched: no answer confirms a name.
 */
function withWords(rows: Works, { text, isBlind }: WantedWorks): Works {
  let kept = rows;
  const searched = isBlind === true ? sql`lower(number)` : sql`search_text`;
  for (const word of wordsOf(foldVietnamese(text ?? '')))
    kept = kept.where(sql<boolean>`position(${word} IN ${searched}) > 0`);
  return kept;
}

const ORDERS: Readonly<Record<SubmissionSort, RawBuilder<unknown>>> = {
  NEW: sql`id DESC`,
  OLD: sql`id`,
  AVERAGE: sql`average DESC NULLS LAST, id DESC`,
  SPREAD: sql`spread DESC NULLS LAST, id DESC`,
  VOTES: sql`vote_valid DESC, id DESC`,
};

/** One page. Authors and covers are read for its rows alone, however far into the list it is. */
export async function listSubmissions(
  db: Db,
  projectId: string,
  query: SubmissionListQuery,
  { conditions, ...shown }: Shown & { readonly conditions: WorkConditions },
): Promise<Page<SubmissionAnswer>> {
  const filter = matchingWorks(db, projectId, { ...query, isBlind: shown.isBlind }, conditions);
  const page = await filter
    .select('id')
    .orderBy(ORDERS[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const rows = await listedRows(
    db,
    projectId,
    page.map(({ id }) => id),
  );
  const { works } = await filter
    .select((works) => works.fn.countAll<string>().as('works'))
    .executeTakeFirstOrThrow();
  const ids = rows.map(({ id }) => id);
  const hide = await namesHidden(db, projectId, ids, shown.isBlind);
  const items = rows.map((row) => submissionOf(row, shown, hide));
  return pageOf(query, items, Number(works), MOST_WORKS);
}

/** Works in the order of the ids, with what masks their authors. */
export async function listedRows(db: Db, projectId: string, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('entrants', (join) =>
      join
        .onRef('entrants.project_id', '=', 'submissions.project_id')
        .onRef('entrants.id', '=', 'submissions.entrant_id'),
    )
    .leftJoin('submission_files as cover', (join) =>
      join
        .onRef('cover.project_id', '=', 'submissions.project_id')
        .onRef('cover.id', '=', 'submissions.cover_file_id')
        .on('cover.state', '=', 'READY'),
    )
    .selectAll('submissions')
    .select([
      'entrants.full_name',
      'entrants.birth_date',
      'entrants.residence',
      'entrants.organization_type',
      'entrants.is_excluded',
      'entrants.state as entrant_state',
      'cover.key as cover_key',
    ])
    .where('submissions.project_id', '=', projectId)
    .where('submissions.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** By the index of states, and two counts that read the rows of one contest. */
export async function countSubmissions(
  db: Db,
  projectId: string,
  contestId: string,
): Promise<SubmissionCounts> {
  const { rows } = await sql<{ state: SubmissionState; works: string; flagged: string; failed: string }>`
    SELECT state, count(*) AS works, count(*) FILTER (WHERE flags <> '{}') AS flagged,
      count(*) FILTER (WHERE tech = 'FAIL') AS failed
    FROM submissions WHERE project_id = ${projectId} AND contest_id = ${contestId} GROUP BY state`.execute(
    db,
  );
  const sum = (of: 'works' | 'flagged' | 'failed') => rows.reduce((all, row) => all + Number(row[of]), 0);
  return {
    total: sum('works'),
    states: Object.fromEntries(rows.map(({ state, works }) => [state, Number(works)])),
    flagged: sum('flagged'),
    techFailed: sum('failed'),
  };
}
