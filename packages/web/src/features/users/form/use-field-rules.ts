import type { UserField } from '@toasoan/contract/features/users/user-rules.ts';
import type { Person } from '../person.ts';
import { useDisabledReason } from '../user-actor.ts';
import { targetOf } from '../user-target.ts';

interface FieldState {
  readonly disabled: boolean;
  /** The rule that stops it, where it is not said once for all. */
  readonly hint?: string | undefined;
}

export interface FieldRules {
  readonly of: (field: UserField) => FieldState;
  /** What stops several fields at once: nobody reads it under each. */
  readonly general: string | undefined;
}

const RULED: readonly UserField[] = ['email', 'status', 'role', 'projects', 'permissionGrants'];
const FROM = 3;

/** Which fields of this account this person may change, and why not. */
export function useFieldRules(
  person: Person | undefined,
  saveDisabledReason: string | undefined,
): FieldRules {
  const disabledReason = useDisabledReason();
  const target = targetOf(person);
  const readOnly = saveDisabledReason !== undefined;
  const stops = (field: UserField) =>
    // An account being made is nobody's yet.
    person === undefined && !isOfRights(field) ? undefined : disabledReason(target, { fields: [field] });
  const reasons = RULED.map(stops);
  const shared = reasons.find((reason) => reason && reasons.filter((one) => one === reason).length >= FROM);
  return {
    of(field) {
      const reason = stops(field);
      const disabled = readOnly || reason !== undefined;
      return reason === undefined || reason === shared || readOnly
        ? { disabled }
        : { disabled, hint: reason };
    },
    general: saveDisabledReason ?? shared,
  };
}

function isOfRights(field: UserField): boolean {
  return field === 'role' || field === 'permissionGrants' || field === 'permissionDenials';
}
