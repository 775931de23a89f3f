import { NO_PROJECT_RIGHTS, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import { ROLES } from '@toasoan/contract/access/roles.ts';
import { mayReadEvent } from '@toasoan/contract/features/events/event-rules.ts';
import { EVENT_STATES, type EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import {
  EVENT_TRANSITIONS,
  eventTransitionsOf,
} from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { expect, test } from 'vitest';
import { judgeEvent } from '../test-support/event-model.ts';

const BOTH = [false, true];

interface Place {
  readonly state: EventState;
  readonly before: EventState | null;
}

/** Every state, with every state that a trashed event comes from. */
const PLACES: readonly Place[] = EVENT_STATES.flatMap((state): Place[] =>
  state === 'TRASHED'
    ? (['DRAFT', 'UNPUBLISHED'] as const).map((before) => ({ state, before }))
    : [{ state, before: null }],
);

const CASES = ROLES.flatMap((role) =>
  BOTH.flatMap((isOwner) =>
    BOTH.flatMap((isTwoStep) =>
      BOTH.flatMap((allowSelfApprove) =>
        PLACES.map((place) => ({ role, isOwner, isTwoStep, allowSelfApprove, ...place })),
      ),
    ),
  ),
);

/** The transitions that the product offers in one case. */
function choicesIn({ role, isOwner, isTwoStep, allowSelfApprove, state, before }: (typeof CASES)[number]) {
  const workflowMode = isTwoStep ? ('TWO_STEP' as const) : ('THREE_STEP' as const);
  const actor = {
    userId: '1',
    permissions: permissionsIn({ role, ...NO_PROJECT_RIGHTS }, { workflowMode, ...NO_PROJECT_RIGHTS }),
    allowSelfApprove,
    workflowMode,
  };
  const facts = { state, createdById: isOwner ? '1' : '2', stateBeforeTrash: before };
  return mayReadEvent(actor, facts) ? eventTransitionsOf(actor, facts) : [];
}

test('from every state to every other, each role in each kind of project may go exactly where the specification says', () => {
  const wrong: unknown[] = [];
  const made = new Set<string>();
  for (const one of CASES) {
    const { role, isOwner, state, before } = one;
    const choices = choicesIn(one);
    for (const choice of choices)
      for (const name of [...choice.intermediateSteps, choice.name]) made.add(name);
    for (const to of EVENT_STATES) {
      const found = choices.some((choice) => choice.to === to && !choice.isBarred);
      const event = { state, ownerId: isOwner ? '1' : '2', isFit: true, before };
      if (found !== 'way' in judgeEvent({ userId: '1', role }, one, event, to))
        wrong.push({ ...one, to, found });
    }
  }
  expect(wrong).toEqual([]);
  // None of the table was left out.
  expect([...made].sort()).toEqual([...new Set(EVENT_TRANSITIONS.map(({ name }) => name))].sort());
});
