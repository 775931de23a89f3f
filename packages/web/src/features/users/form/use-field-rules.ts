import type { UserField } from '@toasoan/contract/features/users/user-rules.ts';
import type { Person } from '../person.ts';
import { useDisabledReason } from '../user-actor.ts';
import { targetOf } from '../user-target.ts';

interface FieldState {
  readonly disabled: boolean;
  /** The rule that blocks the field, unless one message covers all fields. */
  readonly hint?: string | undefined;
}

export interface FieldRules {
  readonly of: (field: UserField) => FieldState;
  /** A rule that blocks several fields is shown once, not under each. */
  readonly general: string | undefined;
}

const RULED: readonly UserField[] = [
  'email',
  'status',
  'role',
  'projects',
  'permissionGrants',
  'projectRights',
];
const FROM = 3;

/** Which fields of the account the user may change, and the rule that blocks the others. */
export function useFieldRules(
  person: Person | undefined,
  saveDisabledReason: string | undefined,
): FieldRules {
  const disabledReason = useDisabledReason();
  const target = targetOf(person);
  const readOnly = saveDisabledReason !== undefined;
  const stops = (field: UserField) =>
    // A new account has no owner yet.
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
  return (
    field === 'role' ||
    field === 'permissionGrants' ||
    field === 'permissionDenials' ||
    field === 'projectRights'
  );
}
