import type { PersonRef } from '../../../vocabulary/audit-fields.ts';

interface Concerned {
  readonly createdBy: PersonRef;
  readonly approvedBy: PersonRef | null;
}

/** Who is told of a change of plan: who wrote the event, who approved it, and who makes something about it. */
export function planAudience(
  { createdBy, approvedBy }: Concerned,
  coverage: readonly { readonly assignee: PersonRef | null }[],
): readonly { readonly userId: string; readonly name: string }[] {
  const people = new Map<string, string>();
  for (const person of [createdBy, approvedBy, ...coverage.map(({ assignee }) => assignee)]) {
    if (person !== null && person.userId !== null && !people.has(person.userId))
      people.set(person.userId, person.name);
  }
  return [...people].map(([userId, name]) => ({ userId, name }));
}
