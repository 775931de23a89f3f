import type { ContestRow } from '#server/features/contests/public.ts';
import type { SiteReading } from '../reading.ts';

/** As many as the console shows. */
const MOST_NOTICES = 200;

/** Contests that readers may see, the newest first. */
export async function listShownContests({ db, site }: SiteReading): Promise<ContestRow[]> {
  return await db
    .selectFrom('contests')
    .selectAll()
    .where('project_id', '=', site.projectId)
    .where('state', '<>', 'DRAFT')
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findShownContest(
  { db, site }: SiteReading,
  code: string,
): Promise<ContestRow | undefined> {
  return await db
    .selectFrom('contests')
    .selectAll()
    .where('project_id', '=', site.projectId)
    .where('code', '=', code)
    .where('state', '<>', 'DRAFT')
    .executeTakeFirst();
}

/** What belongs to the page of a contest beside its row. */
export async function partsOfContest({ db }: SiteReading, row: ContestRow) {
  const { project_id, id, rules_version } = row;
  const prizes = await db
    .selectFrom('contest_prizes')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .orderBy('position')
    .execute();
  const rules = await db
    .selectFrom('contest_rules')
    .select('rules')
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('version', '=', rules_version)
    .executeTakeFirst();
  const notices = await db
    .selectFrom('contest_notices')
    .select(['text', 'create_time', 'changes'])
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .execute();
  return { prizes, rules: rules?.rules, notices };
}
