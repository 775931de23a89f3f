import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

interface Exporter {
  readonly actor: PostActor;
  readonly timezone: string;
}

/**
 * The person who started the export, with their current rights. @throws FORBIDDEN once they may not see the list.
 */
export async function getExporter(
  db: Db,
  projectId: string,
  userId: string,
  deps: Permission = 'post.view',
): Promise<Exporter> {
  const person = await findPersonIn(db, projectId, userId);
  if (!person?.permissions.includes(deps)) throw new AppError('FORBIDDEN');
  const { permissions, allowSelfApprove, workflowMode, timezone } = person;
  return { actor: { userId, permissions, allowSelfApprove, workflowMode }, timezone };
}
