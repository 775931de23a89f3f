import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Db } from '#server/core/db/database.ts';
import { aNumber } from './a-number.ts';

interface ProjectOptions {
  /** Only where the number itself matters ('2' and '7' have their own rules). */
  readonly id?: string;
  readonly workflowMode?: WorkflowMode;
  readonly status?: Status;
  readonly domains?: readonly string[];
  /** Absent: people may publish their own posts, so that a test needs only one person. */
  readonly allowSelfApprove?: boolean;
}

/** Makes a project. @returns its id. */
export async function aProject(db: Db, options: ProjectOptions = {}): Promise<string> {
  const number = aNumber();
  const { id } = await db
    .insertInto('projects')
    .values({
      ...(options.id !== undefined && { id: options.id }),
      name: `Chuyên trang ${number}`,
      name_key: `chuyên trang ${number}`,
      code: `trang-${number}`,
      color: 'blue',
      workflow_mode: options.workflowMode ?? 'THREE_STEP',
      allow_self_approve: options.allowSelfApprove ?? true,
      status: options.status ?? 'ENABLE',
      domains: [...(options.domains ?? [`trang-${number}.example`])],
      created_by_name: 'Hệ thống',
      updated_by_name: 'Hệ thống',
      created_by_id: null,
      updated_by_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
