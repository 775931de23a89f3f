import type { PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { mayApply, mayEdit, mayPurge } from '@toasoan/contract/features/posts/post-rules.ts';
import {
  type PostActor,
  type PostFacts,
  transitionsOf,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { useMemo } from 'react';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { openTransition } from './workflow/open-transition.ts';

type RowFacts = Pick<PostRow, 'state' | 'createdBy' | 'assignee' | 'stateBeforeTrash'>;

interface PostActorRules {
  /** Transitions open to this person now. Only the server knows whether their guards are met. */
  readonly transitionsOf: (post: RowFacts) => readonly PostTransition[];
  /** Transitions of a new post that has not been saved yet. */
  readonly transitionsOfNew: () => readonly PostTransition[];
  readonly mayEdit: (post: RowFacts) => boolean;
  /** Deletes a post permanently from the trash. */
  readonly mayPurge: (post: RowFacts & Pick<PostRow, 'publishedTime'>) => boolean;
  /** Publishes the waiting changes of a public post. */
  readonly mayApply: (post: RowFacts) => boolean;
}

/** The rules of the contract for this person in this project. */
export function usePostActor(): PostActorRules {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  const project = useCurrentProject();
  return useMemo(() => {
    const actor: PostActor = {
      userId,
      permissions,
      allowSelfApprove: project?.allowSelfApprove ?? false,
      workflowMode: project?.workflowMode ?? 'THREE_STEP',
    };
    return {
      transitionsOf: (post) => transitionsOf(actor, factsOf(post)).map(openTransition),
      transitionsOfNew: () =>
        transitionsOf(actor, {
          state: 'DRAFT',
          createdById: userId,
          assigneeId: null,
          stateBeforeTrash: null,
        }).map(openTransition),
      mayEdit: (post) => mayEdit(actor, factsOf(post)),
      mayApply: (post) => mayApply(actor, factsOf(post)),
      mayPurge: (post) => mayPurge(actor, { ...factsOf(post), everPublished: Boolean(post.publishedTime) }),
    };
  }, [userId, permissions, project]);
}

function factsOf({ state, createdBy, assignee, stateBeforeTrash = null }: RowFacts): PostFacts {
  return { state, createdById: createdBy.userId, assigneeId: assignee?.userId ?? null, stateBeforeTrash };
}
