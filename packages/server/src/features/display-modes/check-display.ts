import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { Db } from '#server/core/db/database.ts';
import { findDisplayTargets } from './display-targets-view.ts';

/** Whether every category or page that a display names is a living one of the project. */
export async function namesLivingTargets(db: Db, projectId: string, display: Display): Promise<boolean> {
  const targetsOf = await findDisplayTargets(db, projectId, [display]);
  return targetsOf(display).every(({ title }) => title !== '');
}
