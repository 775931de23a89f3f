import type { RulesTexts } from '@toasoan/contract/features/contests/checklist-facts.ts';
import type { ContestRules } from '@toasoan/contract/features/contests/contest-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ContestRow } from '../contest-row.ts';

/** The next version; rows are never changed. */
export async function insertRules(
  db: Db,
  contest: ContestRow,
  { rules, consent, privacy, copyright }: RulesTexts,
  by: Actor,
): Promise<number> {
  const version = contest.rules_version + 1;
  await db
    .insertInto('contest_rules')
    .values({
      project_id: contest.project_id,
      contest_id: contest.id,
      version,
      rules: JSON.stringify(rules),
      consent: JSON.stringify(consent),
      privacy: JSON.stringify(privacy),
      copyright: JSON.stringify(copyright),
      created_by_id: by.userId,
      created_by_name: by.displayName,
    })
    .execute();
  return version;
}

export async function findRules(
  db: Db,
  {
    projectId,
    contestId,
    version,
  }: { readonly projectId: string; readonly contestId: string; readonly version: number },
): Promise<ContestRules | undefined> {
  const row = await db
    .selectFrom('contest_rules')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { rules, consent, privacy, copyright } = row;
  return {
    version: row.version,
    createTime: row.create_time.toISOString(),
    createdBy: row.created_by_name,
    rules,
    consent,
    privacy,
    copyright,
  };
}

/** @throws NOT_FOUND */
export async function getRules(db: Db, key: Parameters<typeof findRules>[1]): Promise<ContestRules> {
  const found = await findRules(db, key);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

export async function listRulesVersions(db: Db, projectId: string, contestId: string) {
  const rows = await db
    .selectFrom('contest_rules')
    .select(['version', 'create_time', 'created_by_name'])
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    createTime: row.create_time.toISOString(),
    createdBy: row.created_by_name,
  }));
}
