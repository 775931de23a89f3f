import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit, movesOf, type PostFacts } from '@toasoan/contract/features/posts/post-rules.ts';
import { useMemo } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

interface RowFacts {
  readonly state: PostState;
  readonly createdBy: { readonly userId: string | null };
  readonly stateBeforeTrash: PostState | null;
}

interface PostActorRules {
  readonly movesOf: (post: RowFacts) => ReadonlySet<PostState>;
  readonly mayEdit: (post: RowFacts) => boolean;
}

/** The rules of the contract for this person; what depends on the project's settings the server adds. */
export function usePostActor(): PostActorRules {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  return useMemo(() => {
    const actor = { userId, permissions, allowSelfApprove: true };
    const factsOf = (post: RowFacts): PostFacts => ({
      state: post.state,
      createdById: post.createdBy.userId,
      stateBeforeTrash: post.stateBeforeTrash,
    });
    return {
      movesOf: (post) => new Set(movesOf(actor, factsOf(post)).map((move) => move.to)),
      mayEdit: (post) => mayEdit(actor, factsOf(post)),
    };
  }, [userId, permissions]);
}
