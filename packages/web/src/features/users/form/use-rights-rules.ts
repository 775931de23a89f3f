import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { useMemo } from 'react';
import { useProjects } from '#web/core/project/project-store.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { Person } from '../person.ts';
import { changedRights, type RightsValues } from '../rehearsal/rights-proposal.ts';
import { useDisabledReason } from '../user-actor.ts';
import { rightsOf, targetOf } from '../user-target.ts';
import type { UserValues } from '../user-values.ts';

export type KnownProject = Pick<
  SessionProject,
  'projectId' | 'code' | 'name' | 'color' | 'status' | 'workflowMode'
>;

/** The person's projects first, then the others of one's own that are not archived. */
export function useKnownProjects(person: Person | undefined): readonly KnownProject[] {
  const own = useProjects(({ data }) => data);
  const theirs = person?.projects;
  return useMemo(() => {
    const before = theirs ?? [];
    const isNew = ({ projectId, status }: KnownProject) =>
      status === 'ENABLE' && !before.some((one) => one.projectId === projectId);
    return [...before, ...own.filter(isNew)];
  }, [own, theirs]);
}

/** What stops a choice that would change the rights; a form that is refused already may be changed back. */
export function useRightsRules(
  form: FormStore<UserValues>,
  person: Person | undefined,
  known: readonly KnownProject[],
): (change: Partial<RightsValues>) => string | undefined {
  const values = useFormPart(form, (state) => state.values);
  const disabledReason = useDisabledReason();
  function refusal(rights: RightsValues): string | undefined {
    const fields = changedRights(person, rights);
    return fields.length === 0
      ? undefined
      : disabledReason(targetOf(person), { fields, rights: rightsOf(rights, known) });
  }
  const now = refusal(values);
  return (change) => (now === undefined ? refusal({ ...values, ...change }) : undefined);
}
