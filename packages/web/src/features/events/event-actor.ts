import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import { mayChangePlan, mayEditEvent, mayPurgeEvent } from '@toasoan/contract/features/events/event-rules.ts';
import {
  type EventFacts,
  type EventTransitionChoice,
  eventTransitionsOf,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { useMemo } from 'react';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

type RowFacts = Pick<EventRow, 'state' | 'createdBy' | 'stateBeforeTrash'>;

interface EventActorRules {
  /** Transitions open to this person now. Only the server knows whether their guards are met. */
  readonly transitionsOf: (event: RowFacts) => readonly EventTransitionChoice[];
  /** Transitions of a new event that has not been saved yet. */
  readonly transitionsOfNew: () => readonly EventTransitionChoice[];
  readonly mayEdit: (event: RowFacts) => boolean;
  /** Deletes an event permanently from the trash. */
  readonly mayPurge: (event: RowFacts & Pick<EventRow, 'publishedTime'>) => boolean;
  /** Postpones, reschedules or cancels it. */
  readonly mayChangePlan: (event: RowFacts) => boolean;
}

/** The rules of the contract for this person in this project. */
export function useEventActor(): EventActorRules {
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
      transitionsOf: (event) => eventTransitionsOf(actor, factsOf(event)),
      transitionsOfNew: () =>
        eventTransitionsOf(actor, { state: 'DRAFT', createdById: userId, stateBeforeTrash: null }),
      mayEdit: (event) => mayEditEvent(actor, factsOf(event)),
      mayPurge: (event) =>
        mayPurgeEvent(actor, { ...factsOf(event), everPublished: event.publishedTime !== null }),
      mayChangePlan: (event) => mayChangePlan(actor, factsOf(event)),
    };
  }, [userId, permissions, project]);
}

function factsOf({ state, createdBy, stateBeforeTrash }: RowFacts): EventFacts {
  return { state, createdById: createdBy.userId, stateBeforeTrash };
}
