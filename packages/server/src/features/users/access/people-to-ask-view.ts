import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

const MOST = 3;

interface Asking {
  readonly userId: string;
  /** A project that the person belongs to; undefined: no such project. */
  readonly projectId: string | undefined;
}

/**
 * The names of people who can give somebody a right: administrators of the project, else those of the system. At most
 * three, never the person.
 */
export async function findPeopleToAsk(db: Db, { userId, projectId }: Asking): Promise<string[]> {
  const living = db
    .selectFrom('users')
    .select('display_name')
    .where(IS_STILL_HERE)
    .where('account_type', '=', 'user')
    .where('id', '<>', userId)
    .orderBy('display_name')
    .limit(MOST);
  const names = (rows: readonly { readonly display_name: string }[]) => rows.map((row) => row.display_name);
  if (projectId !== undefined) {
    const members = db.selectFrom('project_members').select('user_id').where('project_id', '=', projectId);
    const found = await living.where('role', '=', 'ADMIN').where('id', 'in', members).execute();
    if (found.length > 0) return names(found);
  }
  return names(await living.where('role', '=', 'SUPPER_ADMIN').execute());
}
