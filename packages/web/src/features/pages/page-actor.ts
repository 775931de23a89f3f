import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { mayEditPage, mayPurgePage } from '@toasoan/contract/features/pages/page-rules.ts';
import {
  type PageFacts,
  type PageTransitionChoice,
  pageTransitionsOf,
} from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { useMemo } from 'react';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

interface PageActorRules {
  /** Transitions open to this person now. Only the server knows whether what they check is met. */
  readonly transitionsOf: (page: PageFacts) => readonly PageTransitionChoice[];
  readonly mayEdit: (page: PageFacts) => boolean;
  /** Deletes a page permanently from the trash. */
  readonly mayPurge: (page: Pick<PageRow, 'state' | 'stateBeforeTrash' | 'everPublished'>) => boolean;
}

/** The rules of the contract for this person in this project. */
export function usePageActor(): PageActorRules {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  const project = useCurrentProject();
  return useMemo(() => {
    const actor: ArticleActor = {
      userId,
      permissions,
      allowSelfApprove: project?.allowSelfApprove ?? false,
      workflowMode: project?.workflowMode ?? 'THREE_STEP',
    };
    return {
      transitionsOf: (page) => pageTransitionsOf(actor, page),
      mayEdit: (page) => mayEditPage(actor, page),
      mayPurge: (page) => mayPurgePage(actor, page),
    };
  }, [userId, permissions, project]);
}
