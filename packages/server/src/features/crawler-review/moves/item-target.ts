import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

interface Target {
  readonly targetCategoryId?: string | null | undefined;
  readonly tagIds?: readonly string[] | undefined;
  readonly provinceCode?: string | null | undefined;
}

const unknown = (field: string) =>
  new AppError('INVALID_INPUT', { fields: [{ field, code: 'unknownReference' }] });

/** The columns of what was sent; undefined stays as it is. @throws INVALID_INPUT for terms of no use here. */
export async function targetColumns(
  db: Db,
  projectId: string,
  { targetCategoryId, tagIds, provinceCode }: Target,
) {
  if (targetCategoryId != null && !(await isEnabled(db, projectId, 'categories', [targetCategoryId])))
    throw unknown('targetCategoryId');
  if (tagIds !== undefined && !(await isEnabled(db, projectId, 'tags', tagIds))) throw unknown('tagIds');
  const province = provinceCode == null ? provinceCode : PROVINCE_CODES.find((code) => code === provinceCode);
  if (provinceCode != null && province === undefined) throw unknown('provinceCode');
  return {
    target_category_id: targetCategoryId,
    tag_ids: tagIds === undefined ? undefined : [...new Set(tagIds)],
    province_code: province,
  };
}

/** Who gets the draft; nothing where nobody was sent. @throws INVALID_INPUT for a person who may not write here */
export async function assigneeColumns(db: Db, projectId: string, assigneeId: string | null | undefined) {
  if (assigneeId === undefined) return {};
  if (assigneeId === null) return { assignee_id: null, assignee_name: '' };
  const person = await findPersonIn(db, projectId, assigneeId);
  if (person?.permissions.includes('post.editOwn') !== true) throw unknown('assigneeId');
  return { assignee_id: person.userId, assignee_name: person.displayName };
}

async function isEnabled(
  db: Db,
  projectId: string,
  table: 'categories' | 'tags',
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', wanted)
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .execute();
  return rows.length === wanted.length;
}
