import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { postActor } from '#server/features/posts/public.ts';

/** The person who reads the log of a project, for the rules of areas and of posts. */
export interface AuditReader {
  readonly projectId: string;
  readonly visitor: Visitor;
  readonly actor: PostActor;
}

export function auditReader({
  projectId,
  caller,
}: Pick<TransactionCall, 'projectId' | 'caller'>): AuditReader {
  const { roles, permissionsHere } = caller;
  return {
    projectId,
    visitor: { roles, permissions: permissionsHere, projectId },
    actor: postActor(caller),
  };
}
