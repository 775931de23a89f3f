import type { ProvinceYear } from '@toasoan/contract/features/contest-results/province-counts.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { endOfIntake } from '#server/features/contests/public.ts';

interface Count {
  readonly contest_id: string;
  readonly is_home: boolean;
  readonly province_code: string | null;
  readonly works: string;
}

/** Works of every contest by place, without those that take no part; one statement over one index. */
export async function listProvinceYears(db: Db, projectId: string, now: Date): Promise<ProvinceYear[]> {
  const contests = await db
    .selectFrom('contests')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('state', '<>', 'DRAFT')
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { rows } = await sql<Count>`
    SELECT contest_id::text, country = 'VN' AS is_home, province_code, count(*) AS works FROM submissions
    WHERE project_id = ${projectId} AND state NOT IN ('WITHDRAWN', 'INVALID', 'DISQUALIFIED')
    GROUP BY contest_id, country = 'VN', province_code`.execute(db);
  return contests.map((contest) => {
    const own = rows.filter(({ contest_id }) => contest_id === contest.id);
    const end = endOfIntake(contest);
    return {
      contestId: contest.id,
      code: contest.code,
      title: contest.title,
      titleEn: contest.title_en,
      year: contest.year,
      state: contest.state,
      isOpen: contest.state === 'OPEN' && (end === null || end > now),
      ...countsOf(own),
    };
  });
}

function countsOf(rows: readonly Count[]) {
  const provinces: Record<string, number> = {};
  let [unplaced, abroad] = [0, 0];
  for (const { is_home, province_code, works } of rows) {
    const count = Number(works);
    if (!is_home) abroad += count;
    else if (province_code === null) unplaced += count;
    else provinces[province_code] = (provinces[province_code] ?? 0) + count;
  }
  return { provinces, unplaced, abroad };
}
